import * as v from 'valibot'
import { JsonObject } from './json-object'

/** `GET /health/ready`, answered without a credential with 200 or 503 (contract §2). */
export const Readiness = v.looseObject({
  status: v.string(),
  // A gateway's own readiness may come without: then nothing is known, and nothing is assumed off.
  checks: v.optional(JsonObject, {}),
})
export type Readiness = v.InferOutput<typeof Readiness>
