import { useMemo } from 'react'
import type { Choice } from '../../../access/change/review/choice'
import { scopeOf } from '../../../access/scope-of'
import { subjectKey } from '../../../access/subjects'
import type { Principal } from '../../../api/contract/access'
import { isAskable } from '../../../api/contract/askable'
import { principalText } from '../../../components/resource-words'
import { byName } from '../by-name'
import type { Names } from '../../../names/use-names'
import type { BindingRow } from '../shown'
import { subjectParam } from './chosen-search'
import type { Option } from './SeveralField'

const sorted = (options: readonly Option[]) => byName(options, ({ label }) => label.toLowerCase())

const roleOption = (role: string, count: string): Option => ({
  value: role,
  label: role,
  note: count,
})

export const scopeOption = (id: string, names: Names): Option => {
  const name = names.scope(id)
  return { value: id, label: name ?? id, note: name === undefined ? '' : id }
}

/** The roles, people and Scopes that a review can be narrowed to, by what can be reviewed, each with what is chosen already. */
export function useOptions(
  rows: readonly BindingRow[],
  { roles, people, scopes }: Choice,
  names: Names,
  countText: (count: number) => string,
) {
  const all = useMemo(() => {
    const counts = new Map<string, number>()
    const holders = new Map<string, Principal>()
    const places = new Set<string>()
    for (const { binding } of rows) {
      const { role, subject } = binding
      const scopeId = scopeOf(binding.resource)
      if (scopeId !== null && isAskable('scope', scopeId)) places.add(scopeId)
      counts.set(role, (counts.get(role) ?? 0) + 1)
      if (isAskable('principal', subject.id)) holders.set(subjectKey(subject), subject)
    }
    return {
      scopes: sorted([...places].map((id) => scopeOption(id, names))),
      roles: sorted([...counts].map(([role, count]) => roleOption(role, countText(count)))),
      people: sorted(
        [...holders.values()].map((subject) => ({
          value: subjectParam(subject),
          label: names.principal(subject) ?? subject.id,
          note: principalText(subject),
        })),
      ),
    }
  }, [rows, names, countText])
  // An address can name who holds nothing by now.
  const among = (options: readonly Option[], value: string, other: Option) =>
    options.find((option) => option.value === value) ?? other
  return {
    ...all,
    chosenScopes: scopes.map((id) => scopeOption(id, names)),
    chosenRoles: roles.map((role) => among(all.roles, role, roleOption(role, countText(0)))),
    chosenPeople: people.map((subject) =>
      among(all.people, subjectParam(subject), {
        value: subjectParam(subject),
        label: names.principal({ ...subject, description: null }) ?? subject.id,
        note: principalText(subject),
      }),
    ),
  }
}
