import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { useQueryClient } from '@tanstack/react-query'
import { Link as RouterLink } from 'react-router'
import { IdText } from '../../components/IdText'
import { paths } from '../../routing/paths'
import { useTexts } from '../../ui/language'
import { AuthorityChips } from './AuthorityChips'
import { knownScopes } from './known-scopes'
import { actionsOn, type ScopeAuthorities } from './scope-actions'
import type { ScopeRow } from './scope-rows'
import { scopesTable } from './scopes-table-layout'
import { scopesTexts } from './texts'

type Props = {
  rows: readonly ScopeRow[]
  authorities: ScopeAuthorities
  /** The rows belong to an earlier search: kept on screen, marked as old. */
  stale: boolean
}

/** The table "Scopes". Narrow screens drop columns: the id and the summary then stand below the title. */
export function ScopesTable({ rows, authorities, stale }: Props) {
  const t = useTexts(scopesTexts)
  const known = knownScopes(useQueryClient())
  return (
    <Paper variant="outlined" sx={{ opacity: stale ? 0.6 : 1 }}>
      <Table aria-label={t.scopes} aria-busy={stale} sx={scopesTable.table}>
        <TableHead>
          <TableRow>
            <TableCell>{t.title}</TableCell>
            <TableCell sx={scopesTable.id}>{t.id}</TableCell>
            <TableCell sx={scopesTable.summary}>{t.summary}</TableCell>
            <TableCell sx={scopesTable.parent}>{t.parent}</TableCell>
            <TableCell sx={scopesTable.authority}>{t.authority}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ scopeId, scope, unread }) => {
            const actions = actionsOn(authorities, scopeId)
            const parentId = scope?.parent_scope_id
            return (
              <TableRow key={scopeId} hover>
                <TableCell component="th" scope="row">
                  <Link component={RouterLink} to={paths.scope(scopeId)} sx={scopesTable.title}>
                    {scope ? scope.title : <IdText id={scopeId} />}
                  </Link>
                  {scope && (
                    <Box sx={scopesTable.below}>
                      <IdText id={scopeId} />
                      <Box sx={scopesTable.clamp}>{scope.summary}</Box>
                    </Box>
                  )}
                </TableCell>
                <TableCell sx={scopesTable.id}>
                  <IdText id={scopeId} />
                </TableCell>
                <TableCell sx={scopesTable.summary}>
                  {scope && (
                    <Box title={scope.summary} sx={scopesTable.clamp}>
                      {scope.summary}
                    </Box>
                  )}
                  {unread === 'no-reading-role' && (
                    <Box sx={scopesTable.muted}>{t.noReadingRoleHelp}</Box>
                  )}
                  {unread === 'refused' && <Box sx={scopesTable.muted}>{t.refusedHelp}</Box>}
                </TableCell>
                <TableCell sx={scopesTable.parent}>
                  {parentId ? (
                    <Link component={RouterLink} to={paths.scope(parentId)} color="text.primary">
                      {known.get(parentId)?.title ?? <IdText id={parentId} />}
                    </Link>
                  ) : (
                    <Box component="span" sx={scopesTable.muted}>
                      {scope ? t.topLevel : t.unread}
                    </Box>
                  )}
                </TableCell>
                <TableCell sx={scopesTable.authority}>
                  <AuthorityChips
                    actions={actions}
                    noReadingRole={!actions.includes('scope.read') && actions.length > 0}
                  />
                </TableCell>
              </TableRow>
            )
          })}
        </TableBody>
      </Table>
    </Paper>
  )
}
