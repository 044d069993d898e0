import * as v from 'valibot'
import { ACTIONS, DeploymentId, Principal, Resource } from './access'
import { maxCharacters } from './characters'
import { absent, Instant, pageOf, ScopeId } from './common'

/**
 * A number that JavaScript holds as it was sent. Audit pages are parsed by `JSON.parse`, since parsing to the letter takes
 * five times as long; a number that it would change is refused instead of shown and copied as another one.
 */
const Exact = v.pipe(v.number(), v.safeInteger())

/** One access decision (contract §6). `cursor` orders events; ids of later events are higher. */
export const AuditEvent = v.looseObject({
  cursor: v.pipe(Exact, v.minValue(1)),
  event_id: v.string(),
  occurred_at: Instant,
  request_id: absent(v.string()),
  transport: v.string(),
  operation: v.string(),
  principal: Principal,
  actor: absent(Principal),
  action: v.string(),
  resource: Resource,
  allowed: v.boolean(),
  reason_code: v.string(),
  policy_revision: absent(v.string()),
  matched_subject: absent(Principal),
  binding_id: absent(v.string()),
  target: absent(Principal),
  role: absent(v.string()),
  expected_version: absent(Exact),
  result_version: absent(Exact),
})
export type AuditEvent = v.InferOutput<typeof AuditEvent>
export const AuditPage = pageOf(AuditEvent)
export type AuditPage = v.InferOutput<typeof AuditPage>

/** The operations that change role bindings. A request cannot ask for operations (contract §6). */
export const BINDING_CHANGES = [
  'create_access_binding',
  'replace_access_binding',
  'revoke_access_binding',
] as const

/** Upper bound of `limit` of an audit page (contract §6). */
export const AUDIT_LIMIT_MAX = 500
/** The end of a range of time that has none, as 1.0.0 and 1.4.1 accept it (contract §6). */
export const OPEN_END = '9999-12-31T23:59:59Z'

/** `POST /v1/access/audit/list`; itself audited. `time_range` is [start, end) (contract §6). */
export const ListAuditRequest = v.strictObject({
  resource: v.variant('type', [
    v.strictObject({ type: v.literal('server'), deployment_id: DeploymentId }),
    v.strictObject({ type: v.literal('scope'), scope_id: ScopeId }),
  ]),
  action: v.optional(v.nullable(v.picklist(ACTIONS))),
  subject: v.optional(
    v.nullable(
      v.strictObject({
        type: v.picklist(['user', 'service', 'group']),
        id: v.pipe(v.string(), v.minLength(1), maxCharacters(255)),
        description: v.optional(v.nullable(v.pipe(v.string(), v.minLength(1), maxCharacters(255)))),
      }),
    ),
  ),
  result: v.optional(v.nullable(v.picklist(['allowed', 'denied']))),
  time_range: v.optional(v.nullable(v.strictObject({ start: Instant, end: Instant }))),
  cursor: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(2048)))),
  limit: v.optional(
    v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(AUDIT_LIMIT_MAX)),
    100,
  ),
})
export type ListAuditRequest = v.InferInput<typeof ListAuditRequest>
/** What a request leaves events out by, beside its resource and time. A filter that a rule forgets is a type error. */
export type AuditFilter = Exclude<
  keyof ListAuditRequest,
  'resource' | 'time_range' | 'cursor' | 'limit'
>
