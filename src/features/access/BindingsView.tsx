import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useDeferredValue, useMemo, type ReactNode } from 'react'
import type { Binding } from '../../api/contract/access'
import { EmptyState } from '../../components/EmptyState'
import { TableSearch } from '../../components/TableSearch'
import { useNames } from '../../names/use-names'
import { Field } from '../../ui/Field'
import { useTexts } from '../../ui/language'
import type { AccessFilters } from './access-search'
import { ExportBindings } from './export/ExportBindings'
import { BindingsTable } from './BindingsTable'
import { countsOf, filteredRows, groupsIn, isCurrent, rowsOf, type Shown } from './shown'
import { tableTexts } from './table-texts'
import { accessTexts } from './texts'
import { UnknownNotes } from './UnknownNotes'
import { useChange } from './use-change'

const STATES = ['current', 'ending', 'expired', 'revoked', 'all'] as const

type Props = {
  shown: Shown
  filters: AccessFilters
  /** What can be done with a binding, for its row. */
  actionsOf: (binding: Binding) => ReactNode
}

/** Tab "Bindings": by person, role and standing, each in the address. */
export function BindingsView({ shown, filters, actionsOf }: Props) {
  const t = useTexts(tableTexts)
  const { bindings } = useTexts(accessTexts)
  const names = useNames()
  const change = useChange()
  const rows = useMemo(() => rowsOf(shown), [shown])
  const { subject } = filters
  // What is typed or chosen is drawn at once; ten thousand rows follow it.
  const q = useDeferredValue(filters.q)
  const role = useDeferredValue(filters.role)
  const state = useDeferredValue(filters.state)
  const subjectKey = subject && `${subject.type}:${subject.id}`
  const found = useMemo(
    () =>
      filteredRows(rows, { role, state, subject, q }, ({ subject: who }) =>
        (names.principal(who) ?? who.id).toLowerCase(),
      ),
    [rows, role, state, subjectKey, q, names], // eslint-disable-line react-hooks/exhaustive-deps -- the subject is read anew from each address
  )
  const counts = useMemo(() => countsOf(rows), [rows])
  const roles = useMemo(() => [...new Set(rows.map(({ binding }) => binding.role))].sort(), [rows])
  return (
    <>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1.5,
          alignItems: 'center',
          mb: 1.5,
          pt: 0.75,
        }}
      >
        <Box sx={{ width: { xs: '100%', sm: 240 } }}>
          <TableSearch label={t.search} max={255} />
        </Box>
        <Field
          label={t.standing}
          value={filters.state ?? 'current'}
          onChange={(value) => change({ state: value === 'current' ? null : value })}
          labelAbove
          sx={{ width: { xs: 'calc(50% - 6px)', sm: 220 } }}
        >
          {STATES.map((each) => (
            <option key={each} value={each}>
              {t.states[each](counts[each], counts.unknown)}
            </option>
          ))}
        </Field>
        <Field
          label={t.role}
          value={filters.role ?? ''}
          onChange={(value) => change({ role: value })}
          labelAbove
          sx={{ width: { xs: 'calc(50% - 6px)', sm: 180 } }}
        >
          <option value="">{t.anyRole}</option>
          {[...new Set([...roles, ...(role === undefined ? [] : [role])])].map((each) => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
        </Field>
        {subject && (
          <>
            <Typography variant="body2">
              {t.only(names.principal({ ...subject, description: null }) ?? subject.id)}
            </Typography>
            <Button variant="text" onClick={() => change({ subject: null })}>
              {t.everybody}
            </Button>
          </>
        )}
        <ExportBindings
          shown={shown}
          rows={found}
          filters={{
            standing: state ?? 'current',
            role: role ?? null,
            subject: subject ?? null,
            search: q?.trim() ?? '',
          }}
        />
      </Box>
      {shown.view !== 'server' && (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
          {t.hiddenAbove[shown.view]}
        </Typography>
      )}
      {rows.length === 0 && <EmptyState title={t.empty}>{t.emptyHelp}</EmptyState>}
      {rows.length > 0 && found.length === 0 && (
        <EmptyState title={t.nothingFits}>
          {t.nothingFitsHelp}{' '}
          <Button
            variant="text"
            onClick={() => change({ q: null, role: null, subject: null, state: 'all' })}
          >
            {t.clear}
          </Button>
        </EmptyState>
      )}
      {found.length > 0 && (
        <BindingsTable label={bindings} shown={shown} rows={found} actionsOf={actionsOf} />
      )}
      {/* Of a past instant the head of the screen names the groups. */}
      {shown.asOf === null && (
        <UnknownNotes unknown={groupsIn(found.filter(({ standing }) => isCurrent(standing)))} />
      )}
    </>
  )
}
