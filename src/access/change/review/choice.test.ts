import { expect, it } from 'vitest'
import { bindingOf, SERVER } from '../../testing/binding-of'
import { choiceOf, isChosenBy, keptChoice, type Choice } from './choice'

const ADA = { type: 'user', id: 'ada' }
const ROBOT = { type: 'service', id: 'ada' }
const choice = (more: Partial<Choice>): Choice => ({
  roles: [],
  people: [],
  scopes: [],
  person: '',
  ...more,
})

it.each([
  ['nothing', choice({}), { role: '', person: '', subject: null }],
  [
    'one role and one person, as older consoles do',
    choice({ roles: ['a'], people: [ADA], person: 'x' }),
    { role: 'a', person: 'x', subject: ADA },
  ],
  [
    'several',
    choice({ roles: ['a', 'b'], people: [ADA, ROBOT], scopes: ['shop'] }),
    {
      role: '',
      person: '',
      subject: null,
      roles: ['a', 'b'],
      people: [ADA, ROBOT],
      scopes: ['shop'],
    },
  ],
])('keeps %s, and reads it again', (_, given, kept) => {
  expect(keptChoice(given)).toEqual(kept)
  expect(choiceOf(kept)).toEqual(given)
})

it('chooses what has one of the roles and is held by one of the people', () => {
  const chosen = (more: Partial<Choice>) => isChosenBy(choice(more))(bindingOf())
  expect(chosen({})).toBe(true)
  expect(chosen({ roles: ['scope.admin', 'scope.viewer'], people: [ADA] })).toBe(true)
  expect(chosen({ roles: ['scope.admin', 'scope.contributor'] })).toBe(false)
  expect(chosen({ people: [ROBOT] })).toBe(false)
  expect(chosen({ roles: ['scope.admin'], people: [ADA] })).toBe(false)
})

it('chooses what is on one of the Scopes, or on an Artifact of it', () => {
  const chosen = isChosenBy(choice({ scopes: ['desk', 'shop'] }))
  expect(chosen(bindingOf())).toBe(true)
  expect(chosen(bindingOf({ resource: { type: 'artifact', scope_id: 'desk' } }))).toBe(true)
  expect(chosen(bindingOf({ resource: { type: 'scope', scope_id: 'other' } }))).toBe(false)
  expect(chosen(bindingOf({ resource: SERVER }))).toBe(false)
})
