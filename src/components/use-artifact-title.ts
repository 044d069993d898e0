import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Place } from '../names/artifact-names'
import { learnArtifactNames } from '../names/learn-artifact-names'
import { useArtifactName } from '../names/use-artifact-name'

/** The Artifact's name for breadcrumbs and titles where it is known, its id otherwise. */
export function useArtifactTitle(place: Place): string {
  const client = useQueryClient()
  useEffect(() => learnArtifactNames(client), [client])
  return useArtifactName(place) ?? place.artifactId
}
