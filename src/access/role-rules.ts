import type { RoleDescription } from '../api/contract/access'
import { BELOW } from './below'
import type { RoleRule, RoleRules } from './types'

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
        families: description.artifact_families ?? null,
        systemManaged: description.system_managed === true,
      },
    ]),
  )

/**
 * Roles that would allow an action, those of its own resource first; empty where nothing is known.
 * @param family of the Artifact that the action is about: the roles of Artifacts that are not granted on this family are left out
 */
export function rolesThatGrant(action: string, rules: RoleRules, family?: string): string[] {
  const isOfOthers = ({ on, families }: RoleRule) =>
    family !== undefined && on === 'artifact' && families?.includes(family) === false
  const those = [...rules].filter(([, rule]) => !isOfOthers(rule))
  const direct = those.filter(([, { actions }]) => actions.includes(action))
  const above = those.filter(([, rule]) => rule.below?.includes(action))
  return [...new Set([...direct, ...above].map(([role]) => role))]
}

/** Roles that somebody can grant on an Artifact of a family, and that allow an action on it. */
export const rolesOnArtifact = (action: string, rules: RoleRules, family: string): string[] =>
  rolesThatGrant(action, rules, family).filter((role) => {
    const rule = rules.get(role)
    return rule?.on === 'artifact' && !rule.systemManaged
  })
