import Divider from '@mui/material/Divider'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import type { ReactNode } from 'react'
import * as v from 'valibot'
import type { AuditEvent } from '../../../api/contract/audit'
import { familiesOfScopeDecision } from '../../../families/decided-on-scope'
import { announce } from '../../../ui/announcer'
import { useTexts } from '../../../ui/language'
import { filterTexts } from '../filters/filter-texts'
import { resourceKey, type LoadedField } from '../filters/loaded-filters'
import { SERVER_FILTERS, type ServerFilter } from '../query/server-filters'
import { partsOf } from '../../../components/resource-words'
import type { CellName } from './cell-fields'
import { tableTexts } from './table-texts'

/** Parameters of the address. */
type Params = Partial<Record<ServerFilter | 'resource', string>>
type Target = { field: LoadedField; value: string; server?: Params }

type Props = {
  anchor: HTMLElement
  event: AuditEvent
  /** The cell that was asked for; null: the row, of which the usual ones are offered. */
  cell: CellName | null
  onFilter: (field: LoadedField, value: string, how: 'only' | 'not') => void
  /** Parameters of a filter that the server applies. */
  onServerFilter: (params: Params) => void
  onOpen: () => void
  onClose: () => void
}

const person = (of: { type: string; id: string }) => `${of.type}:${of.id}`

/** What a cell can be filtered by, in what is loaded and, where the service has such a filter, there. */
function targetsOf(event: AuditEvent, cell: CellName): Target[] {
  const { principal, actor } = event
  const parts = partsOf(event.resource)
  switch (cell) {
    case 'time':
      return []
    case 'result': {
      const result = event.allowed ? 'allowed' : 'denied'
      return [{ field: 'outcome', value: result, server: { result } }]
    }
    case 'operation':
      return [{ field: 'operation', value: event.operation }]
    case 'action':
      return [
        {
          field: 'did',
          value: event.action,
          // A request cannot name a newer server's action.
          ...(v.is(SERVER_FILTERS.action, event.action) && { server: { action: event.action } }),
        },
      ]
    case 'resource': {
      const on: Target = { field: 'on', value: resourceKey(event.resource) }
      if (parts.kind === 'scope') {
        on.server = { resource: `scope:${parts.scopeId}` }
        const families = familiesOfScopeDecision(event.operation, event.action)
        return [on, ...families.map((value): Target => ({ field: 'family', value }))]
      }
      return parts.kind === 'artifact' ? [on, { field: 'family', value: parts.family }] : [on]
    }
    case 'principal':
      return [
        {
          field: 'principal',
          value: person(principal),
          ...(/^(user|service)$/.test(principal.type) && {
            server: { subject: person(principal) },
          }),
        },
      ]
    case 'actor':
      return actor ? [{ field: 'actor', value: person(actor) }] : []
    case 'reason':
      return [{ field: 'reason', value: event.reason_code }]
    case 'role':
      return event.role ? [{ field: 'role', value: event.role }] : []
    case 'request':
      return event.request_id ? [{ field: 'request', value: event.request_id }] : []
  }
}

/** The menu of a cell: only this, without this, copy; by mouse, finger (held) and keyboard. */
export function CellMenu(props: Props) {
  const { anchor, event, cell, onFilter, onServerFilter, onOpen, onClose } = props
  const t = useTexts(tableTexts)
  const words = useTexts(filterTexts)
  const cells: CellName[] = cell === null ? ['result', 'operation', 'principal', 'request'] : [cell]
  const targets = cells.flatMap((each) => targetsOf(event, each))
  const copied =
    cell === null ? JSON.stringify(event, null, 2) : (anchor.title || anchor.textContent).trim()
  const item = (key: string, label: ReactNode, act: () => void) => (
    <MenuItem
      key={key}
      dense
      onClick={() => {
        onClose()
        act()
      }}
    >
      {label}
    </MenuItem>
  )
  const copy = async () => {
    await navigator.clipboard.writeText(copied)
    announce(t.copied(cell === null ? 'JSON' : copied))
  }
  return (
    <Menu
      open
      // Inside the page, so that it is part of a landmark.
      disablePortal
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{
        list: { 'aria-label': t.menu },
        paper: { sx: { maxWidth: 'min(440px, calc(100% - 32px))' } },
      }}
    >
      {targets.flatMap(({ field, value, server }) => [
        // A title among the items: text of another kind would belong to no landmark.
        <MenuItem
          key={field}
          disabled
          dense
          sx={{
            whiteSpace: 'normal',
            overflowWrap: 'anywhere',
            '&.Mui-disabled': { opacity: 0.8 },
          }}
        >
          {words.chip(words.fields[field], value)}
        </MenuItem>,
        item(`only ${field}`, t.onlyThis, () => onFilter(field, value, 'only')),
        item(`not ${field}`, t.withoutThis, () => onFilter(field, value, 'not')),
        server && item(`server ${field}`, t.fromServer, () => onServerFilter(server)),
        <Divider key={`end ${field}`} component="li" />,
      ])}
      {item('copy', t.copy, () => void copy())}
      {item('open', t.openEvent, onOpen)}
    </Menu>
  )
}
