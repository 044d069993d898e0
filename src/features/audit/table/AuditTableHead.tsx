import { useTexts } from '../../../ui/language'
import { auditTexts } from '../texts'
import { COLUMN_NAMES, type CellName } from './cell-fields'

type Props = { offset: string; shown: readonly CellName[] }

/** The names of the columns; that of the time names the offset of the times. */
export function AuditTableHead({ offset, shown }: Props) {
  const { columns } = useTexts(auditTexts)
  return (
    <div role="rowgroup" className="header-group" style={{ display: 'contents' }}>
      <div role="row" aria-rowindex={1} className="header">
        {shown.map((name) => (
          <div key={name} role="columnheader" aria-colindex={COLUMN_NAMES.indexOf(name) + 1}>
            {name === 'time' ? columns.time(offset) : columns[name]}
          </div>
        ))}
      </div>
    </div>
  )
}
