import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import type { Scope } from '../../api/contract/scopes'
import { mergeScopePages } from '../../api/queries/scope-pages'
import { childScopesQuery } from '../../api/queries/scopes'
import { FailureState } from '../../components/FailureState'
import { LoadMore } from '../../components/LoadMore'
import { useIsScopeNameAwaited } from '../../components/use-is-scope-name-awaited'
import { useReadScopeNames } from '../../components/use-read-scope-names'
import { useTexts } from '../../ui/language'
import { Panel } from '../../ui/Panel'
import { knownScopes } from '../../api/queries/known-scopes'
import { scopesAbove } from './hierarchy'
import { Hierarchy } from './Hierarchy'
import { scopeTexts } from './scope-texts'

type Props = { scope: Scope; observes: boolean }

/** The way to the Scope, and its children. Only a caller with server.observe can find every child (contract §4); others are told so. */
export function PlacePanel({ scope, observes }: Props) {
  const t = useTexts(scopeTexts)
  const known = knownScopes(useQueryClient())
  const query = useInfiniteQuery({ ...childScopesQuery(scope.scope_id), enabled: observes })
  const children = observes
    ? mergeScopePages(query.data?.pages ?? [])
    : [...known.values()].filter((other) => other.parent_scope_id === scope.scope_id)
  const parentId = scope.parent_scope_id
  useReadScopeNames(parentId ? [parentId] : [])
  const awaited = useIsScopeNameAwaited(parentId ?? '')
  const { ids: above, isWhole } = scopesAbove(scope, known)
  return (
    <Panel title={t.place}>
      {/* The parent's answer names it and may tell of one more above it, which would move all the lines below. */}
      <Box sx={{ visibility: parentId && awaited ? 'hidden' : 'visible' }}>
        {!isWhole && (
          <Typography variant="caption" color="textSecondary" component="p">
            {t.aboveUnknown}
          </Typography>
        )}
        <Hierarchy above={above} scope={scope} below={children} />
        {query.isLoading && <Skeleton width="60%" />}
        {query.isLoadingError && (
          <FailureState error={query.error} onRetry={() => void query.refetch()} />
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
      </Box>
    </Panel>
  )
}
