import { QueryTagsRequest } from '../api/contract/tag-query'
import { tagKey } from '../api/contract/tags'
import type { ArtifactKey } from './artifact-key'
import type { Check } from './authorization'
import { decodeListCursor, encodeListCursor } from './cursors'
import { invalidFields, legacyMemory } from './errors'
import { operation, param, type Input } from './operation'
import { scopeRef } from './resources'
import { requireScope, validateScopeId } from './scopes'
import { faultOfTags } from './tag-filter'
import { tagSetOf } from './tags'
import { findTagged } from './tags-store'

const invalid = (field: string, msg: string) =>
  invalidFields(422, [{ type: 'value_error', loc: [field], msg }])

/** `POST …/artifact-tags/query`: the Artifacts of a Scope that have tags, of any family (contract §4.10). */
const queryArtifactTags = operation<typeof QueryTagsRequest>({
  id: 'query_artifact_tags',
  method: 'POST',
  path: '/v1/scopes/:scope_id/artifact-tags/query',
  body: QueryTagsRequest,
  authorize: (input: Input): Check[] => [['scope.read', scopeRef(param(input, 'scope_id'))]],
  validate: validateScopeId,
  handle(call, input, { tags, match, families, target_types: types, limit, cursor }) {
    if (families?.includes('memory') || types?.includes('memory_entry')) {
      throw legacyMemory('tag query')
    }
    const fault = faultOfTags(tags)
    if (fault !== null) throw invalid('tags', fault)
    if (hasTwice(families) || hasTwice(types)) throw invalid('families', 'names one twice')
    const scopeId = param(input, 'scope_id')
    requireScope(call, scopeId)
    const filter = { keys: tags.map(tagKey).sort(), match }
    const principal = call.principal?.id ?? null
    const bound = {
      list: 'tagged',
      principal,
      scope_id: scopeId,
      families: families ?? null,
      filter,
    }
    const after = decodeListCursor(call, bound, cursor ?? null)
    const found = findTagged(
      call.state.database,
      scopeId,
      filter,
      families ?? null,
      after,
      limit + 1,
    )
    const shown = found.slice(0, limit)
    const items = shown.map(({ family, artifactId, revision }) => {
      const key: ArtifactKey = { scopeId, family, artifactId }
      return {
        ...tagSetOf(call, key).body,
        reference: { family, artifact_id: artifactId, revision },
      }
    })
    const last = found.length > limit ? shown.at(-1) : undefined
    return {
      body: {
        items,
        next_cursor: last
          ? encodeListCursor(call, bound, `${last.family} ${last.artifactId}`)
          : null,
      },
    }
  },
})

const hasTwice = (values: readonly string[] | null | undefined) =>
  values ? new Set(values).size < values.length : false

export const tagQueryOperations = [queryArtifactTags]
