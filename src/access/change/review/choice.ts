import type { Binding } from '../../../api/contract/access'
import { subjectKey } from '../../subjects'
import type { Subject } from '../../types'
import type { Review } from './review'

type Kept = Review['choice']

/** What a review is narrowed to: a binding has one of the roles, and one of the people holds it; none chosen: any. */
export type Choice = {
  roles: readonly string[]
  people: readonly Subject[]
  /** A part of the name or of the id of who holds it. */
  person: string
}

/** A single role and a single person stand where they always stood, so that an older console opens the review as well. */
export function keptChoice({ roles, people, person }: Choice): Kept {
  const [role = '', ...moreRoles] = roles
  const [subject = null, ...morePeople] = people
  return {
    role: moreRoles.length > 0 ? '' : role,
    person,
    subject: morePeople.length > 0 ? null : subject,
    ...(moreRoles.length > 0 && { roles: [...roles] }),
    ...(morePeople.length > 0 && { people: [...people] }),
  }
}

export const choiceOf = ({ role, person, subject, roles, people }: Kept): Choice => ({
  roles: roles ?? (role === '' ? [] : [role]),
  people: people ?? (subject === null ? [] : [subject]),
  person,
})

/** Whether a binding has a chosen role and is held by somebody chosen; the names are not looked at. */
export function isChosenBy({ roles, people }: Choice): (binding: Binding) => boolean {
  const names = new Set(roles)
  const holders = new Set(people.map(subjectKey))
  return ({ role, subject }) =>
    (names.size === 0 || names.has(role)) &&
    (holders.size === 0 || holders.has(subjectKey(subject)))
}
