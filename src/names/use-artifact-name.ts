import { useSyncExternalStore } from 'react'
import { artifactNames, placeKey, type Place } from './artifact-names'
import { useIdsOnly } from './ids-only'

/** The name that this browser has learnt of an Artifact: empty where its content has none, undefined where nobody has read it. */
export function useLearntName(place: Place): string | undefined {
  const key = placeKey(place)
  // The name alone, so that a row is not rendered again for the names of others.
  const read = () => artifactNames.get().get(key)?.[1]
  return useSyncExternalStore(artifactNames.subscribe, read, read)
}

/** What an Artifact is called, where this person has read it in this browser; the hook never asks the server. */
export function useArtifactName(place: Place): string | undefined {
  const name = useLearntName(place)
  return useIdsOnly() || name === '' ? undefined : name
}
