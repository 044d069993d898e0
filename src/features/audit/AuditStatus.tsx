import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useId, useState, type ReactNode } from 'react'
import type { Zone } from '../../lib/date/stamp'
import { announce } from '../../ui/announcer'
import { useTexts } from '../../ui/language'
import { shownOf } from './reading/arrived'
import { isReadToItsEnd, type EventFeed, type FeedSnapshot } from './reading/event-feed'
import { LoadAll } from './LoadAll'
import { loadTexts } from './load-texts'
import { auditTexts } from './texts'
import { ZoneSwitch } from './ZoneSwitch'

type Props = {
  feed: EventFeed
  snapshot: FeedSnapshot
  /** The reader's own reading is not on display, and not counted. */
  hidesOwn: boolean
  zone: Zone
  onZone: (zone: Zone) => void
  /** A phone has room for the counts; the rest waits behind "More…". */
  phone: boolean
  /** Stands beside the counts: how the rows are shown, what came in above. */
  beside: ReactNode
  /** What else can be done with the list. */
  children: ReactNode
}

/** The one line between strip and list: "N events", exactly one of more to load, all loaded and loading, and what can be done about it. */
export function AuditStatus(props: Props) {
  const { feed, snapshot, hidesOwn, zone, onZone, phone, beside, children } = props
  const t = useTexts(auditTexts)
  const words = useTexts(loadTexts)
  const restId = useId()
  const [open, setOpen] = useState(false)
  const { rows, phase, endReached } = snapshot
  const lookForNew = async () => announce(words.foundNew(shownOf(await feed.loadNew(), hidesOwn)))
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1,
        flex: 'none',
        minHeight: { sm: 32 },
        mb: { xs: 0.25, sm: 0.5 },
        fontVariantNumeric: 'tabular-nums',
        // On a phone the switch and its explanation have to stand in one line.
        '& button': { px: { xs: 0.5, sm: 1 } },
      }}
    >
      {/* Room for what these words become while the list is read: nothing beside them moves then. */}
      <Box role="status" sx={counts}>
        <Typography component="span" sx={{ fontWeight: 600, minWidth: 112 }}>
          {t.events(rows.events)}
        </Typography>
        {phase !== 'stopped' && (
          <Typography component="span" color="textSecondary" sx={{ minWidth: 88 }}>
            {t.phases[phase]}
          </Typography>
        )}
      </Box>
      {phone && (
        <Button
          variant="text"
          aria-expanded={open}
          aria-controls={restId}
          onClick={() => setOpen(!open)}
          sx={{ minWidth: 0, minHeight: 24, py: 0 }}
        >
          {t.more}
        </Button>
      )}
      {beside}
      <Box id={restId} sx={{ display: phone && !open ? 'none' : 'contents' }}>
        <LoadAll feed={feed} snapshot={snapshot} />
        {/* It comes when a page is there: before the other button, or in a line of its own on a phone, it would move what is below. */}
        {phase === 'more' && !endReached && (
          <Button variant="text" onClick={() => void feed.loadMore()}>
            {words.loadMore}
          </Button>
        )}
        {(isReadToItsEnd(snapshot) || phase === 'more') && snapshot.endMs === null && (
          <Button variant="text" onClick={() => void lookForNew()}>
            {words.lookForNew}
          </Button>
        )}
        <Box sx={{ flexGrow: 1 }} />
        {children}
        <ZoneSwitch zone={zone} said={phone} onZone={onZone} />
      </Box>
    </Box>
  )
}

const counts = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 1,
  // On a phone the counts and "More…" fill the first line.
  flex: { xs: '1 1 200px', sm: 'none' },
} as const
