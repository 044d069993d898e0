import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useEffect, useRef, useState } from 'react'
import { ACTIONS } from '../../../api/contract/access'
import { isAskable } from '../../../api/contract/askable'
import { idTexts } from '../../../components/id-texts'
import type { Zone } from '../../../lib/date/stamp'
import { useTexts } from '../../../ui/language'
import { isNarrowed, NOT_NARROWED, type AuditFilters } from '../query/audit-search'
import { ResultFilter } from '../ResultFilter'
import { SelectFilter } from '../SelectFilter'
import { auditTexts } from '../texts'
import { TimeRangeFilter } from '../TimeRangeFilter'
import { TypedFilter } from '../../../components/TypedFilter'
import type { FilterField } from './filter-fields'
import { filterTexts } from './filter-texts'
import type { LoadedFilters } from './loaded-filters'
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
  /** A typed filter was set: there is nothing more to do here. */
  onDone: () => void
}

/** The filters that are not always in sight: what the server is asked for, and below, what is looked for in what is loaded. */
export function FilterPanel(props: Props) {
  const { filters, loadedFilters, zone, phone, field, onChange, onDone } = props
  const t = useTexts(auditTexts)
  const ids = useTexts(idTexts)
  const words = useTexts(filterTexts)
  // Without an id a subject type filters nothing: it waits here for the id.
  const [draftType, setDraftType] = useState<string>('user')
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const part = field === null ? root.current : root.current?.querySelector(`[data-of=${field}]`)
    part?.querySelector<HTMLElement>('input, select')?.focus()
  }, [field])
  const { subject } = filters
  const subjectType = subject?.type ?? draftType
  const set = (changes: Record<string, string | null>) => {
    onChange(changes)
    onDone()
  }
  return (
    <Box ref={root} sx={{ display: 'grid', gap: 1.5, pt: 0.75 }}>
      {phone && (
        <>
          <Box data-of="time" sx={{ display: 'grid', gap: 1.5 }}>
            <TimeRangeFilter from={filters.from} to={filters.to} zone={zone} onChange={onChange} />
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
      <Box data-of="subject" sx={{ display: 'grid', gap: 1, gridTemplateColumns: '108px 1fr' }}>
        <SelectFilter
          label={t.subjectType}
          value={subjectType}
          options={[
            { value: 'user', label: t.user },
            { value: 'service', label: t.service },
          ]}
          width="100%"
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
          width="100%"
          onApply={(id) => set({ subject: id === '' ? null : `${subjectType}:${id}` })}
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
        <TypedFilter
          key={loadedFilters.q}
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
