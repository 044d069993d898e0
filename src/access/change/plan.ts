import type { Binding } from '../../api/contract/access'
import type { CreateBindingRequest, ResourceRequest } from '../../api/contract/access-requests'
import { keys } from '../../api/queries/keys'
import { isSame } from '../subjects'

export type Subject = CreateBindingRequest['subject']
export type Role = CreateBindingRequest['role']

/** Characters that a reason may have. */
export const REASON_MAX = 1024

/** What a person decides about a binding that is made: for whom, why, and until when. */
export type Terms = {
  subject: Subject
  /** Empty: none is sent. */
  reason: string
  /** The first instant at which it is not in force any more; null: it does not end. */
  expiresAt: string | null
}

export type Deed =
  | { kind: 'grant'; resource: ResourceRequest; role: Role; terms: Terms }
  /** `seen`: the binding as it was on screen. Its version is what the server compares (contract §3.4). */
  | { kind: 'revoke'; seen: Binding }
  /** The same role on the same resource, by a new binding that takes the place of the old one. */
  | { kind: 'replace'; seen: Binding; terms: Terms }

/** One change of a binding. It is fixed when it is sent; nothing that is read later changes it. */
export type ChangePlan = Deed & {
  /**
   * The idempotency key: one for all presses of a dialog, also where the person changes something between two of them. The
   * server carries out one request with it and no second one (decision 25).
   */
  key: string
  /** Whose bindings are looked at to find what became of it: this one's, and theirs to whom it was sent before under the key. */
  sentFor: readonly Subject[]
  /** The list in which the person saw the bindings. */
  listedOn: ResourceRequest
}

/** Whether a binding is what a plan would make. */
export function isMadeBy(
  plan: Extract<ChangePlan, { terms: Terms }>,
  { subject, role, reason, expires_at: expiresAt }: Binding,
): boolean {
  const { terms } = plan
  const wanted = plan.kind === 'grant' ? plan.role : plan.seen.role
  return (
    isSame(terms.subject, subject) &&
    role === wanted &&
    (reason ?? '') === terms.reason &&
    sameInstant(expiresAt ?? null, terms.expiresAt)
  )
}

const sameInstant = (one: string | null, other: string | null) =>
  one === other || (one !== null && other !== null && Date.parse(one) === Date.parse(other))

/** Query keys that a change makes stale: bindings, what the caller may do, and the Scope, which it may read now or no more. */
export function staleKeys(deed: Deed) {
  const resource = deed.kind === 'grant' ? deed.resource : deed.seen.resource
  const scopeId = 'scope_id' in resource ? resource.scope_id : undefined
  return [
    keys.bindings,
    keys.authorities,
    keys.deployments,
    ...(typeof scopeId === 'string' ? [keys.scope(scopeId)] : []),
  ]
}
