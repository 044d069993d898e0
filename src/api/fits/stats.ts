import type { Rule } from '../client'
import type { ScopedStats } from '../contract/stats'
import { first, says } from './says'

/** Numbers of the one Scope that was asked for (contract §4.10). */
export const statsFit =
  (scopeId: string): Rule<ScopedStats> =>
  ({ data: { scope_ids: ids } }) =>
    first(says('scope_ids.0', scopeId, ids[0]), says('scope_ids.length', 1, ids.length))
