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
import { scopesTable as layout } from './scopes-table-layout'
import { scopesTexts } from './texts'

type Props = {
  rows: readonly ScopeRow[]
  authorities: ScopeAuthorities
  /** The rows belong to an earlier search: kept on screen, marked as old. */
  stale: boolean
}

/** The table "Scopes". Narrow tables drop columns: the id and the summary then stand below the title. */
export function ScopesTable({ rows, authorities, stale }: Props) {
  const t = useTexts(scopesTexts)
  const known = knownScopes(useQueryClient())
  const summaryOf = ({ scope, unread }: ScopeRow) =>
    scope ? scope.summary : unread === 'refused' ? t.refusedHelp : t.noReadingRoleHelp
  return (
    <Paper variant="outlined" sx={layout.frame}>
      <Table aria-label={t.scopes} aria-busy={stale} sx={layout.table}>
        <TableHead>
          <TableRow>
            <TableCell sx={layout.title}>{t.title}</TableCell>
            <TableCell sx={layout.id}>{t.id}</TableCell>
            <TableCell sx={layout.summary}>{t.summary}</TableCell>
            <TableCell sx={layout.parent}>{t.parent}</TableCell>
            <TableCell sx={layout.authority}>{t.authority}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody sx={{ opacity: stale ? 0.6 : 1 }}>
          {rows.map((row) => {
            const { scopeId, scope } = row
            const actions = actionsOn(authorities, scopeId)
            const parentId = scope?.parent_scope_id
            const chips = (
              <AuthorityChips
                actions={actions}
                noReadingRole={!actions.includes('scope.read') && actions.length > 0}
              />
            )
            return (
              <TableRow key={scopeId} hover>
                <TableCell component="th" scope="row" sx={layout.title}>
                  <Link
                    component={RouterLink}
                    to={paths.scope(scopeId)}
                    sx={{ fontWeight: scope ? 600 : 400 }}
                  >
                    {scope ? scope.title : <IdText id={scopeId} />}
                  </Link>
                  <Box sx={layout.below}>
                    {scope && (
                      <Box sx={layout.belowId}>
                        <IdText id={scopeId} />
                      </Box>
                    )}
                    {summaryOf(row)}
                    <Box sx={layout.belowAuthority}>{chips}</Box>
                  </Box>
                </TableCell>
                <TableCell sx={layout.id}>
                  <IdText id={scopeId} />
                </TableCell>
                <TableCell sx={layout.summary}>
                  <Box title={summaryOf(row)} sx={scope ? layout.oneLine : layout.muted}>
                    {summaryOf(row)}
                  </Box>
                </TableCell>
                <TableCell sx={layout.parent}>
                  {parentId ? (
                    <Link component={RouterLink} to={paths.scope(parentId)} color="text.primary">
                      {known.get(parentId)?.title ?? <IdText id={parentId} />}
                    </Link>
                  ) : (
                    <Box sx={layout.muted}>{scope ? t.topLevel : t.unread}</Box>
                  )}
                </TableCell>
                <TableCell sx={layout.authority}>{chips}</TableCell>
              </TableRow>
            )
          })}
        </TableBody>
      </Table>
    </Paper>
  )
}
