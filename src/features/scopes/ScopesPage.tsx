import Box from '@mui/material/Box'
import { useSearchParams } from 'react-router'
import { FailureState } from '../../components/FailureState'
import { PageHeader } from '../../components/PageHeader'
import { WhyNot } from '../../components/why-not/WhyNot'
import { readSearch } from '../../routing/search-params'
import { useTexts } from '../../ui/language'
import { listTexts } from './list-texts'
import { ListedScopes } from './ListedScopes'
import { NewScopeButton } from './NewScopeButton'
import { OwnScopes } from './OwnScopes'
import { ScopesSearch } from './ScopesSearch'
import { ScopesSkeleton } from './ScopesSkeleton'
import { scopesSearch } from './scopes-search-param'
import { scopesTexts } from './texts'
import { useScopeAuthorities } from './use-scope-authorities'

/** `/scopes?q=`: every Scope that the caller may list, read or administer, found as the service allows it (contract §3). */
export function ScopesPage() {
  const { scopes, newScope } = useTexts(scopesTexts)
  const t = useTexts(listTexts)
  const standing = useScopeAuthorities()
  const [params] = useSearchParams()
  const { q = '' } = readSearch(params, scopesSearch)
  if (standing.state === 'failed') {
    return (
      <>
        <PageHeader title={scopes} crumbs={[]} />
        <FailureState error={standing.error} onRetry={standing.retry} />
      </>
    )
  }
  const known = standing.state === 'known' ? standing : null
  const listed = known && (known.observes || known.authorities === null)
  return (
    <>
      <PageHeader
        title={scopes}
        crumbs={[]}
        actions={
          <>
            <NewScopeButton parent={null} />
            {/* Known late: it has its room from the start, where nothing stands that it could move. */}
            <Box sx={{ minWidth: 136, display: 'flex', alignItems: 'center', order: { md: -1 } }}>
              <WhyNot scopeId={null} asks={[{ action: 'server.admin', doing: newScope }]} />
            </Box>
          </>
        }
      />
      <ScopesSearch hint={listed ? t.searchHintServer : t.searchHintOwn} />
      <Box sx={{ mt: 1.5 }}>
        {!known && <ScopesSkeleton />}
        {known && listed && <ListedScopes q={q} authorities={known.authorities} />}
        {known && !listed && known.authorities && (
          <OwnScopes q={q} authorities={known.authorities} complete={known.complete} />
        )}
      </Box>
    </>
  )
}
