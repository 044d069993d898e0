import { useQuery } from '@tanstack/react-query'
import { readinessQuery } from '../api/queries/access'

export type AccessMode = 'enforced' | 'disabled' | 'unknown'

/**
 * Whether the server checks authority at all. `/health/ready` says so without a credential and without an audit
 * event (contract §2); with access disabled every `/v1/access/*` route answers 503 (contract §3).
 */
export function useAccessMode(): AccessMode {
  const { data } = useQuery(readinessQuery())
  const mode = data?.checks['access_mode']
  return mode === 'enforced' || mode === 'disabled' ? mode : 'unknown'
}
