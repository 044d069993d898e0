import { useScopeName } from '../names/use-scope-name'

/** The Scope's title for breadcrumbs where it is known, its id otherwise. */
export const useScopeTitle = (scopeId: string): string => useScopeName(scopeId) ?? scopeId
