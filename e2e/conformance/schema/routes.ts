import * as v from 'valibot'
import {
  Binding,
  BindingPage,
  ListResourcesRequest,
  Me,
  ResourcePage,
  RoleList,
} from '../../../src/api/contract/access'
import {
  CheckRequest,
  CreateBindingRequest,
  ListBindingsRequest,
  ListRolesRequest,
  ReplaceBindingRequest,
  RevokeBindingRequest,
} from '../../../src/api/contract/access-requests'
import {
  ArtifactCreated,
  ArtifactPage,
  ArtifactRevision,
  REASON_MAX,
} from '../../../src/api/contract/artifacts'
import { AuditPage, ListAuditRequest } from '../../../src/api/contract/audit'
import { LIST_LIMIT_MAX, RevisionNumber, ScopeId } from '../../../src/api/contract/common'
import { Readiness } from '../../../src/api/contract/health'
import { PROMPT_KEYS, PromptConfiguration, PromptContent } from '../../../src/api/contract/prompts'
import {
  CreateScopeRequest,
  Scope,
  SCOPE_QUERY_FIELDS,
  ScopePage,
} from '../../../src/api/contract/scopes'
import { FoundArtifacts, SearchArtifactsRequest } from '../../../src/api/contract/search'
import { CreateSourceRequest, Source } from '../../../src/api/contract/sources'
import {
  ReplaceTagsRequest,
  TAG_CHARACTERS_MAX,
  TAG_FILTER_MAX,
  TAG_MATCHES,
  TagSet,
} from '../../../src/api/contract/tags'

export type AgreedRoute = {
  method: 'GET' | 'POST' | 'PUT'
  /** As the OpenAPI document writes it. */
  path: string
  answers: Readonly<Record<number, v.GenericSchema>>
  body?: v.GenericSchema
  /** What `api/queries` puts into the address. */
  query?: v.GenericSchema
}

const ARTIFACT = '/v1/scopes/{scope_id}/artifacts/{family}/{artifact_id}'
const limit = v.picklist([1, LIST_LIMIT_MAX])
const cursor = v.pipe(v.string(), v.minLength(1), v.maxLength(4096))
const paging = v.strictObject({ limit: v.optional(limit), cursor: v.optional(cursor) })

/** The first save of a Prompt, and a commit or a restore on top of it, as the console sends them (contract §5). */
const PromptSave = v.strictObject({
  family: v.literal('prompt'),
  prompt_key: v.picklist(PROMPT_KEYS),
  content: PromptContent,
})
const PromptCommit = v.strictObject({
  content: PromptContent,
  restored_from_revision: v.optional(RevisionNumber),
  reason: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(REASON_MAX), v.regex(/\S/))),
})

/** Every route of the contract that carries JSON, with the schemas that stand for both directions. */
export const AGREED_ROUTES: readonly AgreedRoute[] = [
  { method: 'GET', path: '/health/ready', answers: { 200: Readiness, 503: Readiness } },
  { method: 'GET', path: '/v1/access/me', answers: { 200: Me } },
  { method: 'POST', path: '/v1/access/check', answers: {}, body: CheckRequest },
  {
    method: 'POST',
    path: '/v1/access/resources/list',
    answers: { 200: ResourcePage },
    body: ListResourcesRequest,
  },
  {
    method: 'POST',
    path: '/v1/access/roles/list',
    answers: { 200: RoleList },
    body: ListRolesRequest,
  },
  {
    method: 'POST',
    path: '/v1/access/bindings/list',
    answers: { 200: BindingPage },
    body: ListBindingsRequest,
  },
  {
    method: 'POST',
    path: '/v1/access/bindings/create',
    answers: { 201: Binding },
    body: CreateBindingRequest,
  },
  {
    method: 'POST',
    path: '/v1/access/bindings/revoke',
    answers: { 200: Binding },
    body: RevokeBindingRequest,
  },
  { method: 'POST', path: '/v1/access/bindings/replace', answers: {}, body: ReplaceBindingRequest },
  {
    method: 'POST',
    path: '/v1/access/audit/list',
    answers: { 200: AuditPage },
    body: ListAuditRequest,
  },
  {
    method: 'GET',
    path: '/v1/scopes',
    answers: { 200: ScopePage },
    query: v.strictObject({
      limit: v.optional(limit),
      cursor: v.optional(cursor),
      query: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(256))),
      query_field: v.optional(v.picklist(SCOPE_QUERY_FIELDS)),
      parent_scope_id: v.optional(ScopeId),
    }),
  },
  { method: 'POST', path: '/v1/scopes', answers: { 201: Scope }, body: CreateScopeRequest },
  { method: 'GET', path: '/v1/scopes/{scope_id}', answers: { 200: Scope } },
  {
    method: 'POST',
    path: '/v1/scopes/{scope_id}/sources',
    answers: { 201: Source },
    body: CreateSourceRequest,
  },
  {
    method: 'GET',
    path: '/v1/scopes/{scope_id}/sources/{source_type}/{source_id}',
    answers: { 200: Source },
  },
  {
    method: 'POST',
    path: '/v1/scopes/{scope_id}/artifacts',
    answers: { 201: ArtifactCreated },
    body: PromptSave,
  },
  {
    method: 'GET',
    path: '/v1/scopes/{scope_id}/artifacts/{family}',
    answers: { 200: ArtifactPage },
    query: v.strictObject({
      ...paging.entries,
      tag: v.optional(
        v.pipe(
          v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(TAG_CHARACTERS_MAX))),
          v.minLength(1),
          v.maxLength(TAG_FILTER_MAX),
        ),
      ),
      tag_match: v.optional(v.picklist(TAG_MATCHES)),
    }),
  },
  {
    method: 'POST',
    path: '/v1/scopes/{scope_id}/artifacts/{family}/search',
    answers: { 200: FoundArtifacts },
    body: SearchArtifactsRequest,
  },
  { method: 'GET', path: ARTIFACT, answers: { 200: ArtifactRevision } },
  { method: 'PUT', path: ARTIFACT, answers: { 200: ArtifactRevision }, body: PromptCommit },
  { method: 'GET', path: `${ARTIFACT}/tags`, answers: { 200: TagSet } },
  { method: 'PUT', path: `${ARTIFACT}/tags`, answers: { 200: TagSet }, body: ReplaceTagsRequest },
  { method: 'GET', path: `${ARTIFACT}/revisions`, answers: { 200: ArtifactPage }, query: paging },
  { method: 'GET', path: `${ARTIFACT}/revisions/{revision}`, answers: { 200: ArtifactRevision } },
  {
    method: 'GET',
    path: '/v1/scopes/{scope_id}/prompts/{prompt_key}',
    answers: { 200: PromptConfiguration },
  },
]
