import * as v from 'valibot'

/** `GET /health/ready`, answered without a credential with 200 or 503 (contract §2). */
export const Readiness = v.looseObject({
  status: v.string(),
  // A gateway's own readiness may come without: then nothing is known, and nothing is assumed off.
  checks: v.optional(v.record(v.string(), v.unknown()), {}),
})
export type Readiness = v.InferOutput<typeof Readiness>
