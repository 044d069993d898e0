import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { ACTIONS } from '../../../api/contract/access'
import { isAskable } from '../../../api/contract/askable'
import { idTexts } from '../../../components/id-texts'
import { spelledOut } from '../../../lib/text/hidden-text'
import { useIdsOnly } from '../../../names/ids-only'
import { principalNames } from '../../../names/principal-names'
import type { Zone } from '../../../lib/date/stamp'
import { useTexts } from '../../../ui/language'
import { filterText, SUBJECT_TYPES, type SubjectType } from '../query/server-filters'
import { isNarrowed, NOT_NARROWED, type AuditFilters } from '../query/audit-search'
import { ResultFilter } from '../ResultFilter'
import { SelectFilter } from '../SelectFilter'
import { auditTexts } from '../texts'
import { TimeRangeFilter } from '../TimeRangeFilter'
import { TypedFilter } from '../../../components/TypedFilter'
import { FieldFilter } from './FieldFilter'
import type { FilterField } from './filter-fields'
import { filterTexts } from './filter-texts'
import { knownPeople, subjectOf } from './known-people'
import type { LoadedField, LoadedFilters } from './loaded-filters'
import { UnlookedFilter } from './UnlookedFilter'

type Props = {
  filters: AuditFilters
  loadedFilters: LoadedFilters
  zone: Zone
  /** There is no room elsewhere for the time range and the result. */
  phone: boolean
  /** The field that gets the focus; null: the first one. */
  field: FilterField | null
  onChange: (changes: Record<string, string | null>) => void
  /** A further value that a field of what is loaded may have, or may not have. */
  onAdd: (field: LoadedField, value: string, how: 'only' | 'not') => void
  /** A typed filter was set: there is nothing more to do here. */
  onDone: () => void
}

/** The filters that are not always in sight: what the server is asked for, and below, what is looked for in what is loaded. */
export function FilterPanel(props: Props) {
  const { filters, loadedFilters, zone, phone, field, onChange, onAdd, onDone } = props
  const t = useTexts(auditTexts)
  const ids = useTexts(idTexts)
  const words = useTexts(filterTexts)
  // Without an id a subject type filters nothing: it waits here for the id.
  const [draftType, setDraftType] = useState<SubjectType>('user')
  const names = useSyncExternalStore(principalNames.subscribe, principalNames.get)
  const idsOnly = useIdsOnly()
  const people = useMemo(() => (idsOnly ? [] : knownPeople(names)), [names, idsOnly])
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const part = field === null ? root.current : root.current?.querySelector(`[data-of=${field}]`)
    part?.querySelector<HTMLElement>('input, select')?.focus()
  }, [field])
  const { subject } = filters
  const subjectType = subject?.type ?? draftType
  const wanted = (typed: string) => subjectOf(typed, subjectType, people)
  const set = (changes: Record<string, string | null>) => {
    onChange(changes)
    onDone()
  }
  return (
    <Box ref={root} sx={{ display: 'grid', gap: 1.5, pt: 0.75 }}>
      {phone && (
        <>
          <Box data-of="time">
            <TimeRangeFilter
              folded={false}
              from={filters.from}
              to={filters.to}
              zone={zone}
              onChange={onChange}
            />
          </Box>
          <Box data-of="result" sx={{ display: 'grid' }}>
            <ResultFilter value={filters.result} onChange={onChange} />
          </Box>
        </>
      )}
      <Box data-of="action" sx={{ display: 'grid' }}>
        <SelectFilter
          label={t.action}
          value={filters.action ?? ''}
          options={[
            { value: '', label: t.any },
            ...ACTIONS.map((action) => ({ value: action, label: action })),
          ]}
          width="100%"
          onChange={(value) => onChange({ action: value })}
        />
      </Box>
      <Box data-of="subject" sx={{ display: 'grid', gap: 1, gridTemplateColumns: '128px 1fr' }}>
        <SelectFilter
          label={t.subjectType}
          value={subjectType}
          options={SUBJECT_TYPES.map((type) => ({ value: type, label: t[type] }))}
          width="100%"
          onChange={(value) => {
            const type = value as SubjectType
            setDraftType(type)
            if (subject) onChange({ subject: `${type}:${subject.id}` })
          }}
        />
        <TypedFilter
          label={t.subjectId}
          value={subject?.id ?? ''}
          placeholder={words.person}
          suggestions={people.map(({ type, id, name }) => ({
            value: id,
            label: `${spelledOut(name)} · ${t[type]}`,
          }))}
          faultOf={(typed) =>
            isAskable('principal', wanted(typed).id) ? null : ids.rules.principal
          }
          width="100%"
          onApply={(typed) => set({ subject: typed === '' ? null : filterText(wanted(typed)) })}
        />
      </Box>
      <Box data-of="order" sx={{ display: 'grid' }}>
        <SelectFilter
          label={words.order}
          value={filters.order ?? 'newest'}
          options={[
            { value: 'newest', label: words.newest },
            { value: 'oldest', label: words.oldest },
          ]}
          width="100%"
          onChange={(value) => onChange({ order: value === 'newest' ? null : value })}
        />
      </Box>
      <Box
        data-of="text"
        sx={{
          display: 'grid',
          gap: 1.5,
          pt: 1.5,
          borderTop: '1px dashed',
          borderColor: 'line.main',
        }}
      >
        <Typography variant="caption" color="textSecondary">
          {words.loadedHelp}
        </Typography>
        <FieldFilter
          people={people}
          zone={zone}
          onAdd={(of, value, how) => {
            onAdd(of, value, how)
            onDone()
          }}
        />
        <TypedFilter
          label={words.text}
          value={loadedFilters.q}
          placeholder={words.textHelp}
          width="100%"
          onApply={(q) => set({ q })}
        />
        <UnlookedFilter
          on={loadedFilters.unlooked === true}
          onChange={(on) => set({ looked: on ? 'no' : null })}
        />
        <Typography variant="caption" color="textSecondary">
          {words.hint}
        </Typography>
      </Box>
      {isNarrowed(filters) && (
        <Button variant="outlined" onClick={() => set(NOT_NARROWED)}>
          {t.clear}
        </Button>
      )}
    </Box>
  )
}
