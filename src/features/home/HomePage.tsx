import Box from '@mui/material/Box'
import { Suspense } from 'react'
import { FailureState } from '../../components/FailureState'
import { PageHeader } from '../../components/PageHeader'
import { prepared, useIsPrepared } from '../../components/prepared'
import { useAccessMode } from '../../components/use-access-mode'
import { useVisitedScopes } from '../../names/use-visited-scopes'
import { useTexts } from '../../ui/language'
import { Panel } from '../../ui/Panel'
import { Changes } from './Changes'
import { CostLine } from './CostLine'
import { auditedResource, scopesToRead, type Audited } from './home-scopes'
import { NeedsAttention } from './NeedsAttention'
import { PinnedScopes } from './PinnedScopes'
import { RowsSkeleton } from '../../components/heads/Rows'
import { homeTexts } from './texts'
import { useStanding } from './use-standing'

// These cards share the audit's own code, which loads with them.
const { prepare, Component: AuditGlances } = prepared(
  async () => (await import('./AuditGlances')).AuditGlances,
)

/** `/`: what has changed, what waits, what was denied. Each card reads one list at most by itself; the rest is asked for. */
export function HomePage() {
  const t = useTexts(homeTexts)
  const standing = useStanding()
  const visited = useVisitedScopes()
  const recorded = useAccessMode() !== 'disabled'
  const known = standing.state === 'known' ? standing : null
  const scopeIds = known && scopesToRead(visited, known)
  const audited = known && auditedResource(visited, known)
  const layout = scopeIds?.length === 0 ? 'audit' : 'changes'
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
          // React replaces the cards when the layout changes, so that none of them is seen to move.
          <Box key={layout} sx={{ ...columns, gridTemplateAreas: layouts[layout].areas }}>
            {layouts[layout].order.map((card) => (
              <Box key={card} sx={{ ...place, gridArea: card }}>
                {card === 'changes' && <Changes scopeIds={scopeIds} recorded={recorded} />}
                {card === 'attention' && (
                  <NeedsAttention
                    scopeIds={scopeIds}
                    deploymentId={known?.deploymentId ?? null}
                    recorded={recorded}
                  />
                )}
                {card === 'audit' && audited && <AuditCards audited={audited} />}
              </Box>
            ))}
          </Box>
        )}
      </Box>
    </>
  )
}

/** The audit's cards as soon as their code is there, which is loaded for those alone who may see them. */
function AuditCards({ audited }: { audited: Audited }) {
  const t = useTexts(homeTexts)
  const isPrepared = useIsPrepared(prepare)
  const skeleton = (
    <Panel title={t.denied} flush>
      <Box sx={{ minHeight: { xs: 208, lg: 172 } }}>
        <RowsSkeleton rows={4} />
      </Box>
    </Panel>
  )
  if (!isPrepared) return skeleton
  return (
    <Suspense fallback={skeleton}>
      <AuditGlances audited={audited} />
    </Suspense>
  )
}

/**
 * How high a card is shows when it has what it reads: until then those below it would move. What a press reads hides nothing
 * that is in sight.
 */
const WAITS = '&:has([aria-busy="true"]:not(.pressed *)) ~ *'
const place = {
  display: 'grid',
  gap: 2,
  minWidth: 0,
  '& > section': { [WAITS]: { visibility: 'hidden' } },
} as const
const columns = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
  // A long column leaves its room below the short one, not between the cards of that.
  gridTemplateRows: { lg: 'auto 1fr' },
  '& > *': { [WAITS]: { visibility: { xs: 'hidden', lg: 'visible' } } },
  // Side by side, the second and the third share a column.
  '& > :nth-of-type(2)': { [WAITS]: { visibility: 'hidden' } },
} as const
/** A person who may read no Scope comes for the audit, so its cards get the wide column and the first place. */
const layouts = {
  changes: {
    order: ['changes', 'attention', 'audit'],
    areas: { xs: '"changes" "attention" "audit"', lg: '"changes attention" "changes audit"' },
  },
  audit: {
    order: ['audit', 'attention', 'changes'],
    areas: { xs: '"audit" "attention" "changes"', lg: '"audit attention" "audit changes"' },
  },
} as const
