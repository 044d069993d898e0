import { isChosenBy, type Choice } from '../../../access/change/review/choice'
import { isKnownState } from '../../../access/standing'
import type { Binding } from '../../../api/contract/access'
import { filteredRows, rowsOf, type BindingRow, type Shown } from '../shown'

/**
 * The bindings that a review of a resource can be about: in force, on it or below it, and given by people. A Scope's review leaves out
 * bindings on the server: they are reviewed there. An Artifact's review has those above it too, because hardly anybody holds a role on the
 * Artifact itself. Roles that the service manages are left out, because it gives and takes them itself. So are bindings in a state that the
 * console does not know, because nobody can say whether they are in force.
 */
export const reviewableRows = (parts: readonly Shown[]): BindingRow[] =>
  parts.flatMap((shown) =>
    rowsOf(shown).filter(
      ({ binding, place, standing }) =>
        (standing === 'in force' || standing === 'ending') &&
        isKnownState(binding) &&
        (place !== 'above' || shown.resource.type === 'artifact') &&
        shown.rules.get(binding.role)?.systemManaged !== true,
    ),
  )

/** Those of them that a review is narrowed to, in the order of its table. */
export const chosenRows = (
  rows: readonly BindingRow[],
  choice: Choice,
  /** In small letters. */
  nameOf: (binding: Binding) => string,
): BindingRow[] => {
  const isChosen = isChosenBy(choice)
  return filteredRows(
    rows.filter(({ binding }) => isChosen(binding)),
    { q: choice.person },
    nameOf,
  )
}
