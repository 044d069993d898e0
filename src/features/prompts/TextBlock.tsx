import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { asWritten } from '../../ui/as-written'
import { fonts } from '../../ui/tokens'

type Props = { text: string; label?: string }

/** A text of the server, as text: wrapped, monospaced, never cut. */
export function TextBlock({ text, label }: Props) {
  return (
    <Box
      sx={{
        border: '1px solid',
        borderColor: 'line.main',
        borderRadius: 1,
        bgcolor: 'background.paper',
        minWidth: 0,
      }}
    >
      {label && (
        <Typography
          variant="caption"
          component="p"
          color="textSecondary"
          sx={{ px: 1.5, pt: 0.75, m: 0, fontWeight: 600 }}
        >
          {label}
        </Typography>
      )}
      <Box
        component="pre"
        sx={{
          m: 0,
          p: 1.5,
          fontFamily: fonts.mono,
          fontSize: '0.8125rem',
          lineHeight: 1.55,
          ...asWritten,
          // A letter under many marks can be wider than the page, and no line breaks within it.
          overflowX: 'auto',
        }}
      >
        {text}
      </Box>
    </Box>
  )
}
