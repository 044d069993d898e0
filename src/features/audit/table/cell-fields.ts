import type { Resource } from '../../../api/contract/access'
import type { AuditEvent } from '../../../api/contract/audit'
import { configures } from '../../../families/configures'
import { familiesOfScopeDecision } from '../../../families/decided-on-scope'
import type { Names } from '../../../names/use-names'
import { withId } from '../../../names/use-principal-names'
import { isNamedAsKind, partsOf, roleAndTarget } from '../../../components/resource-words'

export type RowWords = {
  allowed: string
  denied: string
  server: string
  scope: string
  prompt: string
  /** Words an Artifact of one of these kinds. A decision that names only its Scope does not tell which kind it was. */
  someOf: (kinds: readonly string[]) => string
  names: Names
}

/** The columns of the table after the time, in their order; the class of a cell is the name of its column. */
export const CELLS = ['result', 'operation', 'action', 'resource', 'principal', 'actor', 'reason', 'role', 'request'] as const // prettier-ignore
export type CellName = 'time' | (typeof CELLS)[number]
export const COLUMN_NAMES: readonly CellName[] = ['time', ...CELLS]

const EMPTY = '–'

function resourceText(event: AuditEvent, words: RowWords): string {
  const parts = partsOf(event.resource)
  const named = (scopeId: string) => words.names.scope(scopeId) ?? scopeId
  const kindOf = (family: string) => (configures(family) ? words.prompt : family)
  switch (parts.kind) {
    case 'server':
      return words.server
    case 'scope': {
      const families = familiesOfScopeDecision(event.operation, event.action)
      return families.length === 0
        ? `${words.scope} ${named(parts.scopeId)}`
        : `${words.someOf(families.map(kindOf))} · ${named(parts.scopeId)}`
    }
    case 'artifact': {
      const kind = kindOf(parts.family)
      const name = words.names.artifact(parts) ?? parts.artifactId
      return `${isNamedAsKind(name, kind) ? kind : `${kind} ${name}`} · ${named(parts.scopeId)}`
    }
    case 'other':
      return parts.type
  }
}

/** The name of the principal that a cell tells of; undefined where it tells of none, or of one without a name. */
export function nameIn(event: AuditEvent, cell: CellName, words: RowWords): string | undefined {
  const person = cell === 'principal' ? event.principal : cell === 'actor' ? event.actor : null
  return person ? words.names.principal(person) : undefined
}

/** The id of the Artifact that a resource names, where a row has it by its name and does not say the id as its family. */
export function idBeside(resource: Resource, names: Names): string | undefined {
  const parts = partsOf(resource)
  return parts.kind === 'artifact' &&
    names.artifact(parts) !== undefined &&
    parts.artifactId !== parts.family
    ? parts.artifactId
    : undefined
}

/** The ids of what a text about a resource has by name. */
export function idsOf(resource: Resource, names: Names): string[] {
  const parts = partsOf(resource)
  return [
    idBeside(resource, names),
    'scopeId' in parts && names.scope(parts.scopeId) !== undefined ? parts.scopeId : undefined,
  ].filter((id) => id !== undefined)
}

/** The tooltip of a cell: its text, and the ids of what the text has by name. */
export function cellTip(text: string, event: AuditEvent, cell: CellName, words: RowWords): string {
  const ids = cell === 'resource' ? idsOf(event.resource, words.names) : []
  return ids.length === 0 ? text : `${text} (${ids.join(' · ')})`
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
      return withId(event.principal, words.names.principal(event.principal))
    case 'actor':
      return event.actor ? withId(event.actor, words.names.principal(event.actor)) : EMPTY
    case 'reason':
      return event.reason_code
    case 'role':
      return roleAndTarget(event) ?? EMPTY
    case 'request':
      return event.request_id ?? EMPTY
  }
}
