import { useScopeAuthority, type ScopeAuthority } from '../use-scope-authority'

export type ScopeAdmin = ScopeAuthority

/** Whether the caller administers a Scope now, see `useScopeAuthority`. */
export const useScopeAdmin = (scopeId: string, fresh = false): ScopeAdmin =>
  useScopeAuthority('scope.admin', scopeId, fresh)
