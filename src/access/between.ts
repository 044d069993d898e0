import type { Binding, Principal } from '../api/contract/access'
import type { Micros } from '../lib/date/micros'
import { matrix } from './matrix'
import { subjectKey } from './subjects'
import type { KeyedDeed, Path, RoleRules } from './types'

/** One action that somebody may do at the one instant and not at the other, with the bindings that allow it there. */
export type Difference = {
  principal: Principal
  /** The key of the deed, which is its action unless the caller gave it another one. */
  action: string
  change: 'gained' | 'lost'
  paths: readonly Path[]
}

type Side = { bindings: readonly Binding[]; instant: Micros }

/** What people gain and lose from one state of its bindings to another: two instants, or before and after a change. */
export function between({
  before,
  after,
  ...question
}: {
  before: Side
  after: Side
  rules: RoleRules
  deeds: readonly KeyedDeed[]
}): Difference[] {
  const then = matrix({ ...question, ...before })
  const now = matrix({ ...question, ...after })
  const only = (those: typeof now, others: typeof now, change: Difference['change']) => {
    const byKey = new Map(others.map((row) => [subjectKey(row.principal), row.cells]))
    return those.flatMap(({ principal, cells }) =>
      [...cells]
        .filter(([, paths]) => paths.length > 0)
        .filter(([action]) => !byKey.get(subjectKey(principal))?.get(action)?.length)
        .map(([action, paths]) => ({ principal, action, change, paths })),
    )
  }
  return [...only(now, then, 'gained'), ...only(then, now, 'lost')]
}
