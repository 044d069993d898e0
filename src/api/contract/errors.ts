import * as v from 'valibot'
import { JsonObject } from './json-object'

/** The body of every refusal that the service itself words (contract §2). */
export const ErrorBody = v.looseObject({
  error: v.looseObject({
    code: v.string(),
    message: v.string(),
    details: v.optional(v.nullable(JsonObject)),
  }),
})
export type ErrorBody = v.InferOutput<typeof ErrorBody>

/** `details.errors` of 400 and 422 `invalid_request`: which field, and what is wrong with it. */
export const FieldErrorDetails = v.looseObject({
  errors: v.array(
    v.looseObject({
      type: v.string(),
      loc: v.array(v.union([v.string(), v.number()])),
      msg: v.string(),
    }),
  ),
})

/** Header that names a request on every answer; audit events carry the same value (contract §2). */
export const REQUEST_ID_HEADER = 'X-PowerContext-Request-ID'
