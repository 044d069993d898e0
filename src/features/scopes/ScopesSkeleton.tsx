import { TableSkeleton } from '../../components/TableSkeleton'
import { scopesTable as layout } from './scopes-table-layout'

/** First load of the table "Scopes". */
export function ScopesSkeleton() {
  return (
    <TableSkeleton
      frame={layout.frame}
      table={layout.table}
      columns={[
        { sx: layout.title, filled: 70 },
        { sx: layout.id, filled: 65 },
        { sx: layout.summary, filled: 95 },
        { sx: layout.parent, filled: 60 },
        { sx: layout.authority, filled: 50 },
      ]}
    />
  )
}
