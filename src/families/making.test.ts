import { expect, test } from 'vitest'
import { KNOWN_FAMILIES } from './known'
import { notMade } from './making'

const OLD = ['handoff', 'memory', 'experience', 'skill', 'profile', 'prompt']
const made = (named: string[] | null) =>
  KNOWN_FAMILIES.map(({ name }) => name).filter((name) => notMade(name, named) === null)

test('a server that knows atomic memories makes them in place of collections', () => {
  expect(made([...OLD, 'atomic-memory'])).toEqual([
    'atomic-memory',
    'topic-memory',
    'experience',
    'skill',
    'handoff',
    'profile',
  ])
})

test('an older one makes collections of memory, and no atomic memory', () => {
  expect(made(OLD)).toEqual(['memory', 'topic-memory', 'experience', 'skill', 'handoff', 'profile'])
})

test('where nobody is asked, every family that has a form is offered', () => {
  expect(made(null)).toHaveLength(7)
})

test('a Prompt is saved at its key, and a family without a form is not made here', () => {
  expect(notMade('prompt', null)).toBe('by-no-form')
  expect(notMade('runbook', ['runbook'])).toBe('by-no-form')
})

test.each(KNOWN_FAMILIES.filter(({ fresh }) => fresh !== null))(
  'the form of a new $name begins with each field that it shows',
  ({ fresh, form }) => {
    // Fields that a new content may lack.
    const optional = ['license', 'compatibility', 'allowed_tools', 'metadata', 'failure']
    const parts = (form?.parts ?? []).flatMap((part) =>
      part.kind === 'group' ? [] : [String(part.path[0])],
    )
    expect(Object.keys(fresh ?? {})).toEqual(
      expect.arrayContaining(parts.filter((field) => !optional.includes(field))),
    )
  },
)
