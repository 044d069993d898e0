import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { isAskablePlace } from '../../api/contract/askable'
import { artifactListQuery } from '../../api/queries/artifacts'
import { familyOf } from '../../families/family-of'
import type { Place } from '../../names/artifact-names'
import { useNames } from '../../names/use-names'
import { knownPromptKeys } from '../known-places'
import type { Named } from './named'

/**
 * The Artifacts of a Scope that `place` can be compared with, by name as far as this person knows it. The list is read when it is `wanted`,
 * unless this visit has it already; Prompts need none, since their keys are known.
 */
export function useComparable(place: Place, scopeId: string, wanted: boolean) {
  const client = useQueryClient()
  const names = useNames()
  const { family } = place
  const { configures } = familyOf(family)
  const list = useInfiniteQuery({
    ...artifactListQuery(scopeId, family),
    enabled: wanted && !configures && isAskablePlace(scopeId, family),
    staleTime: Infinity,
  })
  const ids = configures
    ? knownPromptKeys(client, scopeId)
    : (list.data?.pages.flatMap(({ items }) => items.map((item) => item.artifact_id)) ?? [])
  const others = ids.filter((id) => scopeId !== place.scopeId || id !== place.artifactId)
  return {
    options: others.map((id): Named => {
      return { id, name: names.artifact({ scopeId, family, artifactId: id }) ?? id }
    }),
    /** The list has not been read, and choosing from it reads it. */
    isUnread: !configures && list.data === undefined,
    isReading: list.isLoading,
    error: list.error,
    retry: () => void list.refetch(),
    hasMore: list.hasNextPage,
  }
}
