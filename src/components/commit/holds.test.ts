import { describe, expect, it } from 'vitest'
import { holds } from './holds'

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
    expect(holds('prompt', sent, { ...prompt, instructions: 'Caf\u00e9' })).toBe(true)
  })
  it('has fields of the service’s own', () => {
    const sent = { situation: 's', action: 'a', outcome: 'o', lesson: 'l' }
    expect(holds('experience', sent, { ...sent, failure: null })).toBe(true)
    const profile = { content: '# Ada\n', generation: { mode: 'manual_replace' } }
    expect(holds('profile', { content: '# Ada' }, profile)).toBe(true)
  })
  it('has a skill’s validations in its instructions', () => {
    expect(holds('skill', skill, kept)).toBe(true)
    expect(holds('skill', { ...skill, validation: ['something else'] }, kept)).toBe(false)
    expect(holds('skill', { ...skill, instructions: 'Look', validation: [] }, kept)).toBe(false)
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
    expect(holds('prompt', prompt, other)).toBe(false)
  })
})
