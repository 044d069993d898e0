import type { Binding } from '../../../api/contract/access'
import { scopeOf } from '../../scope-of'
import { subjectKey } from '../../subjects'
import type { Subject } from '../../types'
import type { Review } from './review'

type Kept = Review['choice']

/** What a review is narrowed to. A binding has to fit each list: its role, its holder, and the Scope that it is on or in. An empty list fits every binding. */
export type Choice = {
  roles: readonly string[]
  people: readonly Subject[]
  scopes: readonly string[]
  /** A part of the name or of the id of who holds it. */
  person: string
}

/** A single role and a single person stand where they always stood, so that an older console opens the review as well. */
export function keptChoice({ roles, people, scopes, person }: Choice): Kept {
  const [role = '', ...moreRoles] = roles
  const [subject = null, ...morePeople] = people
  return {
    role: moreRoles.length > 0 ? '' : role,
    person,
    subject: morePeople.length > 0 ? null : subject,
    ...(moreRoles.length > 0 && { roles: [...roles] }),
    ...(morePeople.length > 0 && { people: [...people] }),
    ...(scopes.length > 0 && { scopes: [...scopes] }),
  }
}

export const choiceOf = ({ role, person, subject, roles, people, scopes }: Kept): Choice => ({
  roles: roles ?? (role === '' ? [] : [role]),
  people: people ?? (subject === null ? [] : [subject]),
  scopes: scopes ?? [],
  person,
})

/** Whether a binding has a chosen role, is held by somebody chosen and is in a chosen Scope; the names are not looked at. */
export function isChosenBy({ roles, people, scopes }: Choice): (binding: Binding) => boolean {
  const names = new Set(roles)
  const holders = new Set(people.map(subjectKey))
  const places = new Set<string | null>(scopes)
  return ({ role, subject, resource }) =>
    (names.size === 0 || names.has(role)) &&
    (holders.size === 0 || holders.has(subjectKey(subject))) &&
    (places.size === 0 || places.has(scopeOf(resource)))
}
