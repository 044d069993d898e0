import { etagOf, type ArtifactItem } from '../api/contract/artifacts'
import { READ_FAMILIES } from '../api/contract/read-families'
import {
  AGAIN_ON_READ,
  decideAgain,
  keyOf,
  readingChecks,
  requireRevision,
  validateFamily,
} from './artifact-authority'
import {
  findStored,
  headRevision,
  listHeads,
  listRevisions,
  listTopicHeads,
} from './artifacts-store'
import { decodeListCursor, encodeListCursor } from './cursors'
import { asClientTakes } from './dream-contract'
import { artifactNotFound, invalidCursor, legacyMemory } from './errors'
import { operation, param, type Input } from './operation'
import { lastOf, numberOf, type FieldErrors } from './parameters'
import { scopeRef } from './resources'
import { requireKnownQuery, requireScope } from './scopes'
import type { Call } from './state'
import { requireTagLengths, tagFilter, validateTagFilter } from './tag-filter'

const validatePage = ({ query }: Input, errors: FieldErrors) => {
  errors.integer('query', 'limit', lastOf(query, 'limit'), 1, 100)
  errors.length('query', 'cursor', lastOf(query, 'cursor'), 1, 4096)
}

const validateReadFamily = validateFamily(READ_FAMILIES)

type PageQuery = { limit: number; cursor: string | null }
const pageQuery = ({ query }: Input): PageQuery => ({
  limit: numberOf(query.get('limit') ?? '50'),
  cursor: query.get('cursor'),
})

const requireReadable = (family: string) => {
  if (family === 'memory') throw legacyMemory('legacy Memory collection read')
}

/** One page from one row more than asked for, which tells whether there is another. */
function page(
  call: Call,
  bound: Record<string, unknown>,
  rows: { item: ArtifactItem; after: string }[],
  limit: number,
) {
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return {
    body: {
      items: shown.map((row) => row.item),
      next_cursor: last ? encodeListCursor(call, bound, last.after) : null,
    },
  }
}

const listArtifacts = operation({
  id: 'list_artifacts',
  method: 'GET',
  path: '/v1/scopes/:scope_id/artifacts/:family',
  authorize: (input) => [['scope.read', scopeRef(param(input, 'scope_id'))]],
  validate(input, errors) {
    validatePage(input, errors)
    validateTagFilter(input.query, errors)
    // The service looks for what it does not know once it can read what it knows, and at the path last.
    if (errors.list.length === 0) {
      requireKnownQuery(input.query, ['limit', 'cursor', 'tag_match'], ['tag'])
      requireTagLengths(input.query)
    }
    validateReadFamily(input, errors)
  },
  handle(call, input) {
    const { database } = call.state
    const { scopeId, family } = keyOf(input)
    const tags = tagFilter(input.query)
    requireReadable(family)
    requireScope(call, scopeId)
    const { limit, cursor } = pageQuery(input)
    const bound = { list: 'artifacts', scope_id: scopeId, family, ...(tags && { tags }) }
    const after = decodeListCursor(call, bound, cursor)
    if (family === 'topic-memory') {
      const [at, id] = (after ?? '').split(' ')
      const rows = listTopicHeads(
        database,
        scopeId,
        after === null ? null : { at: Number(at), id: id ?? '' },
        limit + 1,
        tags,
      )
      return page(
        call,
        bound,
        rows.map(({ item, at: created }) => ({ item, after: `${created} ${item.artifact_id}` })),
        limit,
      )
    }
    const rows = listHeads(database, scopeId, family, after, limit + 1, tags)
    return page(
      call,
      bound,
      rows.map((item) => ({ item, after: item.artifact_id })),
      limit,
    )
  },
})

const listArtifactRevisions = operation({
  id: 'list_artifact_revisions',
  method: 'GET',
  path: '/v1/scopes/:scope_id/artifacts/:family/:artifact_id/revisions',
  authorize: readingChecks,
  validate(input, errors) {
    validatePage(input, errors)
    if (errors.list.length === 0) requireKnownQuery(input.query, ['limit', 'cursor'])
    validateReadFamily(input, errors)
  },
  handle(call, input) {
    const key = keyOf(input)
    requireReadable(key.family)
    const { limit, cursor } = pageQuery(input)
    const bound = { list: 'revisions', ...key }
    const after = decodeListCursor(call, bound, cursor)
    const head = headRevision(call.state.database, key)
    if (head === null) throw artifactNotFound()
    const below = after === null ? head + 1 : Number(after)
    if (!(below >= 1 && below <= head + 1)) throw invalidCursor()
    const rows = listRevisions(call.state.database, key, below, limit + 1)
    return page(
      call,
      bound,
      rows.map((item) => ({ item, after: String(item.revision) })),
      limit,
    )
  },
})

export const matchesNone = (header: string | null, etag: string) =>
  header !== null && header.split(',').some((value) => value.trim().replace(/^W\//, '') === etag)

/** Collects what is wrong with the `If-None-Match` of a conditional read: it is not empty (contract §4.3). */
export function validateCondition(input: Input, errors: FieldErrors) {
  errors.length('header', 'If-None-Match', input.headers.get('If-None-Match'), 1, Infinity)
}

const getArtifact = operation({
  id: 'get_artifact',
  method: 'GET',
  path: '/v1/scopes/:scope_id/artifacts/:family/:artifact_id',
  authorize: readingChecks,
  validate(input, errors) {
    validateReadFamily(input, errors)
    validateCondition(input, errors)
  },
  handle(call, input) {
    const key = keyOf(input)
    requireReadable(key.family)
    const head = headRevision(call.state.database, key)
    decideAgain(call, key, AGAIN_ON_READ)
    const { facts, content } = requireRevision(call, key, head, findStored)
    const ETag = etagOf(facts.revision)
    if (matchesNone(input.headers.get('If-None-Match'), ETag))
      return { status: 304, headers: { ETag } }
    return {
      headers: { ETag },
      body: facts,
      content: asClientTakes(call, input, key.family, content),
    }
  },
})

const getArtifactRevision = operation({
  id: 'get_artifact_revision',
  method: 'GET',
  path: '/v1/scopes/:scope_id/artifacts/:family/:artifact_id/revisions/:revision',
  authorize: readingChecks,
  validate(input, errors) {
    validateReadFamily(input, errors)
    errors.integer('path', 'revision', param(input, 'revision'), 1)
  },
  handle(call, input) {
    const key = keyOf(input)
    requireReadable(key.family)
    const revision = numberOf(param(input, 'revision'))
    decideAgain(call, key, AGAIN_ON_READ)
    const { facts, content } = requireRevision(call, key, revision, findStored)
    return { body: facts, content: asClientTakes(call, input, key.family, content) }
  },
})

export const artifactReading = [
  listArtifacts,
  getArtifact,
  listArtifactRevisions,
  getArtifactRevision,
]
