import { expect, it } from 'vitest'
import { principalKey } from '../../../names/principal-names'
import { knownPeople, subjectOf, typedPrincipal } from './known-people'

const names = new Map([
  [principalKey({ type: 'user', id: 'noah' }), 'Noah Fischer'],
  [principalKey({ type: 'service', id: 'svc-nightly' }), 'Nightly report'],
  [principalKey({ type: 'user', id: 'twin' }), 'A twin'],
  [principalKey({ type: 'service', id: 'twin' }), 'Another twin'],
  [principalKey({ type: 'group', id: 'platform' }), 'Platform'],
  ['no key', 'Nobody'],
])
const people = knownPeople(names)

it('knows who can act, by name: no event is one of a group', () => {
  expect(people.map(({ name }) => name)).toEqual([
    'A twin',
    'Another twin',
    'Nightly report',
    'Noah Fischer',
  ])
})

it.each([
  ['an id as it was typed', 'stranger', 'user:stranger'],
  ['the type of the only person with the id', 'svc-nightly', 'service:svc-nightly'],
  ['a name', 'Noah Fischer', 'user:noah'],
  ['the chosen type where several have the id', 'twin', 'user:twin'],
])('takes %s', (_, typed, subject) => {
  const { type, id } = subjectOf(typed, 'user', people)
  expect(`${type}:${id}`).toBe(subject)
})

it.each([
  ['a type that is typed, for somebody unknown', 'service:svc-weekly', 'service:svc-weekly'],
  ['a name', 'Nightly report', 'service:svc-nightly'],
  ['an id alone, as a user', 'stranger', 'user:stranger'],
  ['a colon that follows no type, as a part of the id', 'ops:nina', 'user:ops:nina'],
])('takes a principal by %s', (_, typed, principal) => {
  const { type, id } = typedPrincipal(typed, people)
  expect(`${type}:${id}`).toBe(principal)
})
