import Box from '@mui/material/Box'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { authorityQuery, deploymentQuery, meQuery, readinessQuery } from '../../api/queries/access'
import { EmptyState } from '../../components/EmptyState'
import { FailureState } from '../../components/FailureState'
import { LoadingRows } from '../../components/LoadingRows'
import { PageHeader } from '../../components/PageHeader'
import { refetchAll } from '../../components/refetch-all'
import { WhyNot } from '../../components/why-not/WhyNot'
import { scopeOfParam } from '../../routing/resource-param'
import { withParams } from '../../routing/search-params'
import { useChangeSearch } from '../../routing/use-change-search'
import { useScopeName } from '../../names/use-scope-name'
import { elementSlot } from '../../ui/element-slot'
import { useTexts } from '../../ui/language'
import { BAR_HEIGHT } from '../../ui/tokens'
import { AuditList } from './AuditList'
import { AuditFilters } from './AuditFilters'
import { chooseResource, type Choice, type Readable } from './audit-resources'
import { readAuditSearch, unreadAsked, unreadLooks, unreadTimes } from './query/audit-search'
import { principalText } from '../../components/resource-words'
import { readLoadedFilters, unreadLoaded } from './filters/loaded-filters'
import { StripSpace } from './strip/StripSpace'
import { PresetsButton } from './presets/PresetsButton'
import { auditTexts } from './texts'
import { useZone, zoneParam } from './use-zone'

export { readAhead } from './read-ahead'

const UnreadAddress = lazy(async () => ({
  default: (await import('./filters/UnreadAddress')).UnreadAddress,
}))

/** Why nothing is read: said without any audited call. */
function Refused({ choice }: { choice: Exclude<Choice, { kind: 'read' }> }) {
  const t = useTexts(auditTexts)
  const scopeId = choice.kind === 'not-scope' ? choice.scopeId : null
  const action = scopeId === null ? 'server.admin' : 'scope.admin'
  return (
    <>
      <RefusedWords choice={choice} />
      <WhyNot scopeId={scopeId} asks={[{ action, doing: t.readIt }]} />
    </>
  )
}

function RefusedWords({ choice }: { choice: Exclude<Choice, { kind: 'read' }> }) {
  const t = useTexts(auditTexts)
  switch (choice.kind) {
    case 'nothing':
      return <EmptyState title={t.none}>{t.noneHelp}</EmptyState>
    case 'not-server':
      return <EmptyState title={t.notServer}>{t.notServerHelp}</EmptyState>
    case 'not-scope':
      return <EmptyState title={t.notScope}>{t.notScopeHelp(choice.scopeId)}</EmptyState>
  }
}

function ReadableAudit({ readable, who }: { readable: Readable; who: string }) {
  const [params] = useSearchParams()
  const changeSearch = useChangeSearch()
  const [zone, setZone] = useZone(params)
  const filters = readAuditSearch(params)
  const choice = chooseResource(filters.resource, readable)
  const resource = choice.kind === 'read' ? choice.param : (filters.resource ?? null)
  const go = (to: (now: URLSearchParams) => URLSearchParams, replace = false, times = zone) =>
    changeSearch((now) => withParams(to(now), { zone: zoneParam(times) }), {
      replace,
      preventScrollReset: true,
    })
  const change = (changes: Record<string, string | null>, replace = false) =>
    go((now) => withParams(now, changes), replace)
  // On a phone the fields would push the list off the screen.
  const phone = useMediaQuery((theme) => theme.breakpoints.down('sm'), { noSsr: true })
  const [exportSlot] = useState(elementSlot)
  const loadedFilters = readLoadedFilters(params)
  if (choice.kind === 'nothing') {
    return (
      <Titled>
        <Refused choice={choice} />
      </Titled>
    )
  }
  const invalidTimes = unreadTimes(params)
  const invalidFilters = [...unreadAsked(params), ...unreadLoaded(params)]
  const invalidLooks = unreadLooks(params)
  return (
    <Titled
      resource={resource}
      controls={
        <AuditFilters
          filters={filters}
          loadedFilters={loadedFilters}
          resource={resource}
          readable={readable}
          zone={zone}
          phone={phone}
          onChange={(changes) => change({ ...changes, event: null })}
          onAddress={go}
          presets={
            <PresetsButton
              query={withParams(params, { zone: zoneParam(zone) }).toString()}
              resource={choice.kind === 'read' ? choice.param : null}
              onAddress={go}
            />
          }
          exportSlot={exportSlot.set}
        />
      }
    >
      {invalidTimes.length + invalidFilters.length + invalidLooks.length > 0 && (
        <Suspense fallback={null}>
          <UnreadAddress times={invalidTimes} filters={invalidFilters} looks={invalidLooks} />
        </Suspense>
      )}
      {choice.kind === 'read' ? (
        <AuditList
          who={who}
          resource={choice.resource}
          resourceParam={choice.param}
          filters={filters}
          loadedFilters={loadedFilters}
          onAddress={go}
          phone={phone}
          exportSlot={exportSlot}
          zone={zone}
          onZone={(next) => {
            setZone(next)
            go((now) => now, true, next)
          }}
          // Neither closing nor going through the list is a step of its own: "Back" leads to where the reader was before.
          onOpenEvent={(event, inPlace = event === null) => change({ event }, inPlace)}
          onNarrow={(from, to) => change({ from, to, event: null })}
        />
      ) : (
        <Refused choice={choice} />
      )}
    </Titled>
  )
}

/** The questions that decide what may be read; none of them is audited (contract §3). */
function EnforcedAudit() {
  const me = useQuery(meQuery())
  const deployment = useQuery(deploymentQuery('server.admin'))
  const scopes = useQuery(authorityQuery('scope.admin'))
  const failed = [me, deployment, scopes].filter((query) => query.isLoadingError)
  if (failed[0]?.error) {
    return (
      <Titled>
        <FailureState error={failed[0].error} onRetry={() => refetchAll(failed)} />
      </Titled>
    )
  }
  if (!me.data || deployment.data === undefined || !scopes.data) return <Loading />
  return (
    <ReadableAudit
      who={principalText(me.data.principal)}
      readable={{ deploymentId: deployment.data, scopes: scopes.data }}
    />
  )
}

/** `/audit`: who was allowed and denied what, newest first (contract §6). */
export function AuditPage() {
  const t = useTexts(auditTexts)
  const readiness = useQuery(readinessQuery())
  if (readiness.isPending) return <Loading />
  if (readiness.error) {
    return (
      <Titled>
        <FailureState error={readiness.error} onRetry={() => void readiness.refetch()} />
      </Titled>
    )
  }
  if (readiness.data.checks.access_mode !== 'disabled') return <EnforcedAudit />
  return (
    <Titled>
      <EmptyState title={t.off}>{t.offHelp}</EmptyState>
    </Titled>
  )
}

/**
 * The title with the line of controls, and what is below them. All of it is as high as the window leaves, so that of a long
 * list the table is what scrolls; where something else needs more, the page does.
 */
function Titled(props: { resource?: string | null; controls?: ReactNode; children: ReactNode }) {
  const { resource, controls, children } = props
  const t = useTexts(auditTexts)
  const scopeTitle = useScopeName(scopeOfParam(resource ?? ''))
  return (
    <Box sx={PAGE}>
      <PageHeader title={t.title} crumbs={[]} scopeTitle={scopeTitle} beside={controls} />
      {children}
    </Box>
  )
}

/** The room of controls, strip and status line, then rows. */
const Loading = () => (
  <Titled controls={<Box sx={{ height: { xs: 73, sm: 36 } }} />}>
    <StripSpace />
    <Box sx={{ flex: 'none', height: { xs: 50, sm: 36 } }} />
    <LoadingRows rows={12} />
  </Titled>
)

/** What the window leaves below the app bar, within the margins of the screen. */
const room = (margin: number) => `calc(100dvh - ${BAR_HEIGHT + 2 * margin}px)`
const PAGE = {
  display: 'flex',
  flexDirection: 'column',
  height: { xs: room(16), md: room(24) },
  // Of an open event, paper has what the drawer says, below the title.
  '@media print': {
    display: 'block',
    height: 'auto',
    '&:has(> .MuiDrawer-root) > :not(.MuiDrawer-root, :has(h1))': { display: 'none' },
  },
} as const
