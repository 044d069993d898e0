import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { ReplaceTagsRequest, type TagSet } from '../api/contract/tags'
import { compactJson } from '../lib/json/compact-json'
import {
  decideAgain,
  keyOf,
  readingChecks,
  requireRevision,
  tagWritingChecks,
  validateFamily,
} from './artifact-authority'
import { READ_FAMILIES } from '../api/contract/read-families'
import { matchesNone, validateCondition } from './artifact-reading'
import { preconditionRequired } from './artifact-writing'
import type { ArtifactKey } from './artifact-key'
import { findFacts, headRevision } from './artifacts-store'
import { legacyMemory, ServiceError } from './errors'
import { operation } from './operation'
import { requireScope } from './scopes'
import type { Call } from './state'
import { requireTags } from './tag-filter'
import { findTags, writeTags } from './tags-store'

const sha = (json: string) => bytesToHex(sha256(utf8ToBytes(json)))

/** Answers with the tags of an Artifact. The ETag is a digest of Artifact and tags (contract §4.8). */
export function tagSetOf({ state }: Call, key: ArtifactKey) {
  const { scopeId, family, artifactId } = key
  const tags = findTags(state.database, key)
  const target = { type: 'artifact', family, artifact_id: artifactId }
  const tagDigest = `sha256:${sha(compactJson({ tags }))}`
  const ETag = `"tags:${sha(compactJson({ scope_id: scopeId, target, tag_digest: tagDigest }))}"`
  return {
    headers: { ETag },
    body: { scope_id: scopeId, target, tags, tag_digest: tagDigest } satisfies TagSet,
  }
}

// Unlike the other routes of an Artifact, those of its tags take any id.
const validateTagged = validateFamily(READ_FAMILIES, null)

const requireTaggable = ({ family }: ArtifactKey) => {
  if (family === 'memory') throw legacyMemory('collection tags')
}

function requireArtifact(call: Call, key: ArtifactKey) {
  requireScope(call, key.scopeId)
  requireRevision(call, key, headRevision(call.state.database, key), findFacts)
}

/** `GET …/{artifact_id}/tags` (contract §4.8). */
const getArtifactTags = operation({
  id: 'get_artifact_tags',
  method: 'GET',
  path: '/v1/scopes/:scope_id/artifacts/:family/:artifact_id/tags',
  authorize: readingChecks,
  validate(input, errors) {
    validateTagged(input, errors)
    validateCondition(input, errors)
  },
  handle(call, input) {
    const key = keyOf(input)
    requireTaggable(key)
    requireArtifact(call, key)
    const answer = tagSetOf(call, key)
    const { ETag } = answer.headers
    if (matchesNone(input.headers.get('If-None-Match'), ETag))
      return { status: 304, headers: { ETag } }
    return answer
  },
})

/** `PUT …/{artifact_id}/tags` (contract §4.8). */
const replaceArtifactTags = operation<typeof ReplaceTagsRequest>({
  id: 'replace_artifact_tags',
  method: 'PUT',
  path: '/v1/scopes/:scope_id/artifacts/:family/:artifact_id/tags',
  body: ReplaceTagsRequest,
  authorize: tagWritingChecks,
  validate: validateTagged,
  handle(call, input, { tags }) {
    const key = keyOf(input)
    requireTaggable(key)
    if (key.family === 'atomic-memory') {
      requireArtifact(call, key)
      decideAgain(call, key, ['artifact.write'])
    }
    const etag = input.headers.get('If-Match')
    if (etag === null) throw preconditionRequired()
    requireScope(call, key.scopeId)
    requireTags(tags)
    requireArtifact(call, key)
    if (etag !== tagSetOf(call, key).headers.ETag) throw tagPreconditionFailed()
    decideAgain(call, key, ['artifact.write'])
    writeTags(call.state.database, key, tags)
    return tagSetOf(call, key)
  },
})

const tagPreconditionFailed = () =>
  new ServiceError(
    412,
    'tag_precondition_failed',
    'The ETag is not that of the tags that the Artifact has now.',
  )

export const tagOperations = [getArtifactTags, replaceArtifactTags]
