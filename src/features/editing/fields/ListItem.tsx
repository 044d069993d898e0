import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import type { Path } from '../../../api/contract/content-bounds'
import { ReasonedButton } from '../../../components/ReasonedButton'
import { useTexts } from '../../../ui/language'
import { fieldId } from '../content-path'
import { useField } from '../editing-context'
import { editTexts } from '../texts'
import { FieldNotes } from './FieldNotes'

type Props = {
  path: Path
  /** What an item of the list is called. */
  what: string
  at: number
  /** How many items the list has. */
  count: number
  /** More items follow that the form does not show. */
  isLastShown: boolean
  /** Stands at the right of the item's name. */
  facts: ReactNode
  onMove: (to: number) => void
  onRemove: () => void
  children: ReactNode
}

/** One item of a list, with the buttons that move and remove it. */
export function ListItem(props: Props) {
  const { path, what, at, count, isLastShown, facts, onMove, onRemove, children } = props
  const t = useTexts(editTexts)
  const named = t.named(what, at + 1)
  return (
    <Box
      component="fieldset"
      // The item of a list of texts has a field of that id in it.
      id={`${fieldId(path)}-item`}
      tabIndex={-1}
      aria-labelledby={`${fieldId(path)}-name`}
      sx={{
        m: 0,
        p: 1.5,
        minWidth: 0,
        border: '1px solid',
        borderColor: 'line.main',
        borderRadius: 1,
        display: 'grid',
        gap: 1,
        gridTemplateColumns: 'minmax(0, 1fr)',
      }}
    >
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography
          variant="body2"
          component="span"
          id={`${fieldId(path)}-name`}
          sx={{ fontWeight: 600 }}
        >
          {t.item(what, at + 1)}
        </Typography>
        {facts}
        <Box sx={{ ml: 'auto', display: 'flex', gap: 0.5 }}>
          <ReasonedButton
            variant="text"
            data-move="up"
            aria-label={t.moveUp(named)}
            disabledReason={at === 0 ? t.firstAlready : null}
            onClick={() => onMove(at - 1)}
            sx={{ minWidth: 32, px: 1 }}
          >
            ↑
          </ReasonedButton>
          <ReasonedButton
            variant="text"
            data-move="down"
            aria-label={t.moveDown(named)}
            disabledReason={at === count - 1 ? t.lastAlready : isLastShown ? t.nextNotShown : null}
            onClick={() => onMove(at + 1)}
            sx={{ minWidth: 32, px: 1 }}
          >
            ↓
          </ReasonedButton>
          <Button
            variant="text"
            aria-label={t.remove(named)}
            onClick={onRemove}
            sx={{ minWidth: 32, px: 1 }}
          >
            ✕
          </Button>
        </Box>
      </Box>
      <ItemProblems path={path} label={t.item(what, at + 1)} />
      {children}
    </Box>
  )
}

/** Problems of an item as a whole, where the item is not itself a text with notes of its own. */
function ItemProblems({ path, label }: { path: Path; label: string }) {
  const { value, problems } = useField(path)
  if (typeof value === 'string' || problems.length === 0) return null
  const id = `${fieldId(path)}-whole`
  return <FieldNotes id={id} label={label} problems={problems} />
}
