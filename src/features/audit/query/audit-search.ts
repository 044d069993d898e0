import * as v from 'valibot'
import { isAskable } from '../../../api/contract/askable'
import { readSearch, withParams } from '../../../routing/search-params'
import { TimePointParam } from '../../../routing/time-point-param'
import { SERVER_FILTERS, SERVER_FILTER_NAMES } from './server-filters'

const entries = {
  resource: v.union([
    v.literal('server'),
    v.pipe(
      v.string(),
      v.startsWith('scope:'),
      v.transform((text) => text.slice('scope:'.length)),
      v.check((id) => isAskable('scope', id)),
      v.transform((id) => `scope:${id}` as const),
    ),
  ]),
  from: TimePointParam,
  to: TimePointParam,
  ...SERVER_FILTERS,
  /** Newest first unless told. */
  order: v.picklist(['newest', 'oldest']),
  /** Shows the reader's own reading, which is hidden otherwise. */
  own: v.picklist(['show']),
  event: v.pipe(v.string(), v.minLength(1), v.maxLength(256)),
  /** Decisions, as the server keeps them, or the requests that they belong to; see `listsDecisions`. */
  rows: v.picklist(['decisions', 'requests']),
}

/** What `/audit?…` asks for (screens §7). What the service would refuse is dropped here, unasked. */
export const readAuditSearch = (params: URLSearchParams) => readSearch(params, entries)
export type AuditFilters = ReturnType<typeof readAuditSearch>

/**
 * Whether each row is a decision. A list of one result shows decisions unless requests are asked for: the server leaves out
 * the other decisions of each request, so that nobody could tell the outcome of the request.
 */
export const listsDecisions = ({ rows, result }: Pick<AuditFilters, 'rows' | 'result'>) =>
  rows === undefined ? result !== undefined : rows === 'decisions'

/** The same address with a row for each decision, or for each request. What would be so anyway is not said. */
export function withRows(params: URLSearchParams, decisions: boolean): URLSearchParams {
  const silent = withParams(params, { rows: null })
  if (listsDecisions(readAuditSearch(silent)) === decisions) return silent
  return withParams(silent, { rows: decisions ? 'decisions' : 'requests' })
}

/** Ends of the time range that stand in the address and name no time that could be asked for. */
export const unreadTimes = (params: URLSearchParams): string[] =>
  (['from', 'to'] as const).flatMap((side) => {
    const text = params.get(side)
    return text && !v.is(TimePointParam, text) ? [text] : []
  })

/** What the list is asked for, and how it is shown. */
const FILTERED = ['resource', ...SERVER_FILTER_NAMES] as const
const LOOKS = ['order', 'own', 'rows'] as const

/** Parameters that cannot be read, and other values than the first of each name: the server takes one value of a filter. */
const unreadOf = (
  params: URLSearchParams,
  names: readonly (typeof FILTERED | typeof LOOKS)[number][],
) =>
  names.flatMap((name) => {
    const [first = '', ...others] = params.getAll(name)
    return [
      ...(v.is(entries[name], first) ? [] : [first]),
      ...others.filter((text) => text !== first),
    ].flatMap((text) => (text.trim() === '' ? [] : [`${name}=${text}`]))
  })

/** Returns the resource and the server's filters that the console cannot use, as the address writes them: `result=maybe`. */
export const unreadAsked = (params: URLSearchParams): string[] => unreadOf(params, FILTERED)

/** Returns the parameters that ask for a look of the list that the console does not know: `order=random`. */
export const unreadLooks = (params: URLSearchParams): string[] => unreadOf(params, LOOKS)

const NARROWING = ['from', 'to', ...SERVER_FILTER_NAMES] as const

/** Whether anything but the resource narrows the list. */
export const isNarrowed = (filters: AuditFilters) =>
  NARROWING.some((name) => filters[name] !== undefined)

/** The change of the address that makes the list that of the whole resource again. */
export const NOT_NARROWED: Readonly<Record<string, null>> = Object.fromEntries(
  NARROWING.map((name) => [name, null]),
)

/** What of an address the server is asked for: a preset keeps these. */
export const ASKED = ['resource', ...NARROWING, 'order'] as const
