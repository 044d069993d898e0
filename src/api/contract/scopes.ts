import * as v from 'valibot'
import { maxCharacters } from './characters'
import { absent, NOT_BLANK, pageOf, RevisionNumber, ScopeId } from './common'

const text = (max: number) =>
  v.pipe(v.string(), v.minLength(1), maxCharacters(max), v.regex(NOT_BLANK))

/** A Scope (contract §4). */
export const Scope = v.looseObject({
  scope_id: ScopeId,
  title: v.string(),
  summary: v.string(),
  parent_scope_id: absent(ScopeId),
  context_references: v.array(v.string()),
  external_references: v.array(v.looseObject({ kind: v.string(), value: v.string() })),
  version: RevisionNumber,
})
export type Scope = v.InferOutput<typeof Scope>
export const ScopePage = pageOf(Scope)

/** Fields that `query` of `GET /v1/scopes` can be matched against (contract §4). */
export const SCOPE_QUERY_FIELDS = [
  'scope_id',
  'title',
  'summary',
  'external_reference_value',
  'binding_external_id',
] as const
export type ScopeQueryField = (typeof SCOPE_QUERY_FIELDS)[number]

/** Characters of a Scope's texts (seen on 1.0 and 1.4). */
export const SCOPE_TITLE_MAX = 256
/** Longest `query` that the list of Scopes takes (contract §4.1). */
export const SCOPE_QUERY_MAX = 256
export const SCOPE_SUMMARY_MAX = 2000

/** `POST /v1/scopes`; needs server.admin, the server chooses the id (contract §4). */
export const CreateScopeRequest = v.strictObject({
  title: text(SCOPE_TITLE_MAX),
  summary: text(SCOPE_SUMMARY_MAX),
  parent_scope_id: v.optional(v.nullable(ScopeId)),
  context_references: v.optional(v.array(ScopeId)),
  external_references: v.optional(v.array(v.strictObject({ kind: text(128), value: text(2000) }))),
  idempotency_key: text(256),
})
export type CreateScopeRequest = v.InferInput<typeof CreateScopeRequest>

/** `PUT /v1/scopes/default`; needs server.admin (contract §4.1). */
export const SetDefaultScopeRequest = v.strictObject({ scope_id: ScopeId })

/** `PUT /v1/scopes/{scope_id}`; needs scope.admin; `expected_version` is the Scope's (contract §4). */
export const UpdateScopeRequest = v.strictObject({
  expected_version: RevisionNumber,
  title: text(SCOPE_TITLE_MAX),
  summary: text(SCOPE_SUMMARY_MAX),
  parent_scope_id: v.optional(v.nullable(ScopeId)),
  context_references: v.optional(v.array(ScopeId)),
  external_references: v.optional(v.array(v.strictObject({ kind: text(128), value: text(2000) }))),
})
export type UpdateScopeRequest = v.InferInput<typeof UpdateScopeRequest>
