import type { InfiniteData } from '@tanstack/react-query'
import type { ArtifactItem, ArtifactPage, ArtifactRevision } from '../api/contract/artifacts'
import type { Head } from '../api/queries/artifacts'
import { claimsOf } from '../api/queries/head-claims'
import { nameOf } from '../families/name-of'
import { artifactNames, placeKey } from './artifact-names'
import { onEachAnswer } from './on-each-answer'

/**
 * Learns what Artifacts are called from every head and every list that this client keeps, from now on. It needs the
 * families' descriptors, so only screens that have them anyway call it.
 */
export const learnArtifactNames = onEachAnswer((query) => {
  const kind = claimsOf(query)?.kind
  if (kind === 'head') {
    const { revision } = query.state.data as Head
    learnName(revision, nameOf(revision.family, revision.content) ?? '')
  } else if (kind === 'list') {
    const { pages } = query.state.data as InfiniteData<ArtifactPage>
    for (const item of pages.flatMap(({ items }) => items)) {
      if (item.title) learnName(item, item.title)
    }
  }
})

/** Learns the name that an answer tells of an Artifact, with the digest of the content that says so; empty where it has none. */
export function learnName(of: ArtifactItem | ArtifactRevision, name: string) {
  const { scope_id: scopeId, family, artifact_id: artifactId } = of
  artifactNames.learn(placeKey({ scopeId, family, artifactId }), [of.content_digest, name])
}
