import Button from '@mui/material/Button'
import { useTexts } from '../language'
import { hiddenTexts } from './hidden-texts'
import { selectNextHidden } from './select-hidden'

type Props = {
  /** Of the text field. */
  id: string
  label: string
}

/** Goes from one run of hidden characters in a text field to the next. */
export function NextHidden({ id, label }: Props) {
  const t = useTexts(hiddenTexts)
  return (
    <Button
      variant="text"
      color="inherit"
      aria-label={t.nextIn(label)}
      onClick={() => selectNextHidden(id)}
      sx={{ minWidth: 0, minHeight: 24, ml: 1, px: 1, py: 0, textDecoration: 'underline' }}
    >
      {t.next}
    </Button>
  )
}
