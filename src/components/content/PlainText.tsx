import Box from '@mui/material/Box'
import { lazy, Suspense, useMemo } from 'react'
import { sharedTexts } from '../shared-texts'
import { asWritten } from '../../ui/as-written'
import { useTexts } from '../../ui/language'
import { cutAt } from '../../lib/text/cut-text'
import { shownPieces } from '../../lib/text/hidden-text'

const LongPlainText = lazy(async () => ({
  default: (await import('./LongPlainText')).LongPlainText,
}))

/**
 * More is laid out only where it is near. The browser learns the height of such a text late, and what stands below it moves
 * then; the layout of a shorter one costs less than that.
 */
const AT_ONCE = { characters: 40_000, lines: 2_000 }
/** Stretches between marks of hidden characters. Each mark costs layout, so that a text with more of them is laid out in pieces, too. */
const STRETCHES_MAX = 1_000
/** The part of a longer text that is shown until the code that shows all of it has loaded. */
const BEGINNING = { characters: 4_000, lines: 400 }

type Props = { text: string; mono: boolean }

/** A text of the server as it is, line breaks kept, never markup. A very long one is cut until somebody asks for the rest. */
export function PlainText({ text, mono }: Props) {
  const sx = {
    flex: 1,
    m: 0,
    ...asWritten,
    // A letter under many marks can be wider than the page, and no line breaks within it.
    overflowX: 'auto',
    p: 1.5,
    fontSize: mono ? '0.8125rem' : '0.875rem',
    lineHeight: 1.55,
  } as const
  const t = useTexts(sharedTexts)
  const isLong = useMemo(
    () => cutAt(text, AT_ONCE) < text.length || shownPieces(text).length > STRETCHES_MAX,
    [text],
  )
  const shown = (
    <Box component={mono ? 'pre' : 'div'} sx={sx}>
      {isLong ? text.slice(0, cutAt(text, BEGINNING)) : text}
    </Box>
  )
  if (!isLong) return shown
  const beginning = (
    <Box sx={{ flex: 1, minWidth: 0 }}>
      {shown}
      <Box sx={{ px: 1.5, pb: 1.5, color: 'text.secondary' }}>{t.restLoading}</Box>
    </Box>
  )
  return (
    <Suspense fallback={beginning}>
      <LongPlainText text={text} mono={mono} sx={sx} />
    </Suspense>
  )
}
