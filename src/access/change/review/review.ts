import * as v from 'valibot'
import { Binding, Principal } from '../../../api/contract/access'
import { countCharacters } from '../../../api/contract/characters'
import { Instant } from '../../../api/contract/common'
import { sameJson } from '../../../lib/diff/canonical-json'
import { Uses } from '../../uses/uses'
import { END_CHOICES, endOf } from '../ends'
import { scopeOf } from '../../scope-of'
import { REASON_MAX, type Deed, type Subject } from '../plan'

/** What a reviewer decides of a binding. The server is told of an end and of a renewal; that one is kept is a note. */
export const DECISIONS = ['keep', 'end', 'renew'] as const

/** A review comes from files too: an instant that is no time, as the 99th of a month, would stop every screen that counts from it. */
const Time = v.pipe(
  Instant,
  v.check((at) => !Number.isNaN(Date.parse(at))),
)
/** Ids and addresses: longer ones are no server's. What a reviewer types is bounded where it is typed. */
const Short = v.pipe(v.string(), v.maxLength(2_000))
const isShort = (text: string) => v.is(Short, text)
const ShortSubject = v.strictObject({ type: Short, id: Short })

/** Characters of a reason that a review holds; the server takes fewer. */
export const REASON_KEPT_MAX = 20_000
const KeptText = v.pipe(v.string(), v.maxLength(REASON_KEPT_MAX))

/** A binding with ids, times and a version that a server could have given. */
const SeenBinding = v.pipe(
  Binding,
  v.check((seen) =>
    [
      seen.binding_id,
      seen.role,
      seen.state,
      seen.policy_revision,
      seen.subject.type,
      seen.subject.id,
      seen.granted_by.type,
      seen.granted_by.id,
    ].every(isShort),
  ),
  v.check(({ reason, subject, granted_by: by }) =>
    [reason, subject.description, by.description].every(
      (text) => text == null || text.length <= REASON_KEPT_MAX,
    ),
  ),
  v.check(({ version }) => Number.isSafeInteger(version)),
  v.check(({ created_at, expires_at, revoked_at }) =>
    [created_at, expires_at, revoked_at].every((at) => at == null || v.is(Time, at)),
  ),
)

export const Decision = v.strictObject({
  kind: v.picklist(DECISIONS),
  reason: KeptText,
  /** Until when it is renewed, counted from `at`. */
  end: v.picklist(END_CHOICES),
  day: v.string(),
  at: Time,
})
export type Decision = v.InferOutput<typeof Decision>

/** What was sent of a decision: the key is kept before it goes out, so that no later press makes it twice (decision 25). */
export const Sent = v.strictObject({
  key: Short,
  at: Time,
  /** `sending` is also what a page leaves that went before the answer came. */
  outcome: v.picklist(['sending', 'made', 'moved', 'refused', 'unknown']),
  /** The code or the state of what came back; null where nothing did. */
  said: v.nullable(Short),
})
export type Sent = v.InferOutput<typeof Sent>

export const Item = v.strictObject({
  /** The binding as it was when it was reviewed. */
  seen: SeenBinding,
  decision: v.nullable(Decision),
  sent: v.nullable(Sent),
})
export type Item = v.InferOutput<typeof Item>

/** Roles, people and Scopes that a review is narrowed to, of each kind: each stands in the address of the screen. */
export const CHOSEN_MAX = 50

/** Bindings that one review may hold: what a browser keeps, and more than anybody reads. */
export const ITEMS_MAX = 1_000

const Fields = v.strictObject({
  format: v.literal('scope-console.access-review.v1'),
  id: Short,
  /** The server's address: a review is of one server. */
  server: Short,
  /** The resource, as the address has it. */
  resource: Short,
  /** Of a review of several Scopes, each read by itself: all of them in order, the first of which is `resource`. Older consoles refuse it. */
  resources: v.optional(v.pipe(v.array(Short), v.minLength(2), v.maxLength(CHOSEN_MAX))),
  /** Those of them that the server refused to list when the review began, so that it holds nothing of them. Older consoles refuse it. */
  unread: v.optional(v.pipe(v.array(Short), v.minLength(1), v.maxLength(CHOSEN_MAX))),
  startedAt: Time,
  startedBy: Principal,
  /** Which bindings of the resource were chosen; empty: all. */
  choice: v.strictObject({
    role: Short,
    person: Short,
    subject: v.nullable(ShortSubject),
    /** Several, in place of `role` or `subject`; reviews that an older console began lack them. */
    roles: v.optional(v.pipe(v.array(Short), v.maxLength(CHOSEN_MAX))),
    people: v.optional(v.pipe(v.array(ShortSubject), v.maxLength(CHOSEN_MAX))),
    /** Of a review of the server: the Scopes that it is narrowed to. */
    scopes: v.optional(v.pipe(v.array(Short), v.maxLength(CHOSEN_MAX))),
  }),
  /** When the bindings were last used, as far as the audit was read; left out until somebody asked. */
  uses: v.optional(Uses),
  items: v.pipe(v.array(Item), v.maxLength(ITEMS_MAX)),
})
export const Review = v.pipe(
  Fields,
  v.check(
    ({ resource, resources }) =>
      resources === undefined ||
      (resources[0] === resource &&
        sameJson(resources, inPlaces(resources)) &&
        resources.every((each) => each.startsWith('scope:'))),
  ),
)
export type Review = v.InferOutput<typeof Review>

/**
 * The resources of which a review, as it stands, cannot tell everything, and why: they were not read whole at the last look, or
 * they were refused when it began and nothing of them was added since.
 * @param unread those that were not read whole
 */
export function missingIn(
  review: Review,
  unread: readonly { param: string; isRefused: boolean }[],
): Missing[] {
  const held = new Set(review.items.map(({ seen }) => `scope:${scopeOf(seen.resource)}`))
  const now = unread.map(({ param, isRefused }): Missing => ({
    resource: param,
    why: isRefused ? 'refused' : 'not read',
  }))
  const known = new Set(now.map(({ resource }) => resource))
  const never = (review.unread ?? []).filter((each) => !known.has(each) && !held.has(each))
  return [...now, ...never.map((resource): Missing => ({ resource, why: 'left out' }))]
}
export type Missing = { resource: string; why: 'refused' | 'not read' | 'left out' }

/** What a review is of, in the order by which it is kept: whoever begins with another of the Scopes finds the same review. */
export const inPlaces = (resources: readonly string[]): string[] => [...new Set(resources)].sort()

/** The resources that a review is of, as the address has each. */
export const resourcesOf = ({ resource, resources }: Review): readonly string[] =>
  resources ?? [resource]

/** Why a decision is not one yet, or null. */
export function problemOf(
  decision: Decision,
  now: number,
): 'reasonMissing' | 'reasonTooLong' | 'dayMissing' | 'dayPast' | null {
  const reason = decision.reason.trim()
  if (reason === '') return 'reasonMissing'
  if (countCharacters(reason) > REASON_MAX) return 'reasonTooLong'
  if (decision.kind !== 'renew') return null
  const end = endOf(decision, Date.parse(decision.at), now)
  return 'problem' in end ? end.problem : null
}

/**
 * What the server is told of a decision; null of one that only the report holds, or that is not made yet.
 * @param now milliseconds since the epoch by the server's clock
 */
export function deedOf({ seen, decision }: Item, now: number): Deed | null {
  if (!decision || decision.kind === 'keep' || problemOf(decision, now) !== null) return null
  if (decision.kind === 'end') return { kind: 'revoke', seen }
  const end = endOf(decision, Date.parse(decision.at), now)
  if ('problem' in end) return null
  const { type, id } = seen.subject
  const terms = {
    subject: { type, id } as Subject,
    reason: decision.reason.trim(),
    expiresAt: end.expiresAt,
  }
  return { kind: 'replace', seen, terms }
}

/** A review with another state of one of its bindings. */
export const withItem = (review: Review, bindingId: string, change: Partial<Item>): Review => ({
  ...review,
  items: review.items.map((item) =>
    item.seen.binding_id === bindingId ? { ...item, ...change } : item,
  ),
})

/** Bindings whose decision here, or what was sent of it, is lost where a file of the same review takes its place. */
export function lostIn(held: Review, taken: Review): number {
  const inFile = new Map(taken.items.map((item) => [item.seen.binding_id, item]))
  return held.items.filter(({ seen, decision, sent }) => {
    const there = inFile.get(seen.binding_id)
    const isAsDecided = decision === null || sameJson(decision, there?.decision)
    return !isAsDecided || (sent !== null && !sameJson(sent, there?.sent))
  }).length
}
