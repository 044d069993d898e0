import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { lazy, Suspense, useId, useState, type ReactNode } from 'react'
import { ACTIONS } from '../../api/contract/access'
import { isAskable } from '../../api/contract/askable'
import { idTexts } from '../../components/id-texts'
import type { Zone } from '../../lib/date/stamp'
import { Field } from '../../ui/Field'
import { useTexts } from '../../ui/language'
import { isNarrowed, NOT_NARROWED, type AuditFilters as Filters } from './query/audit-search'
import { serverFiltersOf } from './query/server-filters'
import { filterTexts } from './filters/filter-texts'
import { SelectFilter, type Option } from './SelectFilter'
import { auditTexts } from './texts'
import { TimeRangeFilter } from './TimeRangeFilter'
import { TypedFilter } from '../../components/TypedFilter'

const ResourceFilter = lazy(async () => ({
  default: (await import('./filters/ResourceFilter')).ResourceFilter,
}))

type Props = {
  filters: Filters
  /** The resource in force: the address's, or the default. */
  resource: string | null
  resources: readonly Option[]
  /** In which typed times are meant. */
  zone: Zone
  onChange: (changes: Record<string, string | null>) => void
  /** Beside the filters: what applies several of them at once. */
  presets: ReactNode
  /** On a phone all but the resource wait behind a button; null where there is room for all of them. */
  folded: { open: boolean; onToggle: () => void } | null
}

/** What the server is asked for; each change is an address. */
export function AuditFilters(props: Props) {
  const { filters, resource, resources, zone, onChange, presets, folded } = props
  const t = useTexts(auditTexts)
  const ids = useTexts(idTexts)
  const words = useTexts(filterTexts)
  // Without an id a subject type filters nothing: it waits here for the id.
  const [draftType, setDraftType] = useState<string>('user')
  const { subject } = filters
  const subjectType = subject?.type ?? draftType
  const any = { value: '', label: t.any }
  const restId = useId()
  const { from, to, order } = filters
  const inForce =
    [from ?? to, order].filter(Boolean).length + Object.keys(serverFiltersOf(filters)).length
  const chooseResource = (value: string) => onChange({ resource: value })
  return (
    <Box
      role="search"
      aria-label={words.server}
      sx={{
        display: { xs: 'grid', sm: 'flex' },
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        flexWrap: 'wrap',
        gap: 1.5,
        alignItems: 'flex-start',
        mb: 1,
        pt: 0.75,
      }}
    >
      <Suspense
        fallback={
          <Field
            disabled
            label={t.resource}
            value={resources.find((option) => option.value === resource)?.label ?? ''}
            labelAbove
            sx={{ width: { xs: '100%', sm: 260 }, gridColumn: '1 / -1' }}
          />
        }
      >
        <ResourceFilter value={resource ?? ''} options={resources} onChange={chooseResource} />
      </Suspense>
      {folded && (
        <Button
          variant="outlined"
          aria-expanded={folded.open}
          aria-controls={restId}
          onClick={folded.onToggle}
          sx={{ minHeight: 40 }}
        >
          {words.moreFilters(inForce)}
        </Button>
      )}
      <Box id={restId} sx={{ display: folded?.open === false ? 'none' : 'contents' }}>
        <SelectFilter
          label={t.result}
          value={filters.result ?? ''}
          options={[
            any,
            { value: 'allowed', label: t.allowed },
            { value: 'denied', label: t.denied },
          ]}
          width={110}
          onChange={(value) => onChange({ result: value })}
        />
        <SelectFilter
          label={t.action}
          value={filters.action ?? ''}
          options={[any, ...ACTIONS.map((action) => ({ value: action, label: action }))]}
          width={170}
          onChange={(value) => onChange({ action: value })}
        />
        <SelectFilter
          label={t.subjectType}
          value={subjectType}
          options={[
            { value: 'user', label: t.user },
            { value: 'service', label: t.service },
          ]}
          width={120}
          onChange={(type) => {
            setDraftType(type)
            if (subject) onChange({ subject: `${type}:${subject.id}` })
          }}
        />
        <TypedFilter
          key={subject?.id ?? ''}
          label={t.subjectId}
          value={subject?.id ?? ''}
          faultOf={(id) => (isAskable('principal', id) ? null : ids.rules.principal)}
          width={150}
          onApply={(id) => onChange({ subject: id === '' ? null : `${subjectType}:${id}` })}
        />
        <TimeRangeFilter from={filters.from} to={filters.to} zone={zone} onChange={onChange} />
        <SelectFilter
          label={words.order}
          value={filters.order ?? 'newest'}
          options={[
            { value: 'newest', label: words.newest },
            { value: 'oldest', label: words.oldest },
          ]}
          width={140}
          onChange={(value) => onChange({ order: value === 'newest' ? null : value })}
        />
      </Box>
      {presets}
      {isNarrowed(filters) && (
        <Button variant="text" sx={{ minHeight: 40 }} onClick={() => onChange(NOT_NARROWED)}>
          {t.clear}
        </Button>
      )}
    </Box>
  )
}
