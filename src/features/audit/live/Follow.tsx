import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { ReasonedButton } from '../../../components/ReasonedButton'
import { stamp, type Zone } from '../../../lib/date/stamp'
import { announce } from '../../../ui/announcer'
import { Field } from '../../../ui/Field'
import { useTexts } from '../../../ui/language'
import { shownOf } from '../reading/arrived'
import type { EventFeed } from '../reading/event-feed'
import { followTexts } from './follow-texts'
import { Follower } from './follower'

const INTERVALS = [10, 30, 60, 300] as const
type Interval = (typeof INTERVALS)[number]

type Props = {
  feed: EventFeed
  /** Whether the list has no end, so that something new can come. */
  open: boolean
  /** Whether the reader's own reading is hidden: then it is not counted as new. */
  hidesOwn: boolean
  zone: Zone
}

/** Follows new events at a chosen interval. */
export function Follow({ feed, open, hidesOwn, zone }: Props) {
  const t = useTexts(followTexts)
  const [interval, choose] = useState<Interval>(30)
  // One for each list: another list is not followed because the last one was.
  const follower = useMemo(
    () =>
      new Follower({
        loadNew: () => feed.loadNew(),
        visible: () => !document.hidden,
        stopped: () => feed.getSnapshot().phase === 'stopped',
      }),
    [feed],
  )
  const state = useSyncExternalStore(follower.subscribe, follower.getState)
  useEffect(() => {
    const onSeen = () => {
      if (!document.hidden) follower.seen()
    }
    document.addEventListener('visibilitychange', onSeen)
    return () => {
      document.removeEventListener('visibilitychange', onSeen)
      follower.pause()
    }
  }, [follower])
  const { following, looking, lookedMs, arrived } = state
  const toggle = () => {
    if (following) follower.pause()
    else follower.follow(interval * 1_000)
    announce(following ? t.paused : t.began)
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <ReasonedButton
        variant="outlined"
        disabledReason={open ? null : t.rangeEnds}
        aria-pressed={following}
        onClick={toggle}
        sx={following ? { bgcolor: 'action.selected' } : undefined}
      >
        {following ? t.pause : t.follow}
      </ReasonedButton>
      {following && (
        <>
          <Field
            label={t.every}
            value={interval}
            labelAbove
            onChange={(value) => {
              const next = Number(value) as Interval
              choose(next)
              follower.follow(next * 1_000)
            }}
            sx={{ minWidth: 116 }}
          >
            {INTERVALS.map((seconds) => (
              <option key={seconds} value={seconds}>
                {t.intervals[seconds]}
              </option>
            ))}
          </Field>
          <Typography variant="body2" color="textSecondary">
            {looking || lookedMs === null
              ? t.looking
              : t.looked(
                  stamp(new Date(lookedMs).toISOString(), zone).slice(11, 19),
                  shownOf(arrived, hidesOwn),
                )}
          </Typography>
        </>
      )}
    </Box>
  )
}
