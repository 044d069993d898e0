import type { Binding } from '../../api/contract/access'
import { isKnownState } from '../standing'
import type { RoleRules } from '../types'

const KINDS = ['server', 'scope', 'artifact']

/**
 * What of a binding is a newer server's own, so that not every change of it is offered.
 * - `state`: the console does not know what a change of such a binding does, and could not verify it. It offers no change.
 * - `kind`, `role`: what it allows is not known. It is ended by its id and version alone, which is safe (contract §3.4); a new binding of it would be granted unseen.
 */
export function strangeIn(binding: Binding, rules: RoleRules): 'state' | 'kind' | 'role' | null {
  if (!isKnownState(binding)) return 'state'
  if (!KINDS.includes(binding.resource.type)) return 'kind'
  return rules.has(binding.role) ? null : 'role'
}
