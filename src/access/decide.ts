import { pathsAt, unknownAt } from './granting'
import { isSame } from './subjects'
import type { Known, Moment, Path, Subject, Unknown } from './types'

export type Answer = {
  allowed: boolean
  /** All that allow it: on the resource itself first, then the oldest. */
  paths: readonly Path[]
  /** Of a refusal: what might allow it all the same. */
  unknown: readonly Unknown[]
}

/** What a principal may do on a resource at an instant, by which bindings, and what cannot be known (contract §3.2). */
export function decideAt({
  principal,
  ...question
}: Known & Moment & { principal: Subject }): Answer {
  const own = question.bindings.filter(({ subject }) => isSame(principal, subject))
  const paths = pathsAt({ bindings: own, rules: question.rules }, question)
  if (paths.length > 0) return { allowed: true, paths, unknown: [] }
  // A role of somebody else's that nobody described says nothing of this principal; a group's membership may.
  const mine = question.bindings.filter(
    ({ subject }) => subject.type === 'group' || isSame(principal, subject),
  )
  return { allowed: false, paths, unknown: unknownAt({ ...question, bindings: mine }, question) }
}
