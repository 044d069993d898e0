import { useQuery } from '@tanstack/react-query'
import { meQuery } from '../api/queries/access'
import { familiesToShow } from './artifact-families'
import { useAccessMode } from './use-access-mode'

/**
 * The families to offer this caller, and `current` besides: one that the server has answered for. Not audited (contract §3).
 */
export function useFamilies(current?: string): string[] {
  const enforced = useAccessMode() === 'enforced'
  const me = useQuery({ ...meQuery(), enabled: enforced })
  return familiesToShow(me.data?.artifact_families ?? [], current)
}
