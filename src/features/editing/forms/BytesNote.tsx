import Typography from '@mui/material/Typography'
import { useTexts } from '../../../ui/language'
import { editTexts } from '../texts'

/** How many bytes something takes, of how many it may. */
export function BytesNote({ count, max }: { count: number; max: number }) {
  const t = useTexts(editTexts)
  return (
    <Typography
      variant="caption"
      sx={{
        color: count > max ? 'error.main' : 'text.secondary',
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      {t.bytesOf(count, max)}
    </Typography>
  )
}
