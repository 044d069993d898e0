import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { lazy, Suspense, useCallback, useState, type ReactNode, type Ref } from 'react'
import type { Zone } from '../../lib/date/stamp'
import { useScopeName } from '../../names/use-scope-name'
import { scopeOfParam } from '../../routing/resource-param'
import { Drop } from '../../ui/Drop'
import { Field } from '../../ui/Field'
import { useTexts } from '../../ui/language'
import type { Readable } from './audit-resources'
import { FilterChip } from './filters/FilterChip'
import type { FilterField } from './filters/filter-fields'
import { filterTexts } from './filters/filter-texts'
import { withValue, type LoadedFilters } from './filters/loaded-filters'
import { resourceLabel } from './filters/resource-options'
import { setFilters } from './filters/set-filters'
import type { AuditFilters as Filters } from './query/audit-search'
import { ResultFilter } from './ResultFilter'
import { auditTexts } from './texts'
import { TimeRangeFilter } from './TimeRangeFilter'

const ResourceFilter = lazy(async () => ({
  default: (await import('./filters/ResourceFilter')).ResourceFilter,
}))
const FilterPanel = lazy(async () => ({
  default: (await import('./filters/FilterPanel')).FilterPanel,
}))

type Props = {
  filters: Filters
  loadedFilters: LoadedFilters
  /** The resource in force: the address's, or the default. */
  resource: string | null
  readable: Readable
  /** In which typed times are meant. */
  zone: Zone
  /** Narrow screens have no room for more than the resource: the rest waits behind "+ Filter". */
  phone: boolean
  onChange: (changes: Record<string, string | null>) => void
  onAddress: (to: (now: URLSearchParams) => URLSearchParams) => void
  /** What applies several filters at once. */
  presets: ReactNode
  /** Gets the element in which the list puts its "Export…", at the end of the line. */
  exportSlot: Ref<HTMLDivElement>
}

/** The one line of controls: what the server is asked for, what is looked for in what is loaded, and what is done with it. */
export function AuditFilters(props: Props) {
  const { filters, loadedFilters, resource, readable, zone, phone, presets, exportSlot } = props
  const { onChange, onAddress } = props
  const t = useTexts(auditTexts)
  const words = useTexts(filterTexts)
  const [open, setOpen] = useState(false)
  const [field, setField] = useState<FilterField | null>(null)
  const onOpen = useCallback((next: boolean) => {
    setField(null)
    setOpen(next)
  }, [])
  const set = setFilters(filters, loadedFilters, { t, words }, phone ? zone : null)
  const standIn = <ResourceStandIn resource={resource} />
  return (
    <Box role="search" aria-label={words.filters} sx={LINE}>
      <Suspense fallback={standIn}>
        <ResourceFilter
          standIn={standIn}
          value={resource ?? ''}
          readable={readable}
          onChange={(value) => onChange({ resource: value })}
          sx={RESOURCE}
        />
      </Suspense>
      {!phone && (
        <>
          <TimeRangeFilter
            folded
            from={filters.from}
            to={filters.to}
            zone={zone}
            onChange={onChange}
          />
          <ResultFilter value={filters.result} onChange={onChange} />
        </>
      )}
      <Drop label={words.addFilter} open={open} onOpen={onOpen} width={320} buttonSx={BUTTON}>
        <FilterPanel
          filters={filters}
          loadedFilters={loadedFilters}
          zone={zone}
          phone={phone}
          field={field}
          onChange={onChange}
          onAdd={(of, value, how) =>
            onAddress((now) => withoutEvent(withValue(now, of, value, how)))
          }
          onDone={() => setOpen(false)}
        />
      </Drop>
      {set.length > 0 && (
        <Box sx={CHIPS}>
          {set.map((each) => (
            <FilterChip
              key={each.key}
              text={each.text}
              removeLabel={words.remove(each.text)}
              changeLabel={words.change(each.text)}
              onRemove={() => onAddress((now) => withoutEvent(each.without(now)))}
              onChange={
                each.field &&
                (() => {
                  setField(each.field)
                  setOpen(true)
                })
              }
            />
          ))}
          {/* A single filter has its own cross, and the line has no room for a second button that does the same. */}
          {set.length > 1 && (
            <Button
              variant="text"
              sx={CLEAR}
              onClick={() =>
                onAddress((now) =>
                  withoutEvent(set.reduce((rest, each) => each.without(rest), now)),
                )
              }
            >
              {words.clear}
            </Button>
          )}
        </Box>
      )}
      {presets}
      <Box ref={exportSlot} sx={{ display: 'flex', gap: 1 }} />
    </Box>
  )
}

/** Keeps the room of the field "Resource" and shows its text until the field is drawn. */
function ResourceStandIn({ resource }: { resource: string | null }) {
  const t = useTexts(auditTexts)
  const title = useScopeName(scopeOfParam(resource ?? ''))
  const label = resource === null ? '' : resourceLabel(resource, title, t)
  return <Field disabled label={t.resource} value={label} labelAbove sx={RESOURCE} />
}

/** Another list does not show the event that was open over the one before. */
function withoutEvent(params: URLSearchParams): URLSearchParams {
  params.delete('event')
  return params
}

const LINE = {
  // On a phone its parts stand in the lines of the title.
  display: { xs: 'contents', md: 'flex' },
  flex: '1 1 0',
  minWidth: 0,
  flexWrap: 'wrap',
  gap: 1,
  alignItems: 'center',
} as const
const RESOURCE = {
  // On the narrowest phone the title and "+ Filter" stand in its line.
  flex: '1 1 120px',
  minWidth: { sm: 150 },
  maxWidth: { md: 200 },
} as const
/** On a phone, all chips stand in one line that scrolls sideways, because three lines of them would push the list down. */
const CHIPS = {
  display: { xs: 'flex', sm: 'contents' },
  flexBasis: '100%',
  minWidth: 0,
  gap: 0.5,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '& > *': { flex: 'none' },
} as const
const CLEAR = { minHeight: { xs: 28, sm: 36 }, py: { xs: 0, sm: 0.75 } } as const
const BUTTON = { minHeight: 36, px: { xs: 1, sm: 1.5 } } as const
