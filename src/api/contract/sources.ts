import * as v from 'valibot'
import { Principal } from './access'
import { absent, ContentDigest, RevisionNumber, ScopeId } from './common'

/** The only kind of Source that the route of one knows (contract §4.7). */
export const CONTENT_SOURCE = 'content'

/** A Source, by which an Artifact or a statement says what it rests on (contract §4.7). */
export const SourceReference = v.looseObject({ source_type: v.string(), source_id: v.string() })
export type SourceReference = v.InferOutput<typeof SourceReference>

/** A Source with its content, which is any JSON and never changes (contract §4.7). */
export const Source = v.looseObject({
  scope_id: ScopeId,
  source_type: v.string(),
  source_id: v.string(),
  /** Its number among the Sources of its Scope. */
  position: RevisionNumber,
  content_digest: ContentDigest,
  content: v.unknown(),
  /** Who gave the receipt of a handoff that the content is. */
  receipt_identity: absent(
    v.looseObject({ principal: Principal, receiver_identity_matches: v.boolean() }),
  ),
})
export type Source = v.InferOutput<typeof Source>

/** `POST /v1/scopes/{scope_id}/sources` (contract §4.7). */
export const CreateSourceRequest = v.strictObject({
  source_type: v.optional(v.literal(CONTENT_SOURCE), CONTENT_SOURCE),
  content: v.unknown(),
})
