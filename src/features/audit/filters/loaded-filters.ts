import * as v from 'valibot'
import type { EventRows, Column, ColumnValues } from '../store/rows'
import { partsOf } from '../../../components/resource-words'
import { readHours } from './hours'

/**
 * Filters over what is loaded: the service has none of them. In the address each is a parameter of its own name, with `not.`
 * before it to leave out, and may occur several times: `operation=get_scope&operation=get_artifact&not.principal=user:ada`.
 * Values of one field are alternatives, fields have to hold together. `q` is a text that any field contains. `did` and
 * `outcome` are a decision's action and result, whose names are the server's filters'; what a request came to (contract §6.3)
 * is no field of these. `hours=22-6@UTC` keeps the events of every night. `looked=no` leaves out the events that the person has
 * opened, which this browser remembers.
 */
export const LOADED_FIELDS = ['operation', 'reason', 'principal', 'actor', 'family', 'on', 'role', 'did', 'outcome', 'request', 'binding', 'hours'] as const // prettier-ignore
export type LoadedField = (typeof LOADED_FIELDS)[number]

export type LoadedFilters = {
  only: Partial<Record<LoadedField, readonly string[]>>
  not: Partial<Record<LoadedField, readonly string[]>>
  q: string
  /** Leaves out what the person has looked at in this browser. */
  unlooked?: true
}

/** Longest value and most values of a field that an address may hold. */
export const VALUE_MAX = 600
const VALUES_MAX = 20
const Value = v.pipe(v.string(), v.minLength(1), v.maxLength(VALUE_MAX))

const valuesOf = (params: URLSearchParams, field: LoadedField, before = '') => {
  const values = [...new Set(params.getAll(before + field))].filter(
    (value) => v.is(Value, value) && (field !== 'hours' || readHours(value) !== null),
  )
  return values.length > 0 ? { values: values.slice(0, VALUES_MAX) } : null
}

export function readLoadedFilters(params: URLSearchParams): LoadedFilters {
  const filters: LoadedFilters = { only: {}, not: {}, q: '' }
  for (const field of LOADED_FIELDS) {
    const only = valuesOf(params, field)
    const not = valuesOf(params, field, 'not.')
    if (only) filters.only[field] = only.values
    if (not) filters.not[field] = not.values
  }
  const q = params.get('q')?.trim() ?? ''
  if (v.is(Value, q)) filters.q = q
  if (params.get('looked') === 'no') filters.unlooked = true
  return filters
}

/**
 * Returns the parameters that `readLoadedFilters` cannot use, each once and as the address has it: `hours=6`. A parameter
 * without a value is none of them, because it asks for nothing.
 */
export function unreadLoaded(params: URLSearchParams): string[] {
  const { only, not, q, unlooked } = readLoadedFilters(params)
  const read = new Map<string, readonly string[]>([
    ['q', q === '' ? [] : params.getAll('q').slice(0, 1)],
    ['looked', unlooked ? ['no'] : []],
    ...LOADED_FIELDS.flatMap((field) => [
      [field, only[field] ?? []] as const,
      [`not.${field}`, not[field] ?? []] as const,
    ]),
  ])
  const unread = [...params].filter(
    ([name, value]) => value.trim() !== '' && read.get(name)?.includes(value) === false,
  )
  return [...new Set(unread.map(([name, value]) => `${name}=${value}`))]
}

export const hasLoadedFilters = ({ only, not, q, unlooked }: LoadedFilters) =>
  Object.keys(only).length + Object.keys(not).length > 0 || q !== '' || unlooked === true

/** The same address with one value of a field included, left out, or (by null) neither. */
export function withValue(
  params: URLSearchParams,
  field: LoadedField,
  value: string,
  how: 'only' | 'not' | null,
): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const name of [field, `not.${field}`]) {
    const rest = next.getAll(name).filter((each) => each !== value)
    next.delete(name)
    for (const each of rest) next.append(name, each)
  }
  if (how !== null) next.append(how === 'only' ? field : `not.${field}`, value)
  return next
}

const person = (value: { type: string; id: string } | null) =>
  value === null ? '' : `${value.type}:${value.id}`

/** A resource in one text: `server`, `scope:ID`, `artifact:SCOPE/FAMILY/ID` with encoded ids. */
export function resourceKey(resource: ColumnValues['resource']): string {
  const parts = partsOf(resource)
  switch (parts.kind) {
    case 'server':
      return 'server'
    case 'scope':
      return `scope:${parts.scopeId}`
    case 'artifact':
      return `artifact:${[parts.scopeId, parts.family, parts.artifactId].map(encodeURIComponent).join('/')}`
    case 'other':
      return parts.type
  }
}

function familyOf(resource: ColumnValues['resource']): string {
  const parts = partsOf(resource)
  return parts.kind === 'artifact' ? parts.family : ''
}

type InColumn = { column: Column; text: (rows: EventRows, code: number) => string }
const column = <C extends Column>(name: C, text: (value: ColumnValues[C]) => string): InColumn => ({
  column: name,
  text: (rows, code) => text(rows.valueOf(name, code)),
})

/** The packed column of each field. Requests and times have none: hardly two events share one, so a column would save nothing. */
export const IN_COLUMN: Record<Exclude<LoadedField, 'request' | 'hours'>, InColumn> = {
  operation: column('operation', (value) => value),
  reason: column('reason', (value) => value),
  principal: column('principal', person),
  actor: column('actor', person),
  family: column('resource', familyOf),
  on: column('resource', resourceKey),
  role: column('role', (value) => value ?? ''),
  did: column('action', (value) => value),
  binding: column('binding', (value) => value ?? ''),
  outcome: column('allowed', (value) => (value ? 'allowed' : 'denied')),
}

/** The kind of resource that a decision names: the server, a Scope or an Artifact. */
export const RESOURCE_KIND = column('resource', (value) => partsOf(value).kind)

/** Columns that a text is looked for in, before the event itself is made. */
export const SEARCHED: readonly InColumn[] = [
  IN_COLUMN.operation,
  IN_COLUMN.reason,
  IN_COLUMN.principal,
  IN_COLUMN.actor,
  column('resource', (value) => JSON.stringify(Object.values(value))),
  IN_COLUMN.role,
  IN_COLUMN.did,
  column('target', person),
  IN_COLUMN.binding,
  column('policy', (value) => value ?? ''),
]
