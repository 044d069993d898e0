import * as v from 'valibot'
import { CreateBindingRequest, ReplaceBindingRequest } from '../api/contract/access-requests'
import { accessUnavailable, invalidAccessRequest } from './errors'
import { readInstant, WrittenInstant, type ReadInstant } from './instants'
import type { Call } from './state'

const end = { expires_at: v.optional(v.nullable(WrittenInstant)) }

/** `CreateBindingRequest` with an end in any form that the service takes (contract §3). */
export const CreateBinding = v.strictObject({ ...CreateBindingRequest.entries, ...end })

/** `ReplaceBindingRequest` with an end in any form that the service takes (contract §3). */
export const ReplaceBinding = v.strictObject({
  ...ReplaceBindingRequest.entries,
  replacement: v.strictObject({ ...ReplaceBindingRequest.entries.replacement.entries, ...end }),
})

/** @throws ServiceError 422 for what names no instant, or one that has passed. */
export function endOf(call: Call, value: string | number | null | undefined): ReadInstant | null {
  if (value === null || value === undefined) return null
  const instant = readInstant(value)
  if (instant === null || instant.micros <= call.state.now()) throw invalidAccessRequest()
  return instant
}

/**
 * The service finds out that it cannot keep an end when it has decided who may set it.
 * @throws ServiceError 503 for an end outside the years that UTC has.
 */
export function requireKept(instant: ReadInstant | null) {
  if (instant?.isInUtc === false) throw accessUnavailable()
}
