import Typography from '@mui/material/Typography'
import type { ApiError } from '../api/errors'
import { timeOfDay } from '../lib/date/time-of-day'
import { useLanguage, useTexts } from '../ui/language'
import { sharedTexts } from './shared-texts'

/**
 * How long the server asks to be left alone, and until when. The words stand still: a count that runs would be read
 * out each second.
 */
export function WaitText({ error }: { error: ApiError }) {
  const t = useTexts(sharedTexts)
  const { tag } = useLanguage()
  if (!error.retryAfter) return null
  const { seconds, until } = error.retryAfter
  return (
    <Typography variant="body2" sx={{ mt: 0.5 }}>
      {t.wait(seconds, timeOfDay(until, tag))}
    </Typography>
  )
}
