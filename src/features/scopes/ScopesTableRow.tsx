import Box from '@mui/material/Box'
import visuallyHidden from '@mui/utils/visuallyHidden'
import Link from '@mui/material/Link'
import TableCell from '@mui/material/TableCell'
import TableRow from '@mui/material/TableRow'
import { memo } from 'react'
import { Link as RouterLink } from 'react-router'
import type { Scope } from '../../api/contract/scopes'
import { CopyButton } from '../../components/CopyButton'
import { IdText } from '../../components/IdText'
import { ScopeLink } from '../../components/ScopeLink'
import { ScopeName } from '../../components/ScopeName'
import { paths } from '../../routing/paths'
import { useTexts } from '../../ui/language'
import { AuthorityChips } from './AuthorityChips'
import { actionsOn, type ScopeAuthorities } from './scope-actions'
import type { ScopeRow } from './scope-rows'
import { indent, scopesTable as layout } from './scopes-table-layout'
import { listTexts } from './list-texts'

type Props = {
  scopeId: string
  scope: Scope | null
  unread: ScopeRow['unread']
  /** How deep it stands in the tree, from 1. */
  level: number
  authorities: ScopeAuthorities
}

/** One row of the table "Scopes". Rendered again only when it changes: a letter typed is no reason. */
export const ScopesTableRow = memo(function ScopesTableRow(props: Props) {
  const { scopeId, scope, unread, level, authorities } = props
  const t = useTexts(listTexts)
  const actions = actionsOn(authorities, scopeId)
  const parentId = scope?.parent_scope_id
  const summary = scope ? scope.summary : unread === 'refused' ? t.refusedHelp : t.noReadingRoleHelp
  const chips = (
    <AuthorityChips
      actions={actions}
      noReadingRole={!actions.includes('scope.read') && actions.length > 0}
    />
  )
  return (
    <TableRow hover sx={layout.row}>
      <TableCell
        component="th"
        scope="row"
        // The title's link covers the whole row, so the tooltip belongs to its cell.
        title={summary}
        sx={layout.title}
        style={level > 1 ? { paddingInlineStart: indent(level) } : undefined}
      >
        <Link
          component={RouterLink}
          to={paths.scope(scopeId)}
          sx={{ fontWeight: scope ? 600 : 400 }}
        >
          {scope ? scope.title : <IdText id={scopeId} />}
        </Link>
        {level > 1 && (
          <Box component="span" sx={visuallyHidden}>
            {' '}
            {t.level(level)}
          </Box>
        )}
        <Box sx={layout.below}>
          {scope && (
            <Box sx={layout.belowId}>
              <IdText id={scopeId} />
            </Box>
          )}
          {summary}
          <Box sx={layout.belowAuthority}>{chips}</Box>
        </Box>
      </TableCell>
      <TableCell sx={layout.id}>
        <Box sx={layout.idAndCopy}>
          <IdText id={scopeId} />
          <Box component="span" className="copy">
            <CopyButton value={scopeId} what={t.scopeId} label={t.copyId} />
          </Box>
        </Box>
      </TableCell>
      <TableCell sx={layout.summary}>
        <Box sx={scope ? layout.oneLine : layout.muted}>{summary}</Box>
      </TableCell>
      <TableCell sx={layout.parent}>
        <Box sx={parentId ? layout.oneLine : layout.muted}>
          {parentId ? (
            <ScopeLink scopeId={parentId} color="textPrimary">
              <ScopeName scopeId={parentId} />
            </ScopeLink>
          ) : scope ? (
            t.topLevel
          ) : (
            t.unread
          )}
        </Box>
      </TableCell>
      <TableCell sx={layout.authority}>{chips}</TableCell>
    </TableRow>
  )
})
