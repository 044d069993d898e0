import { useScopeName } from '../names/use-scope-name'
import { useReadScopeNames } from './use-read-scope-names'

/** The Scope's title for breadcrumbs; its id until the title is known, and where this person may not know it. */
export function useScopeTitle(scopeId: string): string {
  useReadScopeNames([scopeId])
  return useScopeName(scopeId) ?? scopeId
}
