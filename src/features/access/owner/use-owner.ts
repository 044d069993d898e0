import { useQuery } from '@tanstack/react-query'
import type { OwnerAnswer } from '../../../access/owner/find-owner'
import { keys } from '../../../api/queries/keys'
import type { Unknown } from '../../../access/types'
import type { Shown } from '../shown'

/** What this visit has found of the owner of an Artifact; null where nobody asked. The hook asks nobody. */
export function useOwner(resource: Shown['resource']): OwnerAnswer | null {
  const { data = null } = useQuery<OwnerAnswer | null>({
    queryKey: keys.owner(JSON.stringify(resource)),
    queryFn: () => null,
    enabled: false,
  })
  return data
}

/** What is still unknown after the owner of the Artifact was looked for. */
export const stillUnknown = (unknown: readonly Unknown[], answer: OwnerAnswer | null): Unknown[] =>
  unknown.filter(
    ({ kind }) => kind !== 'ownership' || (answer?.kind !== 'owner' && answer?.kind !== 'none'),
  )
