import { useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { ArtifactRevision } from '../../api/contract/artifacts'
import { useArtifactTitle } from '../../components/use-artifact-title'
import { familyOf } from '../../families/family-of'
import { nameOf } from '../../families/name-of'
import type { Place } from '../../names/artifact-names'
import { useIdsOnly } from '../../names/ids-only'
import { learnFromRevisions } from '../../names/learn-from-revisions'
import { useLearntName } from '../../names/use-artifact-name'

/** A reading of one revision, as far as it is: `content` is there at once, what is learnt from it only in a later task. */
export type Reading = { content: ArtifactRevision | undefined; isAwaited: boolean }

/** A request that failed is repeated for minutes: nothing waits for its answer. */
export const readingOf = (
  { isPending, failureCount }: Pick<UseQueryResult, 'isPending' | 'failureCount'>,
  content: ArtifactRevision | undefined,
): Reading => ({ content, isAwaited: isPending && failureCount === 0 })

/**
 * The title of an Artifact of which this screen reads a revision: its name, its id until that is known.
 * @returns `isTitleAwaited` while the name is about to take the place of the id; what would move then is kept out of sight
 */
export function useTitleOfRead(place: Place, { content, isAwaited }: Reading) {
  const client = useQueryClient()
  useEffect(() => learnFromRevisions(client), [client])
  const title = useArtifactTitle(place)
  const learnt = useLearntName(place)
  const idsOnly = useIdsOnly()
  if (idsOnly || learnt !== undefined) return { title, isTitleAwaited: false }
  const { titleField, namedBy } = familyOf(place.family)
  const isNamed = titleField !== null || namedBy !== null
  const told = content ? nameOf(place.family, content.content) : null
  return { title: told ?? title, isTitleAwaited: isNamed && isAwaited }
}
