import Box from '@mui/material/Box'
import { lazy, Suspense } from 'react'
import { FailureState } from '../../components/FailureState'
import { PageHeader } from '../../components/PageHeader'
import { useAccessMode } from '../../components/use-access-mode'
import { useVisitedScopes } from '../../names/use-visited-scopes'
import { useTexts } from '../../ui/language'
import { Panel } from '../../ui/Panel'
import { Changes } from './Changes'
import { CostLine } from './CostLine'
import { auditedResource, scopesToRead } from './home-scopes'
import { NeedsAttention } from './NeedsAttention'
import { PinnedScopes } from './PinnedScopes'
import { RowsSkeleton } from '../../components/heads/Rows'
import { homeTexts } from './texts'
import { useStanding } from './use-standing'

// These cards share the audit's own code, which loads with them.
const AuditGlances = lazy(async () => ({ default: (await import('./AuditGlances')).AuditGlances }))

/** `/`: what has changed, what waits, what was denied. Each card reads one list at most by itself; the rest is asked for. */
export function HomePage() {
  const t = useTexts(homeTexts)
  const standing = useStanding()
  const visited = useVisitedScopes()
  const recorded = useAccessMode() !== 'disabled'
  const known = standing.state === 'known' ? standing : null
  const scopeIds = known && scopesToRead(visited, known)
  const audited = known && auditedResource(visited, known)
  return (
    <>
      <PageHeader title={t.title} crumbs={[]}>
        <CostLine recorded={recorded} />
      </PageHeader>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <PinnedScopes known={known} />
        {standing.state === 'failed' ? (
          <FailureState error={standing.error} onRetry={standing.retry} />
        ) : (
          <Box sx={columns}>
            <Changes scopeIds={scopeIds} recorded={recorded} />
            <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
              <NeedsAttention
                scopeId={scopeIds?.[0] ?? null}
                deploymentId={known?.deploymentId ?? null}
                recorded={recorded}
              />
              {audited && (
                <Suspense
                  fallback={[t.denied, t.grants].map((title) => (
                    <Panel key={title} title={title} flush>
                      <Box sx={{ minHeight: { xs: 208, lg: 172 } }}>
                        <RowsSkeleton rows={4} />
                      </Box>
                    </Panel>
                  ))}
                >
                  <AuditGlances audited={audited} />
                </Suspense>
              )}
            </Box>
          </Box>
        )}
      </Box>
    </>
  )
}

const columns = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
} as const
