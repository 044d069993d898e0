import Typography from '@mui/material/Typography'
import type { Comparison } from '../../lib/diff/comparison'
import { own } from '../../lib/json/own'
import { useTexts } from '../../ui/language'
import { fieldTexts } from './field-texts'
import { diffTexts } from './texts'

/** What is the same on both sides and has no lines here: items of lists, and fields. */
export function SameParts({ comparison }: { comparison: Comparison }) {
  const t = useTexts(diffTexts)
  const { names } = useTexts(fieldTexts)
  const { sameItems, sameFields } = comparison
  const nameOf = (field: string) => own(names, field) ?? field
  const lines = sameItems.map(({ field, count }) => t.sameItems(nameOf(field), count))
  if (sameFields.length > 0) {
    lines.push(t.sameFields(sameFields.map(nameOf).join(t.listSeparator)))
  }
  return lines.map((line) => (
    <Typography
      key={line}
      variant="caption"
      component="p"
      color="textSecondary"
      sx={{ px: 1.5, py: 0.75, m: 0, borderTop: '1px solid', borderColor: 'line.main' }}
    >
      {line}
    </Typography>
  ))
}
