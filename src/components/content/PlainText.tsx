import Box from '@mui/material/Box'
import { asWritten } from '../../ui/as-written'

/**
 * Characters from which a text is laid out only when it is near. The browser learns the height of such a text late, and what
 * stands below it moves then; the layout of a shorter one costs less than that.
 */
const LONG = 40_000

/** A text of the server as it is, line breaks kept, never markup. One text node. */
export function PlainText({ text, mono }: { text: string; mono: boolean }) {
  return (
    <Box
      component={mono ? 'pre' : 'div'}
      sx={{
        flex: 1,
        m: 0,
        p: 1.5,
        ...asWritten,
        // A letter under many marks can be wider than the page, and no line breaks within it.
        overflowX: 'auto',
        fontSize: mono ? '0.8125rem' : '0.875rem',
        lineHeight: 1.55,
        ...(text.length > LONG && {
          contentVisibility: 'auto',
          containIntrinsicBlockSize: mono ? 'auto 320px' : 'auto 120px',
        }),
      }}
    >
      {text}
    </Box>
  )
}
