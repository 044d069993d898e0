import { useQuery } from '@tanstack/react-query'
import type { ArtifactRevision } from '../../../api/contract/artifacts'
import { AUTO_CONTENT } from '../../../api/contract/prompts'
import { isMissing } from '../../../api/missing'
import { headQuery, revisionQuery } from '../../../api/queries/artifacts'
import { familyOf } from '../../../families/family-of'
import type { Content } from '../../../families/family'
import type { Side } from '../../../routing/paths'

export type ReadSide = {
  side: Side
  /** Undefined while it is awaited, and where it could not be read. */
  content: Content | undefined
  /** Null where nothing is saved: a Prompt runs the built-in text then. */
  item: ArtifactRevision | null
  isHead: boolean
  error: Error | null
  retry: () => void
}

/** One side of a comparison: the revision that the address names, or the head. One audited call. */
export function useSide(side: Side): ReadSide {
  const { scopeId, family, artifactId, revision } = side
  const pinned = useQuery({
    ...revisionQuery(scopeId, family, artifactId, revision ?? 1),
    enabled: revision !== null,
  })
  const head = useQuery({ ...headQuery(scopeId, family, artifactId), enabled: revision === null })
  const query = revision === null ? head : pinned
  const item = (revision === null ? head.data?.revision : pinned.data) ?? null
  const isUnsaved =
    revision === null && familyOf(family).configures && item === null && isMissing(head.error)
  return {
    side,
    content: item?.content ?? (isUnsaved ? AUTO_CONTENT : undefined),
    item,
    isHead: revision === null,
    error: query.isLoadingError && !isUnsaved ? query.error : null,
    retry: () => void query.refetch(),
  }
}
