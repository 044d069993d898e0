import Box from '@mui/material/Box'
import { lazy, Suspense } from 'react'
import { useParams } from 'react-router'
import { isApiError } from '../../api/errors'
import { CopyButton } from '../../components/CopyButton'
import { DeferredWhenLate } from '../../components/Deferred'
import { FailureState } from '../../components/FailureState'
import { IdText } from '../../components/IdText'
import { PageHeader } from '../../components/PageHeader'
import { sharedTexts } from '../../components/shared-texts'
import { useScopeName } from '../../names/use-scope-name'
import { usePinning } from '../../names/use-visited-scopes'
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

const LongPlainText = lazy(async () => ({
  default: (await import('../../components/content/LongPlainText')).LongPlainText,
}))

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
  const shared = useTexts(sharedTexts)
  const { scopes } = useTexts(scopesTexts)
  const actions: ScopeAction[] = actionsOn(authorities, scopeId)
  // A caller with more Scopes than the console asked for may hold this one all the same: only asking tells.
  const mayRead = actions.includes('scope.read') || !complete
  const { scope, loading, error, retry } = useScope(scopeId, mayRead, observes)
  const open = mayRead && scope !== null
  // Nothing can be done in a Scope that does not exist or that the caller has no part in: one message says so.
  const unseen =
    !loading &&
    scope === null &&
    (actions.length === 0 || (isApiError(error) && error.status === 404))
  const isPinned = usePinning(scopeId) === 'pinned'
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
        chips={(!unseen || isPinned) && <PinButton scopeId={scopeId} />}
        actions={!unseen && <ScopeActions scopeId={scopeId} scope={scope} actions={actions} />}
      >
        <Box component="span">
          {scope ? <IdText id={scopeId} whole /> : t.scopeId}{' '}
          <CopyButton value={scopeId} what={t.scopeId} />
        </Box>
        {scope && <span>{t.version(scope.version)}</span>}
        {/* Known late: it has its room from the start. */}
        {!unseen && (
          <Box component="span" sx={{ minWidth: 136, minHeight: 24 }}>
            <WhyNotOnScope scopeId={scopeId} />
          </Box>
        )}
      </PageHeader>
      {scope &&
        // No server of today takes more; of another it is laid out in pieces.
        (scope.summary.length <= 10_000 ? (
          <Box sx={summary}>{scope.summary}</Box>
        ) : (
          <Suspense fallback={<Box sx={summary}>{shared.restLoading}</Box>}>
            <LongPlainText text={scope.summary} mono={false} sx={summary} />
          </Suspense>
        ))}
      {!mayRead && !loading && !error && (
        <ScopeNotice
          scopeId={scopeId}
          administers={actions.includes('scope.admin')}
          observes={observes}
          listed={Boolean(scope)}
        />
      )}
      {error && <FailureState error={error} onRetry={retry} />}
      {(loading || !unseen) && (
        <DeferredWhenLate ready={!loading} fallback={<ScopeSkeleton />}>
          {() => (
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
                <AuthorityPanel
                  scopeId={scopeId}
                  actions={actions}
                  unchecked={authorities === null}
                />
                {scope && <ReferencesPanel scope={scope} />}
                {/* Last, because it grows with each Scope above that is read. */}
                {scope && <PlacePanel scope={scope} observes={observes} />}
              </Box>
            </Box>
          )}
        </DeferredWhenLate>
      )}
    </>
  )
}

const summary = { mb: 2, maxWidth: 800, ...asWritten } as const
const panels = { display: 'grid', gap: 2, alignItems: 'start', minWidth: 0 } as const
