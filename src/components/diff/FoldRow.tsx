import Button from '@mui/material/Button'
import { useTexts } from '../../ui/language'
import { diffTexts } from './texts'

type Props = { hidden: number; columns: number; onOpen: () => void }

/** Stands for unchanged lines that are folded away. */
export function FoldRow({ hidden, columns, onOpen }: Props) {
  const t = useTexts(diffTexts)
  return (
    <tr data-row="fold">
      <td colSpan={columns}>
        <Button variant="text" size="small" fullWidth onClick={onOpen}>
          <span aria-hidden="true">⋯&nbsp;</span>
          {t.showUnchanged(hidden)}
        </Button>
      </td>
    </tr>
  )
}
