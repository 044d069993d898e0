import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { exactTime, type Zone } from '../../../lib/date/stamp'
import { useTexts } from '../../../ui/language'
import { WholeTimes } from '../../../ui/WholeTimes'
import type { FeedSnapshot } from '../reading/event-feed'
import type { ShownRows } from '../table/shown-rows'
import { filterTexts } from './filter-texts'
import { LOOK_CALLS } from './use-look-on'

type Props = {
  snapshot: FeedSnapshot
  shown: ShownRows
  zone: Zone
  isLooking: boolean
  /** Looks further; null where that cannot be asked for. */
  onLookOn: (() => void) | null
}

/** What the filters over what is loaded leave of it, and how far that is known. */
export function LookedThrough({ snapshot, shown, zone, isLooking, onLookOn }: Props) {
  const t = useTexts(filterTexts)
  const isWhole = snapshot.phase === 'complete'
  const lookedTo = isWhole || !shown.isKnown ? null : lastTime(snapshot, zone)
  const { events } = shown.rows
  // The console says 0 of a whole list only, because an event that is not loaded may match.
  const found = shown.events === 0 && !isWhole ? t.noneOf(events) : t.of(shown.events, events)
  return (
    <Box
      role="group"
      aria-label={t.loaded}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1,
        flex: 'none',
        // As high as its button, which comes when the list has stopped reading on.
        minHeight: 32,
        my: 0.5,
      }}
    >
      <Typography component="span" variant="body2" role="status">
        {shown.isKnown && (isWhole || events > 0) && found}
        {lookedTo !== null && (
          <span>
            {' '}
            <WholeTimes
              text={snapshot.order === 'newest' ? t.lookedBack(lookedTo) : t.lookedUp(lookedTo)}
            />
          </span>
        )}
      </Typography>
      {isLooking && (
        <Typography component="span" variant="body2" color="textSecondary">
          {t.looking}
        </Typography>
      )}
      {onLookOn && (
        <Button variant="outlined" onClick={onLookOn}>
          {t.lookOn(LOOK_CALLS)}
        </Button>
      )}
    </Box>
  )
}

/** The time of the last row: the list is read up to it, but for its gaps, which are rows of their own. */
function lastTime({ rows }: FeedSnapshot, zone: Zone): string | null {
  const ms = rows.timeAt(rows.length - 1)
  return Number.isNaN(ms) ? null : exactTime(new Date(ms).toISOString(), zone)
}
