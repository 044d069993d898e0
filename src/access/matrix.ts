import type { Principal } from '../api/contract/access'
import { pathsAt } from './granting'
import { holdersOf } from './subjects'
import type { Known, Moment, Path } from './types'

/** What one principal may do: for each action the bindings that allow it, none where it may not. */
export type MatrixRow = { principal: Principal; cells: ReadonlyMap<string, readonly Path[]> }

/** Who may do which of these actions on a resource at an instant; people who may do none of them are left out. */
export function matrix(
  question: Omit<Known, 'view'> & Omit<Moment, 'action'> & { actions: readonly string[] },
): MatrixRow[] {
  const { rules, actions, resource, instant } = question
  return holdersOf(question.bindings)
    .map(({ principal, bindings }) => ({
      principal,
      cells: new Map(
        actions.map((action) => [
          action,
          pathsAt({ bindings, rules }, { action, resource, instant }),
        ]),
      ),
    }))
    .filter(({ cells }) => [...cells.values()].some((paths) => paths.length > 0))
}
