import { describe, expect, it } from 'vitest'
import { parseExactJson } from '../lib/json/parse-exact-json'
import { compareStored } from './stored-content'

type Content = Record<string, unknown>
const isStored = (family: string, sent: Content, kept: Content) =>
  compareStored(family, {}, sent, kept) === 'same'

const prompt = {
  schema_version: 'powercontext.prompt.v1',
  mode: 'custom',
  instructions: 'Rules:\n- keep',
  demonstrations: [{ input: { a: 1 }, expected_output: 'x' }],
}
const skill = {
  name: 'refund',
  description: 'Refunds',
  instructions: 'Look first.\n',
  validation: ['the refund is booked'],
}
const kept = {
  ...skill,
  instructions: 'Look first.\n\n## Validation\n\n- the refund is booked',
  validation: [],
  package: { tree_digest: 'f' },
  license: null,
  metadata: {},
}

describe('what the service keeps of what was sent', () => {
  it('is trimmed and composed text', () => {
    const sent = { ...prompt, instructions: ' Cafe\u0301\r\n' }
    expect(isStored('prompt', sent, { ...prompt, instructions: 'Caf\u00e9' })).toBe(true)
  })
  it('has fields of the service’s own', () => {
    const sent = { situation: 's', action: 'a', outcome: 'o', lesson: 'l' }
    expect(isStored('experience', sent, { ...sent, failure: null })).toBe(true)
    const profile = { content: '# Ada\n', generation: { mode: 'manual_replace' } }
    expect(isStored('profile', { content: '# Ada' }, profile)).toBe(true)
  })
  it('has a skill’s validations in its instructions', () => {
    expect(isStored('skill', skill, kept)).toBe(true)
    expect(isStored('skill', { ...skill, validation: ['something else'] }, kept)).toBe(false)
    expect(isStored('skill', { ...skill, instructions: 'Look', validation: [] }, kept)).toBe(false)
  })
  it.each([
    ['mode', { ...prompt, mode: 'auto' }],
    ['instructions', { ...prompt, instructions: 'Rules:\n- keep more' }],
    ['an item less', { ...prompt, demonstrations: [] }],
    [
      'a field less',
      { ...prompt, demonstrations: [{ input: { a: 1, b: 1 }, expected_output: 'x' }] },
    ],
    ['another item', { ...prompt, demonstrations: [{ input: { a: 2 }, expected_output: 'x' }] }],
  ])('is not that of another %s', (_name, other) => {
    expect(isStored('prompt', prompt, other)).toBe(false)
  })
})

it('a number that the service writes in another way is the same, and its neighbour is another', () => {
  const content = (number: string) =>
    parseExactJson(`{"demonstrations":[{"input":${number}}]}`) as Record<string, unknown>
  const kept = (sent: string, found: string) => isStored('prompt', content(sent), content(found))
  expect(kept('9007199254740993', '9007199254740993')).toBe(true)
  expect(kept('9007199254740993', '9007199254740992')).toBe(false)
  expect(kept('1.0', '1')).toBe(true)
  expect(kept('1E5', '100000.0')).toBe(true)
  expect(kept('1.0', '"1.0"')).toBe(false)
  expect(kept('"1.0"', '1.0')).toBe(false)
})

describe('a field that was not sent', () => {
  const seen = { situation: 's', action: 'a', outcome: 'o', lesson: 'l', failure: 'Too slow.' }
  const sent = { situation: 's', action: 'a', outcome: 'o', lesson: 'l' }
  it('that had been removed is somebody else’s', () => {
    expect(compareStored('experience', seen, sent, { ...seen, failure: 'Slower.' })).toBe('other')
    expect(compareStored('experience', seen, sent, { ...sent, failure: null })).toBe('same')
  })
  it('that was not there before may be the service’s own note', () => {
    expect(compareStored('experience', sent, sent, { ...sent, failure: 'New.' })).toBe('unclear')
  })
  it('of a family that is not known is never called different', () => {
    expect(compareStored('recipe', {}, { steps: 1 }, { steps: 2 })).toBe('unclear')
    expect(compareStored('recipe', {}, { steps: 1 }, { steps: 1 })).toBe('same')
  })
})
