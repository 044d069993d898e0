import { useQuery } from '@tanstack/react-query'
import { laterRevisionsQuery } from '../api/queries/artifacts'
import type { Target } from './plan'

/** What is recorded of the head that was seen and of all that came after it, up to the present head; one call. */
export function useLaterRevisions(
  { scopeId, family, artifactId }: Target,
  seen: number,
  now: number,
) {
  const query = useQuery({
    ...laterRevisionsQuery(scopeId, family, artifactId, seen, now),
    enabled: now > seen,
  })
  const items = query.data ?? []
  return {
    seen: items.find(({ revision }) => revision === seen) ?? null,
    /** Newest first. */
    since: items.filter(({ revision }) => revision > seen),
    loading: query.isLoading,
    error: query.error,
    retry: () => void query.refetch(),
  }
}
