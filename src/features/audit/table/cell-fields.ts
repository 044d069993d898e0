import type { AuditEvent } from '../../../api/contract/audit'
import { familyOf } from '../../../families/family-of'
import { partsOf, principalText, roleAndTarget } from '../resource-words'

export type RowWords = {
  allowed: string
  denied: string
  server: string
  scope: string
  prompt: string
}

/** The columns of the table after the time, in their order; the class of a cell is the name of its column. */
export const CELLS = ['result', 'operation', 'action', 'resource', 'principal', 'actor', 'reason', 'role', 'request'] as const // prettier-ignore
export type CellName = 'time' | (typeof CELLS)[number]
export const COLUMN_NAMES: readonly CellName[] = ['time', ...CELLS]

const EMPTY = '–'

function resourceText(event: AuditEvent, words: RowWords): string {
  const parts = partsOf(event.resource)
  switch (parts.kind) {
    case 'server':
      return words.server
    case 'scope':
      return `${words.scope} ${parts.scopeId}`
    case 'artifact': {
      const kind = familyOf(parts.family).configures ? words.prompt : parts.family
      return `${kind} ${parts.artifactId} · ${parts.scopeId}`
    }
    case 'other':
      return parts.type
  }
}

/** What a cell shows. */
export function cellText(
  event: AuditEvent,
  cell: Exclude<CellName, 'time'>,
  words: RowWords,
): string {
  switch (cell) {
    case 'result':
      return event.allowed ? words.allowed : words.denied
    case 'operation':
      return event.operation
    case 'action':
      return event.action
    case 'resource':
      return resourceText(event, words)
    case 'principal':
      return principalText(event.principal)
    case 'actor':
      return event.actor ? principalText(event.actor) : EMPTY
    case 'reason':
      return event.reason_code
    case 'role':
      return roleAndTarget(event) ?? EMPTY
    case 'request':
      return event.request_id ?? EMPTY
  }
}
