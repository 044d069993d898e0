import { useQuery } from '@tanstack/react-query'
import { authorityQuery } from '../api/queries/access'
import { useAccessMode } from './use-access-mode'

export type ScopeAuthority = 'allowed' | 'denied' | 'checking'

/**
 * Whether the caller holds an action on a Scope now, asked without leaving an audit event (contract §3). When it can't be
 * found out the server decides at the commit: it does so in any case.
 * @param fresh asks again: a dialog that was opened must not go by what was true a while ago
 */
export function useScopeAuthority(
  action: Parameters<typeof authorityQuery>[0],
  scopeId: string,
  fresh = false,
): ScopeAuthority {
  const mode = useAccessMode()
  const { data, isError } = useQuery({
    ...authorityQuery(action),
    enabled: mode === 'enforced',
    ...(fresh ? { refetchOnMount: 'always' as const } : {}),
  })
  if (mode === 'disabled' || isError) return 'allowed'
  if (!data) return 'checking'
  return data.scopeIds.has(scopeId) || !data.complete ? 'allowed' : 'denied'
}
