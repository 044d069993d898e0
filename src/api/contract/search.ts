import * as v from 'valibot'
import { strip } from '../../lib/text/strip'
import { maxCharacters } from './characters'
import { NOT_BLANK, RevisionNumber } from './common'
import { JsonObject } from './json-object'

/** The most characters of what is searched for, and the most results of an answer (contract §4.9). */
export const QUERY_MAX = 8192
export const RESULTS_MAX = 200

const notBlank = v.pipe(v.string(), v.regex(NOT_BLANK))

/** `POST …/artifacts/{family}/search` (contract §4.9). The console sends the first two. */
export const SearchArtifactsRequest = v.strictObject({
  query: v.pipe(v.string(), v.transform(strip), v.minLength(1), maxCharacters(QUERY_MAX)),
  limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(RESULTS_MAX)), 10),
  mode: v.optional(notBlank),
  filters: v.optional(JsonObject),
  admission: v.optional(JsonObject),
  fusion: v.optional(v.strictObject({ method: notBlank, params: v.optional(JsonObject) })),
  min_score: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
  include_scores: v.optional(v.boolean()),
  rerank: v.optional(JsonObject),
})
export type SearchArtifactsRequest = v.InferOutput<typeof SearchArtifactsRequest>

/** A head that fits, with its content; its Scope is that of the request. */
export const FoundArtifact = v.looseObject({
  family: v.string(),
  artifact_id: v.string(),
  revision: RevisionNumber,
  content: JsonObject,
})
export type FoundArtifact = v.InferOutput<typeof FoundArtifact>

/** What a search finds, best first; there is no cursor (contract §4.9). */
export const FoundArtifacts = v.looseObject({ results: v.array(FoundArtifact) })
export type FoundArtifacts = v.InferOutput<typeof FoundArtifacts>
