import * as v from 'valibot'
import { absent, ArtifactId, Instant, pageOf, RevisionNumber, ScopeId } from './common'

/** Who acts. The console shows types that it does not know as they are (contract §3). */
export const Principal = v.looseObject({
  type: v.string(),
  id: v.string(),
  description: absent(v.string()),
})
export type Principal = v.InferOutput<typeof Principal>

/** `GET /v1/access/me`; writes no audit event (contract §3). */
export const Me = v.looseObject({
  principal: Principal,
  mode: v.string(),
  resource_kinds: v.array(v.string()),
  artifact_families: v.array(
    v.looseObject({ family: v.string(), enabled: v.optional(v.boolean(), true) }),
  ),
})
export type Me = v.InferOutput<typeof Me>

export const DeploymentId = ArtifactId
export const ServerResource = v.looseObject({
  type: v.literal('server'),
  deployment_id: DeploymentId,
})
export const ScopeResource = v.looseObject({ type: v.literal('scope'), scope_id: ScopeId })
export const ArtifactResource = v.looseObject({
  type: v.literal('artifact'),
  scope_id: ScopeId,
  identity: v.looseObject({ family: v.string(), artifact_id: v.string() }),
  selector: v.optional(v.unknown()),
})
/** What a decision is about. A kind that the console does not know keeps its fields (contract §6). */
export const Resource = v.variant('type', [
  ServerResource,
  ScopeResource,
  ArtifactResource,
  v.looseObject({ type: v.string() }),
])
export type Resource = v.InferOutput<typeof Resource>

/** Actions and roles of 1.x; answers may hold newer ones, requests of the console may not. */
export const ACTIONS = [
  'server.observe',
  'server.admin',
  'scope.read',
  'scope.contribute',
  'scope.review',
  'scope.delegate',
  'scope.admin',
  'artifact.read',
  'artifact.write',
  'artifact.share',
  'handoff.evidence.inspect',
  'handoff.acknowledge',
  'prompt.use',
] as const
export type Action = (typeof ACTIONS)[number]

/** `POST /v1/access/resources/list`; writes no audit event (contract §3). */
export const ListResourcesRequest = v.strictObject({
  action: v.picklist(ACTIONS),
  resource_type: v.picklist(['server', 'scope', 'artifact']),
  family: v.optional(v.nullable(v.pipe(v.string(), v.minLength(1), v.maxLength(128)))),
  cursor: v.optional(v.nullable(v.string())),
  limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(500)), 100),
})
export type ListResourcesRequest = v.InferInput<typeof ListResourcesRequest>
/** A page of resources of the kind that was asked for. */
export const resourcePageOf = <T extends v.GenericSchema>(resource: T) =>
  v.looseObject({
    ...pageOf(resource).entries,
    total: v.pipe(v.number(), v.integer(), v.minValue(0)),
  })
export const ResourcePage = resourcePageOf(Resource)

/** A grant of a role on a resource (contract §3). */
export const Binding = v.looseObject({
  binding_id: v.string(),
  subject: Principal,
  resource: Resource,
  role: v.string(),
  granted_by: Principal,
  reason: absent(v.string()),
  created_at: Instant,
  expires_at: absent(Instant),
  state: v.string(),
  version: RevisionNumber,
  policy_revision: v.string(),
  idempotency_key: absent(v.string()),
  revoked_at: absent(Instant),
  revoked_by: absent(Principal),
})
export type Binding = v.InferOutput<typeof Binding>
export const BindingPage = pageOf(Binding)

/** What a role allows on its resource; `POST /v1/access/roles/list` writes no audit event (contract §3). */
export const RoleDescription = v.looseObject({
  role: v.string(),
  resource_type: v.string(),
  actions: v.array(v.string()),
  /** Kinds of subjects that it may be granted to; empty where the service alone gives it. */
  assignable_subject_types: absent(v.array(v.string())),
  /** Families on whose Artifacts it may be granted; empty of a role on a Scope or the server. */
  artifact_families: absent(v.array(v.string())),
  system_managed: absent(v.boolean()),
})
export type RoleDescription = v.InferOutput<typeof RoleDescription>
export const RoleList = v.looseObject({ items: v.array(RoleDescription) })
