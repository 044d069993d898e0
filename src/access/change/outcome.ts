import type { Binding, Principal } from '../../api/contract/access'
import type { ChangeOutcome } from '../../commit/state-machine'
import { isSame } from '../subjects'
import type { Subject } from '../types'
import { isMadeBy, type ChangePlan } from './plan'

/** The binding that a change has made, or the one that it revoked. */
export type Done = { binding: Binding }

/** What is there in place of what the person saw. */
export type MovedBinding = {
  /**
   * - `changed`: the binding that the person saw is another one by now, or is gone.
   * - `earlier`: what was sent under the same key before the person changed it has been carried out.
   */
  why: 'changed' | 'earlier'
  /** The binding in its present state; null where the list no longer holds it. */
  now: Binding | null
  /** What took its place for the same person, or null. */
  successor: Binding | null
}

export type Outcome = ChangeOutcome<Done, MovedBinding>

/** Reads all bindings of a subject, revoked ones too. */
export type ReadBindings = (subject: Subject) => Promise<readonly Binding[]>

/**
 * Finds out what became of a change, by reading only. The list names the key that made a binding, so that a grant or a
 * replacement is told by it for certain; a revocation leaves no key, and is told by who revoked (contract §3.4).
 * @param me who is signed in; null where nobody knows, and then no revocation is taken for one's own
 */
export async function outcomeOf(
  plan: ChangePlan,
  me: Principal | null,
  read: ReadBindings,
): Promise<Outcome> {
  const rows = await readAll(plan, read)
  if (plan.kind !== 'revoke') {
    const made = rows.find(
      (row) => row.idempotency_key === plan.key && (!me || isSame(row.granted_by, me)),
    )
    if (made)
      return isMadeBy(plan, made)
        ? { kind: 'committed', binding: made }
        : { kind: 'moved', why: 'earlier', now: made, successor: null }
    if (plan.kind === 'grant') return { kind: 'unmoved' }
  }
  const { seen } = plan
  const now = rows.find((row) => row.binding_id === seen.binding_id) ?? null
  if (now?.state === 'active' && now.version === seen.version) return { kind: 'unmoved' }
  const successor = now && (rows.find((row) => isInPlaceOf(row, now)) ?? null)
  const isMine = Boolean(me && now?.revoked_by && isSame(now.revoked_by, me))
  return plan.kind === 'revoke' && isMine && !successor && now
    ? { kind: 'committed', binding: now }
    : { kind: 'moved', why: 'changed', now, successor }
}

/** A replacement ends one binding and makes the other in one change of policy (contract §3.4). */
export const isInPlaceOf = (row: Binding, ended: Binding) =>
  row.binding_id !== ended.binding_id &&
  row.policy_revision === ended.policy_revision &&
  row.role === ended.role

async function readAll(plan: ChangePlan, read: ReadBindings): Promise<readonly Binding[]> {
  const subjects: Subject[] = [
    ...(plan.kind === 'grant' ? [] : [plan.seen.subject]),
    ...(plan.kind === 'revoke' ? [] : [plan.terms.subject]),
    ...plan.sentFor,
  ]
  const asked = subjects.filter(
    (subject, at) => subjects.findIndex((other) => isSame(subject, other)) === at,
  )
  const lists: Binding[] = []
  for (const subject of asked) lists.push(...(await read(subject)))
  return lists
}
