import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { ACTIONS } from '../../api/contract/access'
import type { Zone } from '../../lib/date/format'
import { useTexts } from '../../ui/language'
import { isNarrowed, type AuditFilters as Filters } from './audit-search'
import { SelectFilter, type Option } from './SelectFilter'
import { auditTexts } from './texts'
import { TimeRangeFilter } from './TimeRangeFilter'
import { TypedFilter } from './TypedFilter'

type Props = {
  filters: Filters
  /** The resource in force: the address's, or the default. */
  resource: string | null
  resources: readonly Option[]
  /** In which typed times are meant. */
  zone: Zone
  /** `typed` changes replace the address, chosen ones add to the history. */
  onChange: (changes: Record<string, string | null>, how: 'typed' | 'chosen') => void
}

/** What the list is about; each change is an address. */
export function AuditFilters(props: Props) {
  const { filters, resource, resources, zone, onChange } = props
  const t = useTexts(auditTexts)
  // Without an id a subject type filters nothing: it waits here for the id.
  const [draftType, setDraftType] = useState<string>('user')
  const { subject } = filters
  const subjectType = subject?.type ?? draftType
  const any = { value: '', label: t.any }
  return (
    <Box
      role="search"
      sx={{
        display: { xs: 'grid', sm: 'flex' },
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        flexWrap: 'wrap',
        gap: 1.5,
        alignItems: 'flex-start',
        mb: 1,
      }}
    >
      <SelectFilter
        label={t.resource}
        value={resource ?? ''}
        options={resources}
        width={220}
        onChange={(value) => onChange({ resource: value }, 'chosen')}
      />
      <SelectFilter
        label={t.result}
        value={filters.result ?? ''}
        options={[
          any,
          { value: 'allowed', label: t.allowed },
          { value: 'denied', label: t.denied },
        ]}
        width={110}
        onChange={(value) => onChange({ result: value }, 'chosen')}
      />
      <SelectFilter
        label={t.action}
        value={filters.action ?? ''}
        options={[any, ...ACTIONS.map((action) => ({ value: action, label: action }))]}
        width={170}
        onChange={(value) => onChange({ action: value }, 'chosen')}
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
          if (subject) onChange({ subject: `${type}:${subject.id}` }, 'chosen')
        }}
      />
      <TypedFilter
        key={subject?.id ?? ''}
        label={t.subjectId}
        value={subject?.id ?? ''}
        width={150}
        onApply={(id) => onChange({ subject: id === '' ? null : `${subjectType}:${id}` }, 'typed')}
      />
      <TimeRangeFilter from={filters.from} to={filters.to} zone={zone} onChange={onChange} />
      {isNarrowed(filters) && (
        <Button
          variant="text"
          sx={{ minHeight: 40 }}
          onClick={() =>
            onChange({ from: null, to: null, action: null, subject: null, result: null }, 'chosen')
          }
        >
          {t.clear}
        </Button>
      )}
    </Box>
  )
}
