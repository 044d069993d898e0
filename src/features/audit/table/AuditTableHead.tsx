import { useTexts } from '../../../ui/language'
import { auditTexts } from '../texts'
import { COLUMN_NAMES } from './cell-fields'

/** The names of the columns; that of the time names the offset of the times. */
export function AuditTableHead({ offset }: { offset: string }) {
  const { columns } = useTexts(auditTexts)
  return (
    <div role="rowgroup" className="header-group" style={{ display: 'contents' }}>
      <div role="row" aria-rowindex={1} className="header">
        {COLUMN_NAMES.map((name, column) => (
          <div key={name} role="columnheader" aria-colindex={column + 1}>
            {name === 'time' ? columns.time(offset) : columns[name]}
          </div>
        ))}
      </div>
    </div>
  )
}
