import Box from '@mui/material/Box'
import { lazy, Suspense, useCallback, useId, useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { LoadingRows } from '../../components/LoadingRows'
import { PageHeader } from '../../components/PageHeader'
import { prepared } from '../../components/prepared'
import { tabId } from '../../components/TabList'
import { useScopeName } from '../../names/use-scope-name'
import { addressIn } from '../../routing/address-in'
import { scopeOfParam } from '../../routing/resource-param'
import { useTexts } from '../../ui/language'
import { AccessFrame } from './AccessFrame'
import { readAccessSearch, type AccessFilters } from './access-search'
import { AccessTabs } from './AccessTabs'
import { BindingsView } from './BindingsView'
import { AccessChanges } from './change/AccessChanges'
import type { DoneChange } from './change/DoneAlert'
import { PeopleView } from './PeopleView'
import type { Shown } from './shown'
import { accessTexts } from './texts'
import { WhoView } from './WhoView'

// What few come for is no part of the screen's first code.
const { prepare: prepareChanges, Component: ChangesView } = prepared(
  async () => (await import('./ChangesView')).ChangesView,
)
const { prepare: prepareReview, Component: ReviewView } = prepared(
  async () => (await import('./review/ReviewView')).ReviewView,
)
const DoneAlert = lazy(async () => ({ default: (await import('./change/DoneAlert')).DoneAlert }))

// A link to one of these views loads its code beside the bindings. Where that fails, the view says so itself.
const { view: linked } = readAccessSearch(addressIn(location).searchParams)
if (linked === 'changes') prepareChanges().catch(() => undefined)
if (linked === 'review') prepareReview().catch(() => undefined)

/** `/access`: who may do what, by which binding, now or at any past instant (contract §3, decision 24). */
export function AccessPage() {
  const t = useTexts(accessTexts)
  const [params] = useSearchParams()
  const filters = readAccessSearch(params)
  const { resource = '' } = filters
  const scopeTitle = useScopeName(scopeOfParam(resource))
  // Whoever gives up their own role may not read the bindings any more. The screen says all the same that it was done.
  // Above the bindings of another resource it would be about none of them.
  const [last, setLast] = useState<{ resource: string; done: DoneChange } | null>(null)
  const done = last?.resource === resource ? last.done : null
  const onDone = useCallback(
    (next: DoneChange | null) => setLast(next && { resource, done: next }),
    [resource],
  )
  const told = (
    <Suspense fallback={null}>
      {done && <DoneAlert done={done} onClose={() => setLast(null)} />}
    </Suspense>
  )
  return (
    <>
      <PageHeader title={t.title} crumbs={[]} scopeTitle={scopeTitle} />
      <AccessFrame filters={filters} told={told}>
        {(shown) => <Views shown={shown} filters={filters} told={told} onDone={onDone} />}
      </AccessFrame>
    </>
  )
}

type ViewsProps = {
  shown: Shown
  filters: AccessFilters
  /** What became of the last change. */
  told: ReactNode
  onDone: (done: DoneChange | null) => void
}

function Views({ shown, filters, told, onDone }: ViewsProps) {
  const panelId = useId()
  const past = shown.asOf !== null
  const { view: asked = 'bindings' } = filters
  // A review is of what is in force now; what was gained and lost since is told of a past instant only.
  const further = past ? 'changes' : 'review'
  const isThere = !['changes', 'review'].includes(asked) || asked === further
  const view = isThere ? asked : 'bindings'
  return (
    <AccessChanges
      shown={shown}
      told={told}
      onDone={onDone}
      tabs={<AccessTabs view={view} panelId={panelId} further={further} />}
    >
      {(actionsOf) => (
        <Box role="tabpanel" id={panelId} aria-labelledby={tabId(panelId, view)}>
          {view === 'bindings' && (
            <BindingsView shown={shown} filters={filters} actionsOf={actionsOf} />
          )}
          {view === 'people' && <PeopleView shown={shown} />}
          {view === 'who' && <WhoView shown={shown} can={filters.can} />}
          {view === 'changes' && (
            <Suspense fallback={<LoadingRows rows={8} />}>
              <ChangesView shown={shown} until={filters.until} />
            </Suspense>
          )}
          {view === 'review' && (
            <Suspense fallback={<LoadingRows rows={8} />}>
              <ReviewView shown={shown} />
            </Suspense>
          )}
        </Box>
      )}
    </AccessChanges>
  )
}
