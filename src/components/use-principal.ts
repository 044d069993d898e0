import { useQuery } from '@tanstack/react-query'
import { meQuery } from '../api/queries/access'
import { useAccessMode } from './use-access-mode'

/** Who is signed in, as the server names the principal; null until it has, and where it asks nobody. */
export function usePrincipal() {
  const mode = useAccessMode()
  return useQuery({ ...meQuery(), enabled: mode === 'enforced' }).data?.principal ?? null
}
