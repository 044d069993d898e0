import * as v from 'valibot'
import { CreateBindingRequest, ReplaceBindingRequest } from '../api/contract/access-requests'
import { accessUnavailable, invalidAccessRequest } from './errors'
import { readInstant, WrittenInstant, type ReadInstant } from './instants'
import type { Call } from './state'

/** A body whose end names no instant is refused as any other that cannot be read: before a binding is looked for. */
const End = v.pipe(
  WrittenInstant,
  v.rawTransform(({ dataset, addIssue, NEVER }): ReadInstant => {
    const instant = readInstant(dataset.value)
    if (instant !== null) return instant
    addIssue({ message: 'names no instant' })
    return NEVER
  }),
)
const end = { expires_at: v.optional(v.nullable(End)) }

/** `CreateBindingRequest` with an end in any form that the service takes (contract §3). */
export const CreateBinding = v.strictObject({ ...CreateBindingRequest.entries, ...end })

/** `ReplaceBindingRequest` with an end in any form that the service takes (contract §3). */
export const ReplaceBinding = v.strictObject({
  ...ReplaceBindingRequest.entries,
  replacement: v.strictObject({ ...ReplaceBindingRequest.entries.replacement.entries, ...end }),
})

/** @throws ServiceError 422 for an end that has passed, which the service finds out when it knows the binding. */
export function requireAhead(call: Call, instant: ReadInstant | null) {
  if (instant !== null && instant.micros <= call.state.now()) throw invalidAccessRequest()
}

/**
 * The service finds out that it cannot keep an end when it has decided who may set it.
 * @throws ServiceError 503 for an end outside the years that UTC has.
 */
export function requireKept(instant: ReadInstant | null) {
  if (instant?.isInUtc === false) throw accessUnavailable()
}
