import Button from '@mui/material/Button'
import { useTexts } from '../../../ui/language'
import { auditTexts } from '../texts'
import type { Picking } from './use-picking'

type Props = {
  picking: Picking
  /** It stands in a line of small things, which must not grow when the rows come. */
  low: boolean
}

/** "Select…": shows the boxes of the rows, or hides them. What is selected stays selected. */
export function SelectButton({ picking, low }: Props) {
  const t = useTexts(auditTexts)
  const { on } = picking.picks
  return (
    <Button
      variant="text"
      aria-pressed={on}
      sx={{
        ...(low && { minHeight: 24, py: 0, fontSize: '0.75rem' }),
        ...(on && { bgcolor: 'action.selected' }),
      }}
      onClick={() => picking.show(!on)}
    >
      {t.selectRows}
    </Button>
  )
}
