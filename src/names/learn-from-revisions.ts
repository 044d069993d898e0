import type { QueryClient } from '@tanstack/react-query'
import type { ArtifactRevision } from '../api/contract/artifacts'
import { claimsOf } from '../api/queries/head-claims'
import { keys } from '../api/queries/keys'
import type { NewestRevisions } from '../api/queries/revisions'
import { nameOf } from '../families/name-of'
import { artifactNames, placeKey, type Place } from './artifact-names'
import { learnName } from './learn-artifact-names'
import { onEachAnswer } from './on-each-answer'

/** From now on, every revision that this client reads teaches what its Artifact is called, and so do those that it has read. */
export const learnFromRevisions = onEachAnswer((query, client) => {
  const claims = claimsOf(query)
  if (claims?.kind !== 'revision' && claims?.kind !== 'revisions') return
  const { scopeId, family, heads } = claims
  for (const artifactId of heads.keys()) learn(client, { scopeId, family, artifactId })
})

/**
 * The newest revision that was read names an Artifact that nothing else names yet. A head that was read by its number
 * counts as every head does.
 */
function learn(client: QueryClient, place: Place) {
  const { scopeId, family, artifactId } = place
  const read = client
    .getQueriesData<ArtifactRevision>({ queryKey: keys.contents(scopeId, family, artifactId) })
    .flatMap(([, data]) => data ?? [])
  if (read.length === 0) return
  const newest = read.reduce((a, b) => (b.revision > a.revision ? b : a))
  const name = nameOf(family, newest.content)
  const listed = client.getQueryData<NewestRevisions>(keys.revisions(scopeId, family, artifactId))
  if (listed?.items[0]?.revision === newest.revision) return learnName(newest, name ?? '')
  const known = artifactNames.get().get(placeKey(place))?.[0]
  const isNamedByOther = known !== undefined && !read.some((one) => one.content_digest === known)
  // The head may have a name where an older revision has none.
  if (name !== null && !isNamedByOther) learnName(newest, name)
}
