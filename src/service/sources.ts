import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { InferOutput } from 'valibot'
import { CONTENT_SOURCE, CreateSourceRequest } from '../api/contract/sources'
import { compactJson } from '../lib/json/compact-json'
import { strip } from '../lib/text/strip'
import { contentIdOf } from './content-pieces'
import type { Content } from './contents'
import { invalidFields, invalidRequest, sourceNotFound } from './errors'
import { newSourceId } from './ids'
import { operation, param, type AnsweredContent } from './operation'
import { NOT_BLANK } from './parameters'
import { storedContent, type StoredContent } from './prepared-content'
import { scopeRef } from './resources'
import { requireScope, validateScopeId } from './scopes'
import { findSource, insertSource, revisionContent, type FoundSource } from './sources-store'
import type { Call } from './state'
import { sourceOfWrite } from './write-source'

/** The schema of what only the service's own steps may add. */
const RECEIPT = 'powercontext.handoff-receipt.v1'

type PreparedSource = { stored: StoredContent; digest: string; fault: string | null }

const digestOf = (json: string) => `sha256:${bytesToHex(sha256(utf8ToBytes(json)))}`

/** Encodes a content and takes its digest where the body is judged: of megabytes, that would hold up everybody. */
function prepareSource(
  _path: unknown,
  { content }: InferOutput<typeof CreateSourceRequest>,
): PreparedSource {
  const json = compactJson(content)
  return { stored: storedContent(json), digest: digestOf(json), fault: faultOf(content) }
}

function faultOf(content: unknown): string | null {
  if (typeof content === 'string' && strip(content) === '') return 'content text must not be blank'
  const isReceipt =
    typeof content === 'object' && content !== null && (content as Content).schema === RECEIPT
  return isReceipt ? 'uses a server-reserved handoff receipt schema' : null
}

/** `POST /v1/scopes/{scope_id}/sources`: adds evidence that a handoff may cite (contract §4.7). */
const createSource = operation<typeof CreateSourceRequest, PreparedSource>({
  id: 'create_source',
  method: 'POST',
  path: '/v1/scopes/:scope_id/sources',
  body: CreateSourceRequest,
  prepare: prepareSource,
  authorize: (input) => [['scope.contribute', scopeRef(param(input, 'scope_id'))]],
  validate: validateScopeId,
  handle(call, input, { stored, digest, fault }) {
    const scopeId = param(input, 'scope_id')
    requireScope(call, scopeId)
    if (fault !== null) throw invalidRequest('content', fault)
    const sourceId = newSourceId(call.state.random)
    const position = insertSource(call.state.database, scopeId, {
      sourceId,
      of: null,
      content: 'text' in stored ? stored.text : null,
      contentId: contentIdOf(call, stored),
      digest,
    })
    const id = encodeURIComponent
    return {
      status: 201,
      headers: { Location: `/v1/scopes/${id(scopeId)}/sources/${CONTENT_SOURCE}/${sourceId}` },
      ...answerOf(scopeId, { sourceId, position, digest }, stored),
    }
  },
})

/** `GET …/sources/{source_type}/{source_id}` (contract §4.7). */
const getSource = operation({
  id: 'get_source',
  method: 'GET',
  path: '/v1/scopes/:scope_id/sources/:source_type/:source_id',
  authorize: (input) => [['scope.read', scopeRef(param(input, 'scope_id'))]],
  validate(input, errors) {
    validateScopeId(input, errors)
    errors.literal('path', 'source_type', param(input, 'source_type'), CONTENT_SOURCE)
    errors.length('path', 'source_id', param(input, 'source_id'), 1, 256, NOT_BLANK)
  },
  handle(call, input) {
    const scopeId = param(input, 'scope_id')
    requireScope(call, scopeId)
    const sourceId = param(input, 'source_id')
    if (sourceId !== strip(sourceId)) {
      const msg = 'Value error, source_id must not have white space at its ends'
      throw invalidFields(422, [{ type: 'value_error', loc: ['source_id'], msg }])
    }
    const found = findSource(call.state.database, scopeId, sourceId)
    if (found === null) throw sourceNotFound()
    const { digest, content } = contentOf(call, scopeId, found)
    return answerOf(scopeId, { ...found, digest }, content)
  },
})

/** What a Source holds: as it was added, or what the write of a revision was sent. */
function contentOf({ state }: Call, scopeId: string, { of, ...source }: FoundSource) {
  if (source.contentId !== null) {
    return { content: { id: source.contentId }, digest: source.digest ?? '' }
  }
  const text =
    source.content ?? (of ? sentWith(revisionContent(state.database, scopeId, of), of.family) : '')
  return { content: { text }, digest: source.digest ?? digestOf(text) }
}

const sentWith = (kept: string, family: string) =>
  compactJson(sourceOfWrite(family, JSON.parse(kept) as Content))

const answerOf = (
  scopeId: string,
  { sourceId, position, digest }: { sourceId: string; position: number; digest: string },
  content: AnsweredContent,
) => ({
  body: {
    receipt_identity: null,
    scope_id: scopeId,
    source_type: CONTENT_SOURCE,
    source_id: sourceId,
    position,
    content_digest: digest,
  },
  content,
})

export const sourceOperations = [createSource, getSource]
