import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { useParams } from 'react-router'
import { headQuery } from '../../../api/queries/artifacts'
import { keys } from '../../../api/queries/keys'
import type { Source } from '../../../api/contract/sources'
import type { Named } from '../../../components/compare/named'
import { listedArtifacts } from '../../../components/known-places'
import { sourceName } from '../../../families/source-name'
import { artifactNames, placeOf, type Place } from '../../../names/artifact-names'
import { useIdsOnly } from '../../../names/ids-only'

type ArtifactCitation = {
  kind: 'artifact'
  artifact_ref: { family: string; artifact_id: string; revision: number }
}
type SourceCitation = { kind: 'source'; source_ref: { name: string; source_id: string } }

/** What can be cited by its name: `id` is told beside it, and `citation` is what a content then has. */
export type Citable = Named & { citation: ArtifactCitation | SourceCitation }

/** The id of what a citation of the form cites, as `Citable` has it; an unfinished one has the id of nothing. */
export function idOfCited(citation: unknown): string {
  const { artifact_ref: artifact, source_ref: source } = (citation ?? {}) as Partial<
    Pick<ArtifactCitation, 'artifact_ref'> & Pick<SourceCitation, 'source_ref'>
  >
  return artifact ? `${artifact.family} ${artifact.artifact_id}` : (source?.source_id ?? '')
}

/** Each Artifact is cited at the head that this visit has seen, otherwise at revision 1, which there always is. */
function seenRevision(client: QueryClient, { scopeId, family, artifactId }: Place) {
  const isIt = ({ artifact_id: id }: { artifact_id: string }) => id === artifactId
  const listed = listedArtifacts(client, scopeId, family).find(isIt)
  const read = client.getQueryData(headQuery(scopeId, family, artifactId).queryKey)
  return Math.max(1, listed?.revision ?? 1, read?.revision.revision ?? 1)
}

/** The other Artifacts of this Scope that this person knows by name, the latest first. */
function citableArtifacts(
  client: QueryClient,
  known: ReadonlyMap<string, readonly [digest: string, name: string]>,
  here: Readonly<Record<string, string | undefined>>,
): readonly Citable[] {
  return [...known].reverse().flatMap(([key, [, name]]) => {
    const place = placeOf(key)
    if (place === null || name === '' || place.scopeId !== here['scopeId']) return []
    const { family, artifactId } = place
    if (family === here['family'] && artifactId === here['artifactId']) return []
    const ref = { family, artifact_id: artifactId, revision: seenRevision(client, place) }
    const citation = { kind: 'artifact', artifact_ref: ref } as const
    return [{ id: idOfCited(citation), name, citation }]
  })
}

/** The Sources of this Scope that were read in this visit and whose content says what they are called. */
function citableSources(client: QueryClient, scopeId: string): readonly Citable[] {
  const read = client.getQueriesData<Source>({ queryKey: keys.source(scopeId, '', '').slice(0, 2) })
  return read.flatMap(([, source]) => {
    const name = source ? sourceName(source.content) : null
    if (!source || name === null) return []
    const { source_type: type, source_id: sourceId } = source
    const citation = { kind: 'source', source_ref: { name: type, source_id: sourceId } } as const
    return [{ id: sourceId, name, citation }]
  })
}

const NONE: readonly Citable[] = []

/** What of this Scope can be cited by its name: as far as this browser knows it, for the hook asks no server. */
export function useCitable(isSource: boolean): readonly Citable[] {
  const client = useQueryClient()
  const here = useParams()
  const known = useSyncExternalStore(artifactNames.subscribe, artifactNames.get, artifactNames.get)
  if (useIdsOnly()) return NONE
  return isSource
    ? citableSources(client, here['scopeId'] ?? '')
    : citableArtifacts(client, known, here)
}
