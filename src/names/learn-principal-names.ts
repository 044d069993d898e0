import type { Query } from '@tanstack/react-query'
import type { Me, Principal } from '../api/contract/access'
import type { AuditAnswer } from '../api/queries/audit'
import { keys } from '../api/queries/keys'
import { principalKey, principalNames } from './principal-names'

/**
 * Learns the names of principals who have signed in, because the server took those names from whoever vouches for them. It
 * learns none of targets and matched subjects, because whoever grants a role may describe its subject at will.
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
  } else if (root === keys.me[0] && what === keys.me[1]) learn((data as Me).principal)
}

function learn(principal: Principal) {
  if (principal.description) principalNames.learn(principalKey(principal), principal.description)
}
