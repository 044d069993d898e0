import type { Scope } from '../../api/contract/scopes'

type Above = {
  /** Ids from the highest Scope that is known down to the parent. */
  ids: string[]
  /** Whether the first of them, or the Scope itself where there is none, is known to be at the top. */
  isWhole: boolean
}

/** The Scopes above one, as far as this visit knows their parents. Parents that lead in a circle end the way. */
export function scopesAbove(scope: Scope, known: ReadonlyMap<string, Scope>): Above {
  const ids = new Set<string>()
  let at: Scope | undefined = scope
  while (at?.parent_scope_id) {
    const parent: string = at.parent_scope_id
    if (ids.has(parent) || parent === scope.scope_id)
      return { ids: [...ids].reverse(), isWhole: false }
    ids.add(parent)
    at = known.get(parent)
  }
  return { ids: [...ids].reverse(), isWhole: at !== undefined }
}
