import * as v from 'valibot'
import { ArtifactResource, ScopeResource, ServerResource } from '../../../api/contract/access'
import type { Binding, Principal, Resource } from '../../../api/contract/access'
import { isSame } from '../../subjects'
import { isInPlaceOf } from '../outcome'
import { problemOf, type Item, type Review } from './review'

/** What became of a reviewed binding on the server since it was seen. */
export type Since =
  | { kind: 'same' }
  /** The list that holds it was not read: nobody knows. */
  | { kind: 'unread' }
  /** What this review has sent stands there: the binding that it made, or the one that it ended. */
  | { kind: 'made'; binding: Binding }
  /** Somebody else changed it, or it is in the list no more. */
  | Changed
export type Changed = { kind: 'changed'; now: Binding | null; successor: Binding | null }

/** What a resource is called, whatever else a server says of it; null for a kind that the console does not know. */
function placeOf(resource: Resource): string | null {
  if (v.is(ServerResource, resource)) return JSON.stringify([resource.deployment_id])
  if (v.is(ScopeResource, resource)) return JSON.stringify([resource.scope_id, ''])
  if (!v.is(ArtifactResource, resource)) return null
  const { scope_id: scopeId, identity, selector } = resource
  return JSON.stringify([scopeId, identity.family, identity.artifact_id, selector ?? null])
}

/** Whether two bindings give the same to the same. A server never changes this of a binding; a file can say anything of it. */
const givesSame = (one: Binding, other: Binding) =>
  isSame(one.subject, other.subject) &&
  one.role === other.role &&
  one.resource.type === other.resource.type &&
  placeOf(one.resource) === placeOf(other.resource)

export type BindingIndex = {
  byId: ReadonlyMap<string, Binding>
  byKey: ReadonlyMap<string, Binding>
  byPolicy: ReadonlyMap<string, readonly Binding[]>
}

/** A list of bindings by what they are looked for, so that a thousand reviewed ones are compared at once. */
export function indexOf(bindings: readonly Binding[]): BindingIndex {
  const byPolicy = new Map<string, Binding[]>()
  for (const binding of bindings) {
    const those = byPolicy.get(binding.policy_revision)
    if (those) those.push(binding)
    else byPolicy.set(binding.policy_revision, [binding])
  }
  return {
    byId: new Map(bindings.map((binding) => [binding.binding_id, binding])),
    byKey: new Map(
      bindings.flatMap((binding) =>
        binding.idempotency_key ? [[binding.idempotency_key, binding] as const] : [],
      ),
    ),
    byPolicy,
  }
}

/**
 * Compares a reviewed binding with the list as it is now. A renewal is told by the key that made it; an end, which leaves no
 * key, by who revoked, once it was sent (contract §3.4). What the list tells of a binding otherwise than the review counts as a
 * change: a review that was handed over could show one binding and end another.
 * @param me who is signed in; null where nobody knows
 */
export function sinceOf(
  { seen, decision, sent }: Item,
  { byId, byKey, byPolicy }: BindingIndex,
  me: Principal | null,
): Since {
  const made = sent && decision?.kind === 'renew' ? byKey.get(sent.key) : undefined
  if (made && givesSame(made, seen)) return { kind: 'made', binding: made }
  const now = byId.get(seen.binding_id) ?? null
  if (now?.state === seen.state && now.version === seen.version) {
    const isAsSeen = givesSame(now, seen) && (now.expires_at ?? null) === (seen.expires_at ?? null)
    return isAsSeen ? { kind: 'same' } : { kind: 'changed', now, successor: null }
  }
  const successor =
    (now && byPolicy.get(now.policy_revision)?.find((row) => isInPlaceOf(row, now))) ?? null
  const isMine = Boolean(me && now?.revoked_by && isSame(now.revoked_by, me))
  return sent && decision?.kind === 'end' && now && isMine && !successor && givesSame(now, seen)
    ? { kind: 'made', binding: now }
    : { kind: 'changed', now, successor }
}

/** The active binding that a reviewer has to look at after others changed the one that was seen; null where they ended it. */
export const leftOf = ({ now, successor }: Changed): Binding | null =>
  [successor, now].find((binding) => binding?.state === 'active') ?? null

/**
 * Whether the reviewer has nothing more to decide about a binding: the decision is complete and fits the binding as it is
 * now, or others ended the binding.
 * @param now milliseconds since the epoch by the server's clock
 */
export function isSettled({ decision }: Item, since: Since, now: number): boolean {
  if (since.kind === 'made') return true
  if (since.kind === 'changed') return leftOf(since) === null
  return decision !== null && problemOf(decision, now) === null
}

/** Bindings of the choice that the review does not hold and has not made itself: they were granted since. */
export function newSince(review: Review, matching: readonly Binding[]): Binding[] {
  const held = new Set(review.items.map(({ seen }) => seen.binding_id))
  const keys = new Set(review.items.flatMap(({ sent }) => (sent ? [sent.key] : [])))
  return matching.filter(
    ({ binding_id: id, idempotency_key: key }) => !held.has(id) && !(key && keys.has(key)),
  )
}
