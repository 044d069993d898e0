import visuallyHidden from '@mui/utils/visuallyHidden'
import type { Section } from '../../lib/diff/comparison'
import { useTexts } from '../../ui/language'
import { ModeChip } from '../ModeChip'
import { diffTexts } from './texts'

/** A change without lines: a mode or another short value, or a note of what else differs. */
export function ValueChange({ section }: { section: Section }) {
  const t = useTexts(diffTexts)
  const { kind, field, change, item, diff } = section
  if (kind !== 'value') {
    if (item?.change === 'moved') return t.itemMoved
    if (diff.whitespaceLines > 0) return t.whitespaceOnly(diff.whitespaceLines)
    return change === 'added' ? t.emptyAdded : change === 'removed' ? t.emptyRemoved : t.sameLines
  }
  const shown = (value: string, Mark: 'ins' | 'del') =>
    field === 'mode' ? <ModeChip mode={value} /> : <Mark>{value}</Mark>
  return (
    <>
      {change !== 'added' && (
        <>
          <span style={visuallyHidden}>{t.from} </span>
          {shown(diff.before, 'del')}
        </>
      )}
      {change === 'changed' && <span aria-hidden="true"> → </span>}
      {change !== 'removed' && (
        <>
          <span style={visuallyHidden}> {t.to} </span>
          {shown(diff.after, 'ins')}
        </>
      )}
    </>
  )
}
