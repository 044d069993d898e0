import type { Principal, Resource } from '../api/contract/access'
import { pathsAt } from './granting'
import { holdersOf } from './subjects'
import type { KeyedDeed, Known, Moment, Path } from './types'

/** The deeds of one principal. Each cell has the key of a deed and the bindings that allow it: none where the principal may not do it. */
export type MatrixRow = { principal: Principal; cells: ReadonlyMap<string, readonly Path[]> }

/** The actions on one resource, each by its name. */
export const deedsOf = (resource: Resource, actions: readonly string[]): KeyedDeed[] =>
  actions.map((action) => ({ key: action, action, resource }))

/** Tells who may do which of these deeds at an instant. It leaves out people who may do none of them. */
export function matrix(
  question: Omit<Known, 'view'> & Pick<Moment, 'instant'> & { deeds: readonly KeyedDeed[] },
): MatrixRow[] {
  const { rules, deeds, instant } = question
  return holdersOf(question.bindings)
    .map(({ principal, bindings }) => ({
      principal,
      cells: new Map(
        deeds.map(({ key, action, resource }) => [
          key,
          pathsAt({ bindings, rules }, { action, resource, instant }),
        ]),
      ),
    }))
    .filter(({ cells }) => [...cells.values()].some((paths) => paths.length > 0))
}
