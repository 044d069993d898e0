import Box from '@mui/material/Box'
import { useState } from 'react'
import { ROLES_1_4 } from '../../../api/contract/access-requests'
import { FAMILIES } from '../../../api/contract/artifacts'
import { requestTexts } from '../../../components/requests/request-texts'
import { TypedFilter } from '../../../components/TypedFilter'
import type { Zone } from '../../../lib/date/stamp'
import { zoneName } from '../../../lib/date/zone-hours'
import { spelledOut } from '../../../lib/text/hidden-text'
import { useTexts } from '../../../ui/language'
import { filterText } from '../query/server-filters'
import { SelectFilter } from '../SelectFilter'
import { filterTexts } from './filter-texts'
import { hoursTexts } from './hours-texts'
import { typedPrincipal, type KnownPerson } from './known-people'
import { VALUE_MAX, type LoadedField } from './loaded-filters'
import { hoursValue, typedHours } from './typed-hours'

/** The fields of a decision that no other control of the audit asks for. */
const FIELDS = [
  'operation',
  'principal',
  'actor',
  'family',
  'reason',
  'role',
  'request',
  'binding',
  'hours',
] as const satisfies readonly LoadedField[]
type Field = (typeof FIELDS)[number]

const isOfPerson = (field: Field) => field === 'principal' || field === 'actor'
const plain = (values: readonly string[]) => values.map((value) => ({ value, label: value }))

type Props = {
  people: readonly KnownPerson[]
  /** The zone that typed hours belong to. */
  zone: Zone
  onAdd: (field: LoadedField, value: string, how: 'only' | 'not') => void
}

/** A field of a decision and the value that it has to have, or may not have. What is known of its values is offered while somebody types. */
export function FieldFilter({ people, zone, onAdd }: Props) {
  const t = useTexts(filterTexts)
  const ofHours = useTexts(hoursTexts)
  const { done, acts } = useTexts(requestTexts)
  const [field, setField] = useState<Field>('operation')
  const [leavesOut, setLeavesOut] = useState(false)
  const suggested = () => {
    switch (field) {
      case 'operation':
        return plain([...new Set([...Object.keys(done), ...Object.keys(acts)])].sort())
      case 'principal':
      case 'actor':
        return people.map((person) => ({
          value: filterText(person),
          label: spelledOut(person.name),
        }))
      case 'family':
        return plain(FAMILIES)
      case 'role':
        return plain(ROLES_1_4)
      default:
        return undefined
    }
  }
  const valueOf = (typed: string) => {
    if (isOfPerson(field)) return filterText(typedPrincipal(typed, people))
    const hours = field === 'hours' ? typedHours(typed, zone) : null
    return hours ? hoursValue(hours) : typed
  }
  const placeholder = () => {
    if (field === 'hours') return ofHours.help(zoneName(zone))
    return isOfPerson(field) ? t.person : t.exactly
  }
  return (
    <Box
      sx={{
        display: 'grid',
        columnGap: 1,
        rowGap: 1.5,
        gridTemplateColumns: 'minmax(0, 1fr) 112px',
      }}
    >
      <SelectFilter
        label={t.field}
        value={field}
        options={FIELDS.map((each) => ({ value: each, label: t.fields[each] }))}
        width="100%"
        onChange={(value) => setField(value as Field)}
      />
      <SelectFilter
        label={t.condition}
        value={leavesOut ? 'not' : 'only'}
        options={[
          { value: 'only', label: t.is },
          { value: 'not', label: t.isNot },
        ]}
        width="100%"
        onChange={(value) => setLeavesOut(value === 'not')}
      />
      <Box sx={{ gridColumn: '1 / -1', display: 'grid' }}>
        <TypedFilter
          key={field}
          label={t.value}
          value=""
          placeholder={placeholder()}
          faultOf={(typed) =>
            field === 'hours' && typedHours(typed, zone) === null ? ofHours.fault : null
          }
          suggestions={suggested()}
          maxLength={VALUE_MAX}
          width="100%"
          onApply={(typed) => onAdd(field, valueOf(typed), leavesOut ? 'not' : 'only')}
        />
      </Box>
    </Box>
  )
}
