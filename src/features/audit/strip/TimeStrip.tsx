import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { lazy, useCallback, useMemo, useState, type ReactNode } from 'react'
import { serverNow } from '../../../api/server-clock'
import type { Zone } from '../../../lib/date/stamp'
import { Drop } from '../../../ui/Drop'
import { useTexts } from '../../../ui/language'
import { barSteps } from '../pictures/bars'
import { knownOf } from '../pictures/buckets'
import { useSteps } from '../pictures/use-steps'
import { zoneClocks } from '../pictures/zone-clocks'
import type { Place } from '../reading/event-feed'
import type { AuditListState } from '../use-audit-list'
import type { ListView } from '../use-list-view'
import { StripBars } from './StripBars'
import { STRIP, STRIP_BUTTONS } from './strip-layout'
import { stripRange, unreadIn } from './strip-range'
import { stripTexts } from './strip-texts'
import { TimeScrubber } from './TimeScrubber'
import { ZoomOut } from './ZoomOut'

const GoToTime = lazy(async () => ({ default: (await import('./GoToTime')).GoToTime }))

type Props = {
  list: AuditListState
  view: ListView
  zone: Zone
  /** Narrows the list to a stretch of time: ISO instants, the end excluded. */
  onNarrow: (from: string, to: string) => void
  /** Stands at the end of the strip, as high as it. */
  children?: ReactNode
}

/** The time of the list, oldest at the left: what happened when, what was read, and the ways to another place of the list. */
export function TimeStrip(props: Props) {
  const { list, view, zone, onNarrow, children } = props
  const { snapshot, shown } = list
  const onJump = (place: Place) => void view.jump(place)
  const t = useTexts(stripTexts)
  const [asksTime, setAsksTime] = useState(false)
  const { order, readRanges } = snapshot
  const spanned = stripRange(snapshot, serverNow())
  const { startMs = 0, endMs = 0 } = spanned ?? {}
  const start = useCallback(
    () => barSteps(shown, { startMs, endMs }, zoneClocks[zone]),
    [shown, startMs, endMs, zone],
  )
  const { value: counted, isOld } = useSteps(
    endMs > startMs && shown.isKnown ? start : null,
    shown.of,
  )
  const known = useMemo(
    () => (counted === null ? [] : knownOf(counted.axis, readRanges)),
    [counted, readRanges],
  )
  const range = counted && {
    startMs: counted.axis.startMs,
    endMs: counted.axis.startMs + counted.axis.count * counted.axis.widthMs,
  }
  return (
    <Box role="group" aria-label={t.jumps} sx={STRIP}>
      <Box
        // Unseen, not taken away: the focus stays, and nothing moves.
        sx={{ display: 'flex', flexDirection: 'column', minWidth: 0, opacity: isOld ? 0 : 1 }}
        aria-busy={isOld || undefined}
      >
        {counted && range && (
          <>
            <StripBars
              counted={counted}
              known={known}
              ends={snapshot}
              zone={zone}
              onNarrow={onNarrow}
            />
            <TimeScrubber
              range={range}
              unread={unreadIn(range, readRanges)}
              order={order}
              viewTime={view.viewTime}
              zone={zone}
              onGo={onJump}
            />
          </>
        )}
      </Box>
      <Box sx={STRIP_BUTTONS}>
        <Box sx={{ display: 'flex' }}>
          <Button variant="text" onClick={() => onJump('start')}>
            {t.oldest}
          </Button>
          <Button variant="text" onClick={() => onJump('end')}>
            {t.newest}
          </Button>
        </Box>
        <Box sx={{ display: 'flex', justifyContent: 'space-between' }}>
          <Drop
            label={t.goTo}
            open={asksTime}
            onOpen={setAsksTime}
            align="right"
            width={320}
            variant="text"
          >
            <GoToTime
              zone={zone}
              onGo={(ms) => {
                setAsksTime(false)
                onJump(ms)
              }}
            />
          </Drop>
          <ZoomOut ends={snapshot} zone={zone} onNarrow={onNarrow} />
        </Box>
      </Box>
      {children}
    </Box>
  )
}
