import type { Query } from '@tanstack/react-query'
import type { Binding, Me, Principal } from '../api/contract/access'
import type { AuditAnswer } from '../api/queries/audit'
import { keys } from '../api/queries/keys'
import { principalKey, principalNames } from './principal-names'

/**
 * Learns the names of principals who have signed in, because the server took those names from whoever vouches for them. It
 * learns none of targets, matched subjects and holders of roles, because whoever grants a role may describe its subject at will.
 */
export function learnPrincipalNames({ queryKey: [root, what], state: { data } }: Query) {
  if (data === undefined) return
  if (root === keys.auditPage(0)[0]) {
    const told = new Map<string, Principal>()
    for (const { principal, actor } of (data as AuditAnswer).page.items) {
      told.set(principalKey(principal), principal)
      if (actor) told.set(principalKey(actor), actor)
    }
    told.forEach(learn)
  } else if (root === keys.bindings[0])
    learnGranters((data as { bindings: readonly Binding[] }).bindings)
  else if (root === keys.me[0] && what === keys.me[1]) learn((data as Me).principal)
}

/** Lists whose names are learnt. The cache reports each step of a query, and a list may hold ten thousand bindings. */
const learnt = new WeakSet<object>()

/** Learns what granters and revokers were called when they were signed in. A name that is known stays: a binding may be years old. */
function learnGranters(bindings: readonly Binding[]) {
  if (learnt.has(bindings)) return
  learnt.add(bindings)
  const known = principalNames.get()
  const latest = new Map<string, { at: number; principal: Principal }>()
  const note = (principal: Principal | null | undefined, instant: string | null | undefined) => {
    if (!principal?.description || !instant) return
    const key = principalKey(principal)
    const at = Date.parse(instant)
    if (!known.has(key) && at >= (latest.get(key)?.at ?? 0)) latest.set(key, { at, principal })
  }
  for (const binding of bindings) {
    note(binding.granted_by, binding.created_at)
    note(binding.revoked_by, binding.revoked_at)
  }
  for (const { principal } of latest.values()) learn(principal)
}

function learn(principal: Principal) {
  if (principal.description) principalNames.learn(principalKey(principal), principal.description)
}
