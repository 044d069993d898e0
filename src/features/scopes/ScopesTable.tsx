import Paper from '@mui/material/Paper'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { useTexts } from '../../ui/language'
import { listTexts } from './list-texts'
import type { ScopeAuthorities } from './scope-actions'
import type { PlacedRow } from './scope-order'
import { scopesTable as layout } from './scopes-table-layout'
import { ScopesTableRow } from './ScopesTableRow'
import { SortHeader } from './SortHeader'
import { scopesTexts } from './texts'

type Props = {
  rows: readonly PlacedRow[]
  authorities: ScopeAuthorities
  /** The rows belong to an earlier search: kept on screen, marked as old. */
  stale: boolean
}

/** The table "Scopes". Narrow tables drop columns: what they hold then stands below the title. */
export function ScopesTable({ rows, authorities, stale }: Props) {
  const { scopes } = useTexts(scopesTexts)
  const t = useTexts(listTexts)
  return (
    <Paper variant="outlined" sx={layout.frame}>
      <Table aria-label={scopes} aria-busy={stale} sx={layout.table}>
        <TableHead>
          <TableRow>
            <SortHeader by="title" sx={layout.title}>
              {t.title}
            </SortHeader>
            <TableCell sx={layout.id}>{t.id}</TableCell>
            <TableCell sx={layout.summary}>{t.summary}</TableCell>
            <SortHeader by="parent" sx={layout.parent}>
              {t.parent}
            </SortHeader>
            <TableCell sx={layout.authority}>{t.authority}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody sx={{ opacity: stale ? 0.6 : 1 }}>
          {rows.map(({ row: { scopeId, scope, unread }, level }) => (
            <ScopesTableRow
              key={scopeId}
              scopeId={scopeId}
              scope={scope}
              unread={unread}
              level={level}
              authorities={authorities}
            />
          ))}
        </TableBody>
      </Table>
    </Paper>
  )
}
