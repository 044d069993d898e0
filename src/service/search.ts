import { FAMILIES } from '../api/contract/artifacts'
import { SearchArtifactsRequest } from '../api/contract/search'
import { listContents } from './artifacts-store'
import { requireAll, type Check } from './authorization'
import type { Content } from './contents'
import { invalidFields, ServiceError } from './errors'
import { operation, param, type Input } from './operation'
import { scopeRef } from './resources'
import { requireScope, validateScopeId } from './scopes'
import { rankedBy } from './search-ranking'

const checks = (input: Input): Check[] => [['scope.read', scopeRef(param(input, 'scope_id'))]]

const strings = (...values: unknown[]) =>
  values.filter((value): value is string => typeof value === 'string')

/** The families that the service searches: which texts it looks through, how many results it gives, and whether it decides on access twice (contract §4.9). */
const SEARCHED: Readonly<
  Record<string, { textOf(content: Content): string[]; most: number; twice?: true }>
> = {
  'atomic-memory': { textOf: ({ text }) => strings(text), most: 100, twice: true },
  experience: {
    textOf({ situation, action, outcome, lesson, failure }) {
      const { signature } = (failure ?? {}) as { signature?: Record<string, unknown> }
      return strings(
        situation,
        action,
        outcome,
        lesson,
        signature?.['recall_cue'],
        signature?.['symptom'],
      )
    },
    most: 200,
  },
  skill: {
    textOf: ({ name, description, instructions, metadata, license, compatibility, ...rest }) => [
      ...strings(name, description, instructions, license, compatibility, rest['allowed_tools']),
      ...Object.entries((metadata ?? {}) as Record<string, string>).flat(),
    ],
    most: 200,
  },
  'topic-memory': {
    textOf: ({ title, summary, detail }) => strings(title, summary, detail),
    most: 200,
    twice: true,
  },
}

/** What the embedded service has nothing for, though the real one takes it of some families. */
const BEYOND = ['filters', 'admission', 'fusion', 'min_score', 'rerank'] as const

/** `POST …/artifacts/{family}/search`: heads of one family by the words of their texts (contract §4.9). */
const searchArtifacts = operation<typeof SearchArtifactsRequest>({
  id: 'search_artifacts',
  method: 'POST',
  path: '/v1/scopes/:scope_id/artifacts/:family/search',
  body: SearchArtifactsRequest,
  authorize: checks,
  validate: validateScopeId,
  handle(call, input, body) {
    const family = param(input, 'family')
    const searched = requireSearched(family)
    requireControls(body, searched.most)
    if (searched.twice) requireAll(call, checks(input))
    const scopeId = param(input, 'scope_id')
    requireScope(call, scopeId)
    const heads = listContents(call.state.database, scopeId, family)
    const found = rankedBy(
      body.query,
      heads.map((of) => ({
        id: of.artifact_id,
        text: searched.textOf(of.content).join('\n'),
        of,
      })),
    )
    const results = found
      .slice(0, body.limit)
      .map(({ artifact_id, revision, content, sources, artifacts }) => ({
        family,
        artifact_id,
        revision,
        content,
        lineage: { sources, artifacts, publication_source: null, publication_digest: null },
      }))
    return { body: { results } }
  },
})

function requireSearched(family: string) {
  const searched = Object.hasOwn(SEARCHED, family) ? SEARCHED[family] : undefined
  if (searched !== undefined) return searched
  if (family !== 'memory' && (FAMILIES as readonly string[]).includes(family)) {
    throw searchUnsupported('family')
  }
  throw new ServiceError(404, 'artifact_family_not_found', 'There is no such family of Artifacts.')
}

function requireControls(body: SearchArtifactsRequest, most: number) {
  const beyond = BEYOND.find((name) => body[name] !== undefined)
  if (beyond !== undefined) throw searchUnsupported(beyond)
  if (body.include_scores === true) throw searchUnsupported('include_scores')
  if (body.mode !== undefined && body.mode !== 'text') throw searchUnsupported('mode')
  if (body.limit > most) {
    const msg = `Input should be less than or equal to ${most}`
    throw invalidFields(422, [{ type: 'less_than_equal', loc: ['limit'], msg }])
  }
}

const searchUnsupported = (field: string) =>
  new ServiceError(
    422,
    'artifact_search_not_supported',
    'Artifacts cannot be searched in this way here.',
    { field },
  )

export const searchOperations = [searchArtifacts]
