import * as v from 'valibot'
import { ACTIONS } from './access'
import { maxCharacters } from './characters'
import { ArtifactId, Instant, RevisionNumber, ScopeId } from './common'

// What Access routes accept; strict, as the service refuses fields that it does not know (contract §3).
const characters = (max: number) => v.pipe(v.string(), v.minLength(1), maxCharacters(max))
const optional = <T extends v.GenericSchema>(schema: T) => v.optional(v.nullable(schema))

export const ROLES_1_4 = [
  'handoff.viewer',
  'handoff.receiver',
  'artifact.viewer',
  'prompt.user',
  'artifact.owner',
  'scope.viewer',
  'scope.contributor',
  'scope.reviewer',
  'scope.delegator',
  'scope.admin',
  'server.observer',
  'server.admin',
] as const

const SubjectRequest = v.strictObject({
  type: v.picklist(['user', 'service', 'group']),
  id: characters(255),
  description: optional(characters(255)),
})

export const ResourceRequest = v.variant('type', [
  v.strictObject({ type: v.literal('server'), deployment_id: ArtifactId }),
  v.strictObject({ type: v.literal('scope'), scope_id: ScopeId }),
  v.strictObject({
    type: v.literal('artifact'),
    scope_id: ScopeId,
    identity: v.strictObject({ family: ArtifactId, artifact_id: ArtifactId }),
    selector: optional(v.strictObject({ type: v.literal('memory_entry'), entry_id: ArtifactId })),
  }),
])
export type ResourceRequest = v.InferOutput<typeof ResourceRequest>
export type ArtifactRequest = Extract<ResourceRequest, { type: 'artifact' }>

const Role = v.picklist(ROLES_1_4)
const Limit = v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(500)), 100)
const AccessCursor = optional(v.pipe(v.string(), v.maxLength(2048)))

/** `POST /v1/access/check` (contract §3). */
export const CheckRequest = v.strictObject({
  match: v.picklist(['all', 'any']),
  requirements: v.pipe(
    v.array(v.strictObject({ action: v.picklist(ACTIONS), resource: ResourceRequest })),
    v.minLength(1),
    v.maxLength(100),
  ),
})

/** `POST /v1/access/roles/list` (contract §3). */
export const ListRolesRequest = v.strictObject({
  resource_type: optional(v.picklist(['server', 'scope', 'artifact'])),
  family: optional(characters(128)),
})

/** `POST /v1/access/bindings/list` (contract §3). */
export const ListBindingsRequest = v.strictObject({
  management_resource: ResourceRequest,
  subject: optional(SubjectRequest),
  role: optional(Role),
  state: optional(v.picklist(['active', 'revoked'])),
  cursor: AccessCursor,
  limit: Limit,
})

/** `POST /v1/access/bindings/create` (contract §3). */
export const CreateBindingRequest = v.strictObject({
  subject: SubjectRequest,
  resource: ResourceRequest,
  role: Role,
  idempotency_key: characters(255),
  reason: optional(v.pipe(v.string(), maxCharacters(1024))),
  expires_at: optional(Instant),
})
export type CreateBindingRequest = v.InferOutput<typeof CreateBindingRequest>

/** `POST /v1/access/bindings/revoke`; `expected_version` is the binding's version (contract §3). */
export const RevokeBindingRequest = v.strictObject({
  binding_id: characters(64),
  expected_version: RevisionNumber,
  idempotency_key: characters(255),
})
export type RevokeBindingRequest = v.InferOutput<typeof RevokeBindingRequest>

/** `POST /v1/access/bindings/replace` (contract §3). */
export const ReplaceBindingRequest = v.strictObject({
  binding_id: characters(64),
  expected_version: RevisionNumber,
  replacement: v.strictObject({
    subject: SubjectRequest,
    reason: optional(v.pipe(v.string(), maxCharacters(1024))),
    expires_at: optional(Instant),
  }),
  idempotency_key: characters(255),
})
export type ReplaceBindingRequest = v.InferOutput<typeof ReplaceBindingRequest>
