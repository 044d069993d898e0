import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useArtifactTitle } from '../../components/use-artifact-title'
import { familyOf } from '../../families/family-of'
import type { Place } from '../../names/artifact-names'
import { useIdsOnly } from '../../names/ids-only'
import { learnFromRevisions } from '../../names/learn-from-revisions'
import { useLearntName } from '../../names/use-artifact-name'

/**
 * The title of an Artifact of which this screen reads a revision: its name, its id until that is known.
 * @param isContentAwaited a request whose answer holds the name is on its way and has not failed: a failed one is
 *   repeated for minutes
 * @returns `isTitleAwaited` while the name is about to take the place of the id; what would move then is kept out of sight
 */
export function useTitleOfRead(place: Place, isContentAwaited: boolean) {
  const client = useQueryClient()
  useEffect(() => learnFromRevisions(client), [client])
  const title = useArtifactTitle(place)
  const isLearnt = useLearntName(place) !== undefined
  const idsOnly = useIdsOnly()
  const { titleField, namedBy } = familyOf(place.family)
  const isNamed = titleField !== null || namedBy !== null
  return { title, isTitleAwaited: isContentAwaited && isNamed && !isLearnt && !idsOnly }
}
