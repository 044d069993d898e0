import Box from '@mui/material/Box'
import { useParams } from 'react-router'
import { CopyButton } from '../../components/CopyButton'
import { FailureState } from '../../components/FailureState'
import { IdText } from '../../components/IdText'
import { PageHeader } from '../../components/PageHeader'
import { useScopeName } from '../../names/use-scope-name'
import { paths } from '../../routing/paths'
import { asWritten } from '../../ui/as-written'
import { useTexts } from '../../ui/language'
import { AuthorityPanel } from './AuthorityPanel'
import { PinButton } from './PinButton'
import { PlacePanel } from './PlacePanel'
import { ReferencesPanel } from './ReferencesPanel'
import { actionsOn, type ScopeAction, type ScopeAuthorities } from './scope-actions'
import { WhyNotOnScope } from './WhyNotOnScope'
import { ScopeActions } from './ScopeActions'
import { ScopeContents } from './ScopeContents'
import { ScopeNotice } from './ScopeNotice'
import { ScopeSkeleton } from './ScopeSkeleton'
import { scopeTexts } from './scope-texts'
import { scopesTexts } from './texts'
import { useScope } from './use-scope'
import { useScopeAuthorities } from './use-scope-authorities'

/** `/scopes/:scopeId`: what is in the Scope, and what the caller may do there. */
export function ScopePage() {
  const { scopes } = useTexts(scopesTexts)
  const { scopeId = '' } = useParams()
  const standing = useScopeAuthorities()
  const known = useScopeName(scopeId)
  const crumbs = [{ label: scopes, to: paths.scopes() }]
  if (standing.state === 'loading') {
    return (
      <>
        <PageHeader title={known ?? scopeId} mono={!known} awaited crumbs={crumbs} />
        <ScopeSkeleton />
      </>
    )
  }
  if (standing.state === 'failed') {
    return (
      <>
        <PageHeader title={scopeId} mono crumbs={crumbs} />
        <FailureState error={standing.error} onRetry={standing.retry} />
      </>
    )
  }
  return <KnownStanding key={scopeId} scopeId={scopeId} {...standing} />
}

type Props = {
  scopeId: string
  authorities: ScopeAuthorities
  observes: boolean
  complete: boolean
}

function KnownStanding({ scopeId, authorities, observes, complete }: Props) {
  const t = useTexts(scopeTexts)
  const { scopes } = useTexts(scopesTexts)
  const actions: ScopeAction[] = actionsOn(authorities, scopeId)
  // A caller with more Scopes than the console asked for may hold this one all the same: only asking tells.
  const mayRead = actions.includes('scope.read') || !complete
  const { scope, loading, error, retry } = useScope(scopeId, mayRead, observes)
  const open = mayRead && scope !== null
  // Until it is read, the Scope has the name that this person learnt before.
  const name = useScopeName(scopeId)
  const earlier = loading ? name : undefined
  return (
    <>
      <PageHeader
        title={scope?.title ?? earlier ?? scopeId}
        mono={!scope && !earlier}
        awaited={loading}
        crumbs={[{ label: scopes, to: paths.scopes() }]}
        chips={<PinButton scopeId={scopeId} />}
        actions={<ScopeActions scopeId={scopeId} scope={scope} actions={actions} />}
      >
        <Box component="span">
          {scope ? <IdText id={scopeId} whole /> : t.scopeId}{' '}
          <CopyButton value={scopeId} what={t.scopeId} />
        </Box>
        {scope && <span>{t.version(scope.version)}</span>}
        {/* Known late: it has its room from the start. */}
        <Box component="span" sx={{ minWidth: 136, minHeight: 24 }}>
          <WhyNotOnScope scopeId={scopeId} />
        </Box>
      </PageHeader>
      {scope && <Box sx={{ mb: 2, maxWidth: 800, ...asWritten }}>{scope.summary}</Box>}
      {!mayRead && !loading && (
        <ScopeNotice administers={actions.includes('scope.admin')} listed={Boolean(scope)} />
      )}
      {loading && <ScopeSkeleton />}
      {error && <FailureState error={error} onRetry={retry} />}
      {!loading && (
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
          }}
        >
          {open && (
            <Box sx={panels}>
              <ScopeContents scopeId={scopeId} recorded={authorities !== null} />
            </Box>
          )}
          <Box
            sx={[
              panels,
              !open && {
                gridColumn: '1 / -1',
                gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
              },
            ]}
          >
            <AuthorityPanel scopeId={scopeId} actions={actions} unchecked={authorities === null} />
            {scope && <ReferencesPanel scope={scope} />}
            {/* Last, because it grows with each Scope above that is read. */}
            {scope && <PlacePanel scope={scope} observes={observes} />}
          </Box>
        </Box>
      )}
    </>
  )
}

const panels = { display: 'grid', gap: 2, alignItems: 'start', minWidth: 0 } as const
