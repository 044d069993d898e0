import Typography from '@mui/material/Typography'
import { useTexts } from '../../../ui/language'
import { picturesTexts } from './pictures-texts'

/** Says how many values a picture leaves out, and with how many decisions. */
export function Others({ rest }: { rest: readonly { events: number }[] }) {
  const t = useTexts(picturesTexts)
  if (rest.length === 0) return null
  return (
    <Typography variant="caption" color="textSecondary">
      {t.others(
        rest.length,
        rest.reduce((sum, { events }) => sum + events, 0),
      )}
    </Typography>
  )
}
