import type { RoleDescription } from '../api/contract/access'
import { BELOW } from './below'
import type { RoleRules } from './types'

const below: Readonly<Partial<Record<string, readonly string[]>>> = BELOW

/** What the server says of its roles (roles/list), with what it does not say: their reach below their resource. */
export const rulesOf = (descriptions: readonly RoleDescription[]): RoleRules =>
  new Map(
    descriptions.map((description) => [
      description.role,
      {
        on: description.resource_type,
        actions: description.actions,
        below: Object.hasOwn(BELOW, description.role) ? (below[description.role] ?? null) : null,
        systemManaged: description.system_managed === true,
      },
    ]),
  )

/** Roles that would allow an action, those of its own resource first; empty where nothing is known. */
export function rolesThatGrant(action: string, rules: RoleRules): string[] {
  const those = [...rules]
  const direct = those.filter(([, { actions }]) => actions.includes(action))
  const above = those.filter(([, rule]) => rule.below?.includes(action))
  return [...new Set([...direct, ...above].map(([role]) => role))]
}
