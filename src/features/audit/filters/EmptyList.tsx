import Button from '@mui/material/Button'
import { EmptyState } from '../../../components/EmptyState'
import { useTexts } from '../../../ui/language'
import { isNarrowed, type AuditFilters } from '../query/audit-search'
import { filterText } from '../query/server-filters'
import { auditTexts } from '../texts'
import { filterTexts } from './filter-texts'

type Props = { filters: AuditFilters; onSubject: (subject: string) => void }

/** A list without an event. A user and a service may share an id, and it is easy to ask for the wrong one. */
export function EmptyList({ filters, onSubject }: Props) {
  const t = useTexts(auditTexts)
  const words = useTexts(filterTexts)
  if (!isNarrowed(filters)) return <EmptyState title={t.empty}>{t.emptyHelp}</EmptyState>
  const { subject } = filters
  const other =
    subject && ({ ...subject, type: subject.type === 'user' ? 'service' : 'user' } as const)
  return (
    <EmptyState title={t.emptyFiltered}>
      {t.emptyFilteredHelp}
      {other && (
        <Button
          variant="outlined"
          sx={{
            display: 'block',
            mx: 'auto',
            mt: 1.5,
            maxWidth: '100%',
            whiteSpace: 'normal',
            overflowWrap: 'anywhere',
          }}
          onClick={() => onSubject(filterText(other))}
        >
          {words.otherSubject(t[other.type], other.id)}
        </Button>
      )}
    </EmptyState>
  )
}
