import { useQuery } from '@tanstack/react-query'
import { scopeQuery } from '../api/queries/scopes'

/**
 * The Scope's title for breadcrumbs where this visit has read the Scope, its id otherwise. It never asks: reading a
 * Scope for its name alone would put an event into the access audit for each deep link.
 */
export function useScopeTitle(scopeId: string): string {
  return useQuery({ ...scopeQuery(scopeId), enabled: false }).data?.title ?? scopeId
}
