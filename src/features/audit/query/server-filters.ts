import * as v from 'valibot'
import { ACTIONS } from '../../../api/contract/access'
import { isAskable } from '../../../api/contract/askable'
import type { ListAuditRequest } from '../../../api/contract/audit'

/** Who can act, and be asked for: no event is one of a group (contract §6). */
export const SUBJECT_TYPES = ['user', 'service'] as const
export type SubjectType = (typeof SUBJECT_TYPES)[number]

/** `user:ada`, as the request takes it. An id that the service would refuse is no value (contract §6). */
const Subject = v.pipe(
  v.string(),
  v.regex(/^(user|service):/),
  v.transform((text) => {
    const colon = text.indexOf(':')
    return { type: text.slice(0, colon) as SubjectType, id: text.slice(colon + 1) }
  }),
  v.check((subject) => isAskable('principal', subject.id)),
)

/**
 * The filters that the server applies beside the resource and the time, each called the same in the address and in the
 * request. Address, request, links, presets, export and receipt take them from here.
 */
export const SERVER_FILTERS = {
  action: v.picklist(ACTIONS),
  subject: Subject,
  result: v.picklist(['allowed', 'denied']),
}

export type ServerFilter = keyof typeof SERVER_FILTERS
export type ServerFilters = Partial<Pick<ListAuditRequest, ServerFilter>>

/** Whether a filter can leave out some decisions of a request and list others. All decisions of a request have one subject. */
const SPLITS_REQUESTS: Record<ServerFilter, boolean> = {
  action: true,
  subject: false,
  result: true,
}

export const SERVER_FILTER_NAMES = Object.keys(SERVER_FILTERS) as ServerFilter[]

/** Those that are set, and nothing else of it. */
export function serverFiltersOf<F extends ServerFilters>(filters: F): Pick<F, ServerFilter> {
  const set = SERVER_FILTER_NAMES.filter((name) => filters[name] != null)
  return Object.fromEntries(set.map((name) => [name, filters[name]])) as Pick<F, ServerFilter>
}

/** Whether the server leaves out single decisions of requests, so that what it lists does not prove how a request ended (contract §6.3). */
export const splitsRequests = (filters: ServerFilters): boolean =>
  SERVER_FILTER_NAMES.some((name) => SPLITS_REQUESTS[name] && filters[name] != null)

/** A filter's value as the address carries it, and as a person reads it. */
export const filterText = (value: NonNullable<ServerFilters[ServerFilter]>): string =>
  typeof value === 'string' ? value : `${value.type}:${value.id}`

/** The filters that are set, as parameters of an address. */
export const filterParams = (filters: ServerFilters): Partial<Record<ServerFilter, string>> =>
  Object.fromEntries(
    SERVER_FILTER_NAMES.flatMap((name) => {
      const value = filters[name]
      return value == null ? [] : [[name, filterText(value)]]
    }),
  )
