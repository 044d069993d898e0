import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTexts } from '../../ui/language'
import { cutTexts } from './cut-texts'

type Props = { text: string; shown: number; onAll: () => void }

const characters = (text: string) => [...text].length

/** Below a text that is cut: how much of it stands there, and the rest; on paper, where the rest is. */
export function CutNote({ text, shown, onAll }: Props) {
  const t = useTexts(cutTexts)
  return (
    <Alert
      severity="warning"
      action={
        <Button color="inherit" variant="outlined" onClick={onAll}>
          {t.showAll}
        </Button>
      }
    >
      {t.cut(characters(text.slice(0, shown)), characters(text))}
      <Box component="span" sx={{ display: 'none', displayPrint: 'inline' }}>
        {' '}
        {t.onPaper}
      </Box>
    </Alert>
  )
}
