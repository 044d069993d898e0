/**
 * A refusal in the service's own words: the error body of contract §2. Thrown by rule code before it has written
 * anything but audit events, because the transaction commits all the same: a refused request leaves its decisions.
 */
export class ServiceError extends Error {
  override readonly name = 'ServiceError'
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly details: Record<string, unknown> | null = null,
    readonly headers: Record<string, string> = {},
  ) {
    super(message)
  }
}

/** The body that says it (contract §2). */
export const errorBody = ({ code, message, details }: ServiceError) => ({
  error: { code, message, details },
})

export type FieldError = { type: string; loc: (string | number)[]; msg: string }

export const unauthorized = () =>
  new ServiceError(401, 'unauthorized', 'A valid credential is required.', null, {
    'WWW-Authenticate': 'Bearer',
  })
export const forbidden = () =>
  new ServiceError(403, 'forbidden', 'The Principal is not authorized for this operation.')
/** 400 for the query of a Scope's resource, 422 for everything else (contract §2). */
export const invalidFields = (status: 400 | 422, errors: FieldError[]) =>
  new ServiceError(status, 'invalid_request', 'The request violates the API contract.', { errors })
export const invalidRequest = (field: string, reason: string, status: 400 | 422 = 422) =>
  new ServiceError(status, 'invalid_request', 'The request is invalid.', { field, reason })
export const requestTooLarge = () =>
  new ServiceError(413, 'request_too_large', 'The HTTP request body exceeds the limit.')
/** Too much is being worked on; a second later there may be room. */
export const serverOverloaded = () =>
  new ServiceError(503, 'server_overloaded', 'The Server is at HTTP capacity.', null, {
    'Retry-After': '1',
  })
export const invalidAccessRequest = () =>
  new ServiceError(422, 'invalid_access_request', 'The Access request is invalid.')
/** No server can keep or compare an instant outside the four-digit years of UTC, nor list Artifacts below a Scope that does not exist. */
export const accessUnavailable = () =>
  new ServiceError(503, 'access_unavailable', 'Access Control is unavailable.')
export const accessConflict = (code: string) =>
  new ServiceError(409, code, 'The Access Binding conflicts with current state.')
export const bindingNotFound = () =>
  new ServiceError(404, 'access_binding_not_found', 'The Access Binding was not found.')
export const artifactNotFound = () =>
  new ServiceError(404, 'artifact_not_found', 'The requested Artifact was not found.')
export const scopeNotFound = () =>
  new ServiceError(404, 'scope_not_found', 'The requested Scope was not found.')
export const sourceNotFound = () =>
  new ServiceError(404, 'source_not_found', 'The requested Source was not found.')
export const runtimeNotReady = () =>
  new ServiceError(503, 'runtime_not_ready', 'The Runtime is not ready.')
/** A full or failing disk. Nothing of the request was kept, so that it may be sent again. */
export const storageUnavailable = () =>
  new ServiceError(503, 'storage_unavailable', 'The storage cannot take the request at present.')
export const invalidCursor = () =>
  new ServiceError(
    400,
    'invalid_cursor',
    'The pagination cursor is invalid or does not match this request.',
    { field: 'cursor', reason: 'is invalid' },
  )
export const cursorExpired = () =>
  new ServiceError(410, 'cursor_expired', 'The pagination cursor has expired.')
export const identityConflict = () =>
  new ServiceError(
    409,
    'idempotency_conflict',
    'The stable identity already names different durable state.',
    { kind: 'artifact' },
  )
export const invalidPromptContent = () =>
  new ServiceError(
    422,
    'invalid_prompt_content',
    'Prompt content does not satisfy the registered content contract',
  )
export const customizationUnavailable = () =>
  new ServiceError(
    422,
    'prompt_customization_unavailable',
    'The effective component cannot honor a custom Prompt',
  )
export const definitionIncompatible = () =>
  new ServiceError(
    422,
    'prompt_definition_incompatible',
    'A demonstration is not of what the operation of this Prompt takes and gives',
  )
export const evidenceNotFound = () =>
  new ServiceError(404, 'handoff_evidence_not_found', 'Cited Handoff evidence was not found.')
export const legacyMemory = (operation: string) =>
  new ServiceError(
    422,
    'legacy_memory_operation_unsupported',
    'Collections of the memory family are no longer served; use the atomic-memory family.',
    {
      kind: 'artifact_family',
      name: 'memory',
      operation,
      alternatives: ['POST /v1/scopes/{scope_id}/artifacts'],
      instruction: 'Create one atomic-memory Artifact for each entry.',
    },
  )
