import Box from '@mui/material/Box'
import { hiddenWords } from '../../lib/text/text-faults'
import { useTexts } from '../language'
import { hiddenTexts } from './hidden-texts'
import { NextHidden } from './NextHidden'

type Props = {
  /** Of the text field. */
  id: string
  label: string
  text: string
}

/** Below a text field, which cannot mark its letters: how many characters of it are hidden, and the way to each. */
export function HiddenNote({ id, label, text }: Props) {
  const t = useTexts(hiddenTexts)
  const { count, found } = hiddenWords(text)
  if (count === 0) return null
  return (
    <Box component="span" sx={{ color: 'warning.main' }}>
      {t.holds(count, found)}
      <NextHidden id={id} label={label} />
    </Box>
  )
}
