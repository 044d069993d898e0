import { CHOSEN_MAX } from '../../../access/change/review/review'
import { isAskable } from '../../../api/contract/askable'
import { subjectKey } from '../../../access/subjects'
import type { Subject } from '../../../access/types'
import { readAccessSearch } from '../access-search'
import type { ValuesEdit } from './SeveralField'

export const subjectParam = ({ type, id }: Subject) => `${type}:${id}`

/** What a review is narrowed to, as the address has it: `role`, `subject` and `scope` stand once for each that is chosen. */
export function chosenIn(params: URLSearchParams) {
  const all = (name: 'role' | 'subject') =>
    [...new Set(params.getAll(name))].map((value) =>
      readAccessSearch(new URLSearchParams({ [name]: value })),
    )
  const people = all('subject').flatMap(({ subject }) => subject ?? [])
  return {
    roles: all('role')
      .flatMap(({ role }) => role ?? [])
      .slice(0, CHOSEN_MAX),
    people: [...new Map(people.map((each) => [subjectKey(each), each])).values()].slice(
      0,
      CHOSEN_MAX,
    ),
    scopes: [...new Set(params.getAll('scope'))]
      .filter((id) => isAskable('scope', id))
      .slice(0, CHOSEN_MAX),
    person: readAccessSearch(params).q?.trim() ?? '',
  }
}

/** The same address after a change of the values of one parameter. */
export function withChosen(
  params: URLSearchParams,
  name: 'role' | 'subject' | 'scope',
  edit: ValuesEdit,
): URLSearchParams {
  const next = new URLSearchParams(params)
  next.delete(name)
  for (const value of edit(params.getAll(name))) next.append(name, value)
  return next
}

/** The same address of other resources, as a review has them: the first is on screen, the others beside it. */
export function ofResources(
  params: URLSearchParams,
  [first = '', ...others]: readonly string[],
): URLSearchParams {
  const next = new URLSearchParams(params)
  next.set('resource', first)
  return withChosen(next, 'scope', () => others.map((each) => each.slice('scope:'.length)))
}
