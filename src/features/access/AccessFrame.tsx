import Box from '@mui/material/Box'
import { lazy, Suspense, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { EmptyState } from '../../components/EmptyState'
import { FailureState } from '../../components/FailureState'
import { LoadingRows } from '../../components/LoadingRows'
import { prepared } from '../../components/prepared'
import { addressIn } from '../../routing/address-in'
import { Field } from '../../ui/Field'
import { withParams } from '../../routing/search-params'
import { useTexts } from '../../ui/language'
import { readAccessSearch, unreadAccess, type AccessFilters } from './access-search'
import { readAccessResource } from './access-resource'
import { chooseView, type Listable, type View } from './access-view'
import { Refused } from './Refused'
import { ResourceField } from './ResourceField'
import { ShownFrame } from './ShownFrame'
import type { Shown } from './shown'
import { accessTexts } from './texts'
import { useAccess } from './use-access'
import { useChange } from './use-change'

// It reads times as people write them, which no table needs.
const { prepare: prepareAsOf, Component: AsOfField } = prepared(
  async () => (await import('./AsOfField')).AsOfField,
)
// A link to an instant loads this code at once. Where that fails, the screen says so itself.
if (addressIn(location).searchParams.has('as_of')) prepareAsOf().catch(() => undefined)

// It needs the families' descriptors, which no table of Access does.
const ArtifactNameOffer = lazy(async () => ({
  default: (await import('../../components/ArtifactNameOffer')).ArtifactNameOffer,
}))

// Few addresses hold what cannot be read.
const UnreadAccess = lazy(async () => ({ default: (await import('./UnreadAccess')).UnreadAccess }))

/** What stands below the fields. It keeps out of sight until their code has come, because it would move. */
const WAITS = '& > .controls ~ *'

type Props = {
  filters: AccessFilters
  /** What became of the last change: it stands above the refusal of a person who has given up the role to read on. */
  told?: ReactNode
  children: (shown: Shown) => ReactNode
}

/** What the screens of Access have in common: whose bindings, at which instant, and every sight but the loaded one. */
export function AccessFrame({ filters, told, children }: Props) {
  const t = useTexts(accessTexts)
  const access = useAccess(filters.resource)
  const unread = unreadAccess(useSearchParams()[0])
  const change = useChange()
  const onAsOf = (as_of: string | null, replace = false) =>
    change((now) => {
      // What was gained and lost since then is a view of a past instant only.
      const isOfPast = readAccessSearch(now).view === 'changes'
      return withParams(now, {
        as_of,
        ...(as_of === null && { until: null, ...(isOfPast && { view: null }) }),
      })
    }, replace)
  switch (access.state) {
    case 'loading':
      return <LoadingRows rows={12} />
    case 'failed':
      return <FailureState error={access.error} onRetry={access.retry} />
    case 'off':
      return <EmptyState title={t.off}>{t.offHelp}</EmptyState>
    case 'known': {
      const view = chooseView(filters.resource, access.listable)
      return (
        <Box sx={{ [WAITS]: { visibility: 'hidden' } }}>
          {unread.length > 0 && (
            <Suspense fallback={null}>
              <UnreadAccess parts={unread} />
            </Suspense>
          )}
          {view.kind !== 'nothing' && (
            <Suspense
              fallback={
                <div className="controls">
                  <LoadingRows rows={12} />
                </div>
              }
            >
              <Controls filters={filters} view={view} listable={access.listable} onAsOf={onAsOf} />
            </Suspense>
          )}
          {view.kind === 'read' ? (
            // Another resource begins anew: its rows, its open cell.
            <ShownFrame
              key={view.param}
              view={view}
              asOf={filters.as_of}
              onAsOf={(instant) => onAsOf(instant, true)}
            >
              {children}
            </ShownFrame>
          ) : (
            <>
              {told}
              <Refused view={view} />
            </>
          )}
        </Box>
      )
    }
  }
}

function Controls(props: {
  filters: AccessFilters
  view: View
  listable: Listable
  onAsOf: (asOf: string | null) => void
}) {
  const { filters, view, listable, onAsOf } = props
  const t = useTexts(accessTexts)
  const change = useChange()
  const param = view.kind === 'read' ? view.param : (filters.resource ?? null)
  const resource = readAccessResource(param ?? '')
  const asOf = filters.as_of
  const field = (
    <AsOfField label={t.asOf} clear={t.backToNow} asOf={asOf} texts={t} onChange={onAsOf} />
  )
  // This one stands in for an empty field, and is as high. A field with an instant is higher: what stands below waits for its code.
  const none = (
    <Field
      disabled
      label={t.asOf}
      value=""
      placeholder={t.asOfHelp}
      labelAbove
      sx={{ width: { xs: '100%', sm: 240 } }}
    />
  )
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1.5,
        alignItems: 'flex-start',
        pt: 0.75,
        mb: 1,
      }}
    >
      <ResourceField
        param={param}
        listable={listable}
        onChange={(resource) =>
          change({ resource, subject: null, role: null, q: null, scope: null })
        }
      />
      {view.kind === 'read' && (
        <Suspense fallback={asOf === undefined ? none : field}>{field}</Suspense>
      )}
      {resource?.kind === 'artifact' && (
        <Suspense fallback={null}>
          {/* What failed for one Artifact is not said of another. */}
          <ArtifactNameOffer key={param} place={resource} />
        </Suspense>
      )}
    </Box>
  )
}
