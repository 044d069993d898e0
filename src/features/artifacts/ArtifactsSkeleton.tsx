import { TableSkeleton } from '../../components/TableSkeleton'
import { artifactsTable as layout } from './artifacts-table-layout'

/** First load of the table "Artifacts". */
export function ArtifactsSkeleton() {
  return (
    <TableSkeleton
      frame={layout.frame}
      table={layout.table}
      columns={[
        { sx: layout.name, filled: 65 },
        { sx: layout.revision, filled: 60 },
        { sx: layout.committed, filled: 60 },
        { sx: layout.sources, filled: 30 },
        { sx: layout.digest, filled: 65 },
        { sx: layout.id, filled: 65 },
      ]}
    />
  )
}
