import type { Principal } from '../api/contract/access'
import { pathsAt, reachBy, unknownAt } from './granting'
import { spanAt } from './spans'
import type { Period } from './standing'
import { holdersOf } from './subjects'
import type { Known, Moment, Path, Unknown } from './types'

/** One who may do it: by which bindings, and since when and until when without a gap. */
export type Able = { principal: Principal; paths: readonly Path[]; span: Period }

/** Who may do something at an instant, longest first, and what cannot be known of others. */
export function whoCan(question: Known & Moment): { people: Able[]; unknown: Unknown[] } {
  const { rules, instant } = question
  const people: Able[] = []
  for (const { principal, bindings } of holdersOf(question.bindings)) {
    const paths = pathsAt({ bindings, rules }, question)
    const granting = bindings.filter((binding) => reachBy(binding, rules, question) !== null)
    const span = spanAt(granting, instant)
    if (span) people.push({ principal, paths, span })
  }
  people.sort((one, other) => one.span.from - other.span.from)
  return { people, unknown: unknownAt(question, question) }
}
