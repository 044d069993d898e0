import * as v from 'valibot'
import { Instant, ScopeId } from './common'

/** The number of days in each period of usage, today included. The console shows no usage (contract §4.10). */
export const PERIOD_DAYS = { today: 1, '7d': 7, '30d': 30 } as const
type Period = keyof typeof PERIOD_DAYS

const ScopeSelection = v.variant('mode', [
  v.strictObject({ mode: v.literal('all') }),
  v.strictObject({
    mode: v.literal('exact'),
    scope_ids: v.pipe(v.array(ScopeId), v.minLength(1)),
  }),
  v.strictObject({ mode: v.literal('subtree'), root_scope_id: ScopeId }),
])
export type ScopeSelection = v.InferOutput<typeof ScopeSelection>

/** `POST /v1/stats` (contract §4.10). */
export const GetStatsRequest = v.strictObject({
  selection: ScopeSelection,
  period: v.optional(v.picklist(Object.keys(PERIOD_DAYS) as Period[]), '30d'),
})
export type GetStatsRequest = v.InferOutput<typeof GetStatsRequest>
export type StatsQuestion = v.InferInput<typeof GetStatsRequest>

const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const Inventory = v.looseObject({
  sources: v.looseObject({ total: count }),
  artifacts: v.looseObject({
    total: count,
    by_family: v.array(v.looseObject({ family: v.string(), total: count })),
  }),
  memory: v.looseObject({ entries: v.looseObject({ total: count }) }),
})

/** What there is in some Scopes, together and in each (contract §4.10). */
export const ScopedStats = v.looseObject({
  scope_ids: v.array(v.string()),
  as_of: Instant,
  inventory: Inventory,
  by_scope: v.array(v.looseObject({ scope_id: v.string(), inventory: Inventory })),
})
export type ScopedStats = v.InferOutput<typeof ScopedStats>
