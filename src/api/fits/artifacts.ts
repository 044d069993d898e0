import type { Rule } from '../client'
import { etagOf } from '../contract/artifacts'
import type { PromptConfiguration } from '../contract/prompts'
import { first, ofItems, says, type Page } from './says'

type ArtifactPlace = { scopeId: string; family: string; artifactId: string }
type Named = { scope_id: string; family: string; artifact_id: string; revision: number }

const isOf = (
  {
    scopeId,
    family,
    artifactId,
  }: Pick<ArtifactPlace, 'scopeId' | 'family'> & Partial<ArtifactPlace>,
  data: Named,
) =>
  first(
    says('scope_id', scopeId, data.scope_id),
    says('family', family, data.family),
    artifactId === undefined ? null : says('artifact_id', artifactId, data.artifact_id),
  )

/** The ETag names the revision. A proxy that compresses marks it as weak; one may drop it. */
const etagSays = (revision: number, etag: string | null) =>
  etag === null ? null : says('ETag', etagOf(revision), etag.replace(/^W\//, ''))

/** The head of an Artifact, whichever revision it is by now. */
export const headFits =
  (place: ArtifactPlace): Rule<Named> =>
  ({ data, etag }) =>
    first(isOf(place, data), etagSays(data.revision, etag))

/** The same, where 304 says that it is still the one that was named. */
export const movedHeadFits =
  (place: ArtifactPlace): Rule<Named | undefined> =>
  (answer) => {
    const { data, status } = answer
    if (data) return headFits(place)({ ...answer, data })
    return status === 304
      ? null
      : { field: '(the whole body)', expected: 'a revision', received: 'undefined' }
  }

/** One revision of an Artifact. */
export const revisionFits =
  (place: ArtifactPlace, revision: number): Rule<Named> =>
  ({ data }) =>
    first(isOf(place, data), says('revision', revision, data.revision))

/** What a commit has made: the very revision that follows the one it was based on (contract §4: no gaps). */
export const committedFits =
  (place: ArtifactPlace, revision: number): Rule<Named> =>
  (answer) =>
    first(revisionFits(place, revision)(answer), etagSays(revision, answer.etag))

/** What a POST has made: the first revision of an Artifact whose id the server has chosen. */
export const createdFits =
  (scopeId: string, family: string): Rule<Named> =>
  ({ data, etag }) =>
    first(isOf({ scopeId, family }, data), says('revision', 1, data.revision), etagSays(1, etag))

/** A page of the Artifacts of a family. */
export const artifactsFit =
  (scopeId: string, family: string): Rule<Page<Named>> =>
  ({ data }) =>
    ofItems(data.items, (item) => isOf({ scopeId, family }, item))

/**
 * A page of an Artifact's revisions, newest first.
 * @param below the last revision of the page before it; Infinity for the first one
 */
export const revisionsFit =
  (place: ArtifactPlace, below: number): Rule<Page<Named>> =>
  ({ data }) =>
    ofItems(data.items, (item, at) => {
      const newer = data.items[at - 1]?.revision ?? below
      const falls = item.revision < newer
      return (
        isOf(place, item) ??
        (falls ? null : { field: 'revision', expected: `<${newer}`, received: `${item.revision}` })
      )
    })

/** What a Prompt runs now; what is saved of it is the Artifact of that key (contract §5). */
export const promptFits =
  (scopeId: string, promptKey: string): Rule<PromptConfiguration> =>
  ({ data }) => {
    const { artifact, artifact_etag: etag } = data
    return first(
      says('scope_id', scopeId, data.scope_id),
      says('prompt_key', promptKey, data.prompt_key),
      artifact ? says('artifact.family', 'prompt', artifact.family) : null,
      artifact ? says('artifact.artifact_id', promptKey, artifact.artifact_id) : null,
      artifact && etag ? says('artifact_etag', etagOf(artifact.revision), etag) : null,
    )
  }

/** Entries of the Scope's own Memory: which Scope's, the answer does not say (contract §4). */
export const memoryFits: Rule<{ memory?: { family: string } | null | undefined }> = ({ data }) =>
  data.memory ? says('memory.family', 'memory', data.memory.family) : null
