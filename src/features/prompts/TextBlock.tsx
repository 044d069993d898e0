import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { lazy, Suspense } from 'react'
import { cutAt } from '../../lib/text/cut-text'
import { sharedTexts } from '../../components/shared-texts'
import { asWritten } from '../../ui/as-written'
import { useTexts } from '../../ui/language'

const LongPlainText = lazy(async () => ({
  default: (await import('../../components/content/LongPlainText')).LongPlainText,
}))

/** More than a Prompt of today's servers holds. */
const AT_ONCE = { characters: 40_000, lines: 2_000 }
const written = {
  m: 0,
  p: 1.5,
  fontSize: '0.8125rem',
  lineHeight: 1.55,
  ...asWritten,
  // A letter under many marks can be wider than the page, and no line breaks within it.
  overflowX: 'auto',
} as const

type Props = { text: string; label?: string }

/** A text of the server, as text: wrapped, monospaced. */
export function TextBlock({ text, label }: Props) {
  const t = useTexts(sharedTexts)
  const end = cutAt(text, AT_ONCE)
  const shown = (
    <Box component="pre" sx={written}>
      {text.slice(0, end)}
    </Box>
  )
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
      {end < text.length ? (
        <Suspense
          fallback={
            <>
              {shown}
              <Box sx={{ px: 1.5, pb: 1.5, color: 'text.secondary' }}>{t.restLoading}</Box>
            </>
          }
        >
          <LongPlainText text={text} mono sx={written} />
        </Suspense>
      ) : (
        shown
      )}
    </Box>
  )
}
