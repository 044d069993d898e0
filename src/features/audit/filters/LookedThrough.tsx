import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTexts } from '../../../ui/language'
import type { ShownRows } from '../table/shown-rows'
import { filterTexts } from './filter-texts'
import { LOOK_CALLS } from './use-look-on'

type Props = {
  shown: ShownRows
  /** How far the list has been looked through: an exact time and whether that is all. */
  looked: { to: string | null; whole: boolean; newestFirst: boolean }
  isLooking: boolean
  /** Looks further; null where that cannot be asked for. */
  onLookOn: (() => void) | null
}

/** What the filters over what is loaded leave of it, and how far that is known. */
export function LookedThrough({ shown, looked, isLooking, onLookOn }: Props) {
  const t = useTexts(filterTexts)
  return (
    <Box
      role="group"
      aria-label={t.loaded}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}
    >
      <Typography component="span" variant="body2" role="status">
        {t.of(shown.events, shown.rows.events)}
        {!looked.whole && looked.to !== null && (
          <span> {looked.newestFirst ? t.lookedBack(looked.to) : t.lookedUp(looked.to)}</span>
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
