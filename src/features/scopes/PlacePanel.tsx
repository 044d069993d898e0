import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import type { Scope } from '../../api/contract/scopes'
import { mergeScopePages } from '../../api/queries/scope-pages'
import { childScopesQuery } from '../../api/queries/scopes'
import { FailureState } from '../../components/FailureState'
import { LoadMore } from '../../components/LoadMore'
import { ScopeLink } from '../../components/ScopeLink'
import { ScopeName } from '../../components/ScopeName'
import { useReadScopeNames } from '../../components/use-read-scope-names'
import { useTexts } from '../../ui/language'
import { Panel } from '../../ui/Panel'
import { knownScopes } from '../../api/queries/known-scopes'
import { scopeTexts } from './scope-texts'
import { scopesTexts } from './texts'

type Props = { scope: Scope; observes: boolean }

/** Parent and children. Only a caller with server.observe can find every child (contract §4); others are told so. */
export function PlacePanel({ scope, observes }: Props) {
  const t = useTexts(scopeTexts)
  const list = useTexts(scopesTexts)
  const known = knownScopes(useQueryClient())
  const query = useInfiniteQuery({ ...childScopesQuery(scope.scope_id), enabled: observes })
  const children = observes
    ? mergeScopePages(query.data?.pages ?? [])
    : [...known.values()].filter((other) => other.parent_scope_id === scope.scope_id)
  const parentId = scope.parent_scope_id
  useReadScopeNames(parentId ? [parentId] : [])
  return (
    <Panel title={t.place}>
      <Typography variant="body2" component="h3" sx={{ fontWeight: 600 }}>
        {list.parent}
      </Typography>
      <Typography variant="body2">
        {parentId ? (
          <ScopeLink scopeId={parentId}>
            <ScopeName scopeId={parentId} whole />
          </ScopeLink>
        ) : (
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {list.topLevel}
          </Box>
        )}
      </Typography>
      <Typography variant="body2" component="h3" sx={{ fontWeight: 600, mt: 1.5 }}>
        {t.children}
      </Typography>
      {query.isLoading && <Skeleton width="60%" />}
      {query.isLoadingError && (
        <FailureState error={query.error} onRetry={() => void query.refetch()} />
      )}
      {children.length > 0 && (
        <Box
          component="ul"
          sx={{
            m: 0,
            p: 0,
            listStyle: 'none',
            fontSize: '0.8125rem',
            lineHeight: '24px',
            columnWidth: '11rem',
          }}
        >
          {children.map((child) => (
            <li key={child.scope_id}>
              <ScopeLink scopeId={child.scope_id}>{child.title}</ScopeLink>
            </li>
          ))}
        </Box>
      )}
      {observes && query.isSuccess && children.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {t.noChildren}
        </Typography>
      )}
      {observes && query.data && (
        <LoadMore
          hasMore={query.hasNextPage}
          loading={query.isFetchingNextPage}
          error={query.isFetchNextPageError ? query.error : null}
          onLoadMore={() => void query.fetchNextPage()}
        />
      )}
      {!observes && (
        <Typography variant="caption" color="textSecondary" component="p">
          {children.length > 0 ? t.knownChildren : t.noKnownChildren}
        </Typography>
      )}
    </Panel>
  )
}
