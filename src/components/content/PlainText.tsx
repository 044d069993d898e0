import Box from '@mui/material/Box'
import { lazy, Suspense, useState } from 'react'
import { asWritten } from '../../ui/as-written'
import { cutAt } from '../../lib/text/cut-text'

const CutNote = lazy(async () => ({ default: (await import('./CutNote')).CutNote }))

/**
 * Characters from which a text is laid out only when it is near. The browser learns the height of such a text late, and what
 * stands below it moves then; the layout of a shorter one costs less than that.
 */
const LONG = 40_000

type Props = { text: string; mono: boolean }

/** A text of the server as it is, line breaks kept, never markup. A very long one is cut until somebody asks for the rest. */
export function PlainText({ text, mono }: Props) {
  const [isWhole, setWhole] = useState(false)
  const end = isWhole ? text.length : cutAt(text)
  if (end === text.length) return <Shown text={text} mono={mono} />
  return (
    <Box sx={{ flex: 1, minWidth: 0 }}>
      <Shown text={text.slice(0, end)} mono={mono} />
      <Suspense fallback={null}>
        <CutNote text={text} shown={end} onAll={() => setWhole(true)} />
      </Suspense>
    </Box>
  )
}

/** One text node. */
function Shown({ text, mono }: Props) {
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
