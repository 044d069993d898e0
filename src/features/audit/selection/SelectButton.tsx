import Button from '@mui/material/Button'
import { useTexts } from '../../../ui/language'
import { auditTexts } from '../texts'
import type { Picking } from './use-picking'

/** "Select…": shows the boxes of the rows, or hides them. What is selected stays selected. */
export function SelectButton({ picking }: { picking: Picking }) {
  const t = useTexts(auditTexts)
  const { on } = picking.picks
  return (
    <Button
      variant="text"
      aria-pressed={on}
      sx={on ? { bgcolor: 'action.selected' } : undefined}
      onClick={() => picking.show(!on)}
    >
      {t.selectRows}
    </Button>
  )
}
