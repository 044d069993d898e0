import type { Binding } from '../../api/contract/access'
import { reachOf } from '../../access/reach'
import { isKnownState, standingAt } from '../../access/standing'
import { isSame } from '../../access/subjects'
import type { Known, Standing, Unknown } from '../../access/types'
import { partsOf } from '../../components/resource-words'
import type { Micros } from '../../lib/date/micros'
import type { AccessFilters } from './access-search'
import type { View } from './access-view'

/** What a screen of Access is about: what is known, of which resource, at which instant. */
export type Shown = Known & {
  resource: Extract<View, { kind: 'read' }>['resource']
  /** The resource as the address has it. */
  param: string
  instant: Micros
  /** The past instant that the address asks for; null: now. */
  asOf: string | null
}

/** What no list of bindings tells of any instant (decision 24). */
export const limitsOf = ({ view }: Shown): Unknown[] => [
  { kind: 'ownership' },
  ...(view === 'server' ? [] : [{ kind: view === 'scope' ? 'above' : 'above-artifact' } as const]),
]

/** What an answer leaves unknown and the head of the screen does not say: of a past instant the head says the limits of every list. */
export const yetToSay = (unknown: Iterable<Unknown>, shown: Shown): Unknown[] => {
  const said = shown.asOf === null ? [] : limitsOf(shown).map(({ kind }) => kind)
  return [...unknown].filter(({ kind }) => !said.includes(kind))
}

/** Where a binding stands, as seen from a resource; `other`: on a kind of resource that the console does not know. */
export const PLACES = ['direct', 'above', 'below', 'other'] as const
export type Place = (typeof PLACES)[number]

/** Whether a resource of an unknown kind has nothing to do with the screen: it names another Scope, or the screen is about one Artifact. */
function isElsewhere({ resource }: Binding, shown: Shown['resource']) {
  const { scope_id: scopeId } = resource as { scope_id?: unknown }
  return (
    shown.type === 'artifact' ||
    (shown.type === 'scope' && typeof scopeId === 'string' && scopeId !== shown.scope_id)
  )
}

/** Whether a binding is on an entry of the Artifact that is shown. */
function isEntryOf({ resource }: Binding, shown: Shown['resource']) {
  return (
    shown.type === 'artifact' &&
    'selector' in resource &&
    Boolean(resource.selector) &&
    reachOf({ ...resource, selector: undefined }, shown) === 'direct'
  )
}

/** Null: the binding has nothing to do with the resource. */
export function placeOf(binding: Binding, { resource, rules }: Shown): Place | null {
  if (partsOf(binding.resource).kind === 'other')
    return isElsewhere(binding, resource) ? null : 'other'
  const reach = reachOf(binding.resource, resource)
  if (reach === 'direct') return 'direct'
  // A role on the server that reaches nothing below it says nothing of a Scope.
  if (reach === 'inherited') return rules.get(binding.role)?.below?.length === 0 ? null : 'above'
  const isBelow =
    reachOf(resource, binding.resource) === 'inherited' || isEntryOf(binding, resource)
  return isBelow ? 'below' : null
}

export type BindingRow = { binding: Binding; place: Place; standing: Standing }

/** The bindings of a screen, each with where and how it stands; one that was not there yet is left out. */
export const rowsOf = (shown: Shown): BindingRow[] =>
  shown.bindings.flatMap((binding) => {
    const place = placeOf(binding, shown)
    const standing = standingAt(binding, shown.instant)
    return place === null || standing === 'not yet' ? [] : [{ binding, place, standing }]
  })

export const isCurrent = (standing: Standing) => standing === 'in force' || standing === 'ending'

// The filter goes by a binding's times even when its state is unknown. Only "ending" leaves it out, because nobody knows that it is in force.
const isShownAs = ({ binding, standing }: BindingRow, state: AccessFilters['state']) => {
  if (state === 'all') return true
  if (state === undefined) return isCurrent(standing)
  return standing === state && (standing !== 'ending' || isKnownState(binding))
}

/** The rows that are a group's, as what nobody knows: whom they reach (decision 24). Empty where no row is a group's. */
export function groupsIn(rows: readonly BindingRow[]): Unknown[] {
  const bindings = rows
    .map(({ binding }) => binding)
    .filter(({ subject }) => subject.type === 'group')
  return bindings.length === 0 ? [] : [{ kind: 'groups', bindings }]
}

/**
 * The bindings of a screen that are a group's.
 * @param inForce leaves out those that are not in force
 */
export function groupsOf(shown: Shown, { inForce = false } = {}): Unknown[] {
  const bindings = shown.bindings.filter(({ subject }) => subject.type === 'group')
  const rows = rowsOf({ ...shown, bindings })
  return groupsIn(rows.filter(({ standing }) => !inForce || isCurrent(standing)))
}

type Filters = Pick<AccessFilters, 'role' | 'state' | 'subject' | 'q'>

/** The rows that the filters leave: on the resource itself first, then by name. */
export function filteredRows(
  rows: readonly BindingRow[],
  { role, state, subject, q = '' }: Filters,
  /** In small letters. */
  nameOf: (binding: Binding) => string,
): BindingRow[] {
  const needle = q.trim().toLowerCase()
  return rows
    .filter(
      (row) =>
        isShownAs(row, state) &&
        (role === undefined || row.binding.role === role) &&
        (subject === undefined || isSame(row.binding.subject, subject)),
    )
    .map((row) => ({ row, name: nameOf(row.binding) }))
    .filter(
      ({ row: { binding }, name }) =>
        needle === '' || `${name}\n${binding.subject.id.toLowerCase()}`.includes(needle),
    )
    .sort(
      (one, other) =>
        PLACES.indexOf(one.row.place) - PLACES.indexOf(other.row.place) ||
        (one.name < other.name ? -1 : Number(one.name > other.name)) ||
        (one.row.binding.created_at < other.row.binding.created_at ? -1 : 1),
    )
    .map(({ row }) => row)
}

/** How many bindings stand how, for the filter that chooses among them; `unknown`: in states that the console does not know, of which nobody can say whether they are in force. */
export function countsOf(rows: readonly BindingRow[]) {
  const counts = { current: 0, unknown: 0, ending: 0, expired: 0, revoked: 0, all: rows.length }
  for (const { binding, standing } of rows) {
    if (isCurrent(standing) && !isKnownState(binding)) {
      counts.unknown += 1
      continue
    }
    if (isCurrent(standing)) counts.current += 1
    if (standing !== 'in force' && standing !== 'not yet') counts[standing] += 1
  }
  return counts
}
