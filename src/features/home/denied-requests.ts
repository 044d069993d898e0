import type { AuditEvent } from '../../api/contract/audit'
import { NEEDS, requestOutcome } from '../../components/requests/request-outcome'
import type { requestTexts } from '../../components/requests/request-texts'
import { requestSentence, tellingEvent } from '../../components/requests/request-words'
import { own } from '../../lib/json/own'
import type { Names } from '../../names/use-names'
import type { glanceTexts } from './glance-texts'
import { resourceText, whoOf } from './resource-text'
import type { homeTexts } from './texts'

/**
 * Denied decisions by the request that they belong to, the request with the newest decision first.
 * @param events newest first
 * @returns of each request its decisions, one at least, in the order in which they were made
 */
export function deniedRequests(events: readonly AuditEvent[]): (readonly AuditEvent[])[] {
  const requests = new Map<string, AuditEvent[]>()
  for (const event of events) {
    const id = event.request_id ?? event.event_id
    requests.set(id, [event, ...(requests.get(id) ?? [])])
  }
  return [...requests.values()]
}

/**
 * Whether a request had its authority all the same. Where one of several is enough, a request about a Scope that was refused
 * is denied `scope.admin` too (contract §6.3).
 * @param denied all decisions of the request that were denied, one at least
 */
export function wasAllowed(denied: readonly AuditEvent[]): boolean {
  return (
    denied.every(({ operation }) => own(NEEDS, operation) === 'any') &&
    denied.some(({ resource }) => resource.type !== 'server') &&
    denied.every(({ action }) => action !== 'scope.admin')
  )
}

/**
 * Whether the request may have been allowed although only denials are known: one of several authorities was enough, and the
 * only one denied is `server.admin`. An allowed look at a Scope's bindings leaves that denial too (contract §6.3).
 */
export const mayHaveBeenAllowed = (denied: readonly AuditEvent[]): boolean =>
  denied.every(
    ({ operation, resource }) => own(NEEDS, operation) === 'any' && resource.type === 'server',
  )

/** What is told of requests in the same words. */
export type Alike<T> = T & { times: number }

/**
 * Requests that are told in the same words as one, at the place of the first of them. Those of which nothing tells whether
 * they were refused come last: whoever opens a Scope's screens leaves many.
 */
export function alike<T extends { text: string; isDoubtful: boolean }>(
  told: readonly T[],
): Alike<T>[] {
  const by = new Map<string, Alike<T>>()
  for (const one of told) {
    const { times } = by.get(one.text) ?? { times: 0 }
    by.set(one.text, { ...(by.get(one.text) ?? one), times: times + 1 })
  }
  const all = [...by.values()]
  return [...all.filter((one) => !one.isDoubtful), ...all.filter((one) => one.isDoubtful)]
}

type Words = {
  t: typeof glanceTexts.en
  home: typeof homeTexts.en
  requests: typeof requestTexts.en
  names: Names
}

/**
 * Says what somebody tried, in the words of the audit's requests: "Tom Okafor tried to read Checkout service: denied". Only
 * denied decisions are known here, so most requests are not proven to have been refused (contract §6.3): then the sentence
 * names the action that was denied, and `isRefused` is false.
 */
export function deniedText(decisions: readonly AuditEvent[], { t, home, requests, names }: Words) {
  const telling = tellingEvent(decisions)
  if (!telling) return null
  const { operation, principal, resource } = telling
  const who = whoOf(principal, names)
  const outcome = requestOutcome(decisions, false)
  const what = requestSentence(telling, outcome, requests, names)
  if (outcome.outcome === 'refused') return { text: t.refused(who, what), isRefused: true }
  const action = t.actions([...new Set(decisions.map((each) => each.action))])
  // One of several authorities was enough. A decision on the server may belong to a request about a Scope (contract §6).
  const text =
    own(NEEDS, operation) === 'any'
      ? t.deniedOn(who, action, resourceText(resource, home, names))
      : t.deniedAction(who, what, action)
  return { text, isRefused: false }
}
