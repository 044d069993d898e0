import type { Action } from '../../api/contract/access'

export type ScopeAction = Extract<Action, `scope.${string}`>

/** What a role can allow on a Scope, in the order in which the console tells it (contract §3). */
export const SCOPE_ACTIONS = [
  'scope.admin',
  'scope.read',
  'scope.contribute',
  'scope.review',
  'scope.delegate',
] as const satisfies ScopeAction[]

/** For each action the Scopes on which the caller holds it; null says that the server checks nothing. */
export type ScopeAuthorities = ReadonlyMap<ScopeAction, ReadonlySet<string>> | null

/** The caller's actions on one Scope, in the order of SCOPE_ACTIONS. */
export function actionsOn(authorities: ScopeAuthorities, scopeId: string): ScopeAction[] {
  if (authorities === null) return [...SCOPE_ACTIONS]
  return SCOPE_ACTIONS.filter((action) => authorities.get(action)?.has(scopeId))
}
