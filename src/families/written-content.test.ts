import { describe, expect, it } from 'vitest'
import { writtenContent } from './written-content'

describe('what a person writes of a content', () => {
  it('is all of it where the service notes nothing itself', () => {
    const content = { situation: 's', action: 'a', newer: 1 }
    expect(writtenContent('experience', content)).toEqual(content)
    expect(writtenContent('brand-new', content)).toEqual(content)
  })
  it("leaves out a profile's notes and the line feed that the service adds", () => {
    const read = {
      schema: 'powercontext.profile.v1',
      media_type: 'text/markdown',
      content: 'A\n\n',
      generation: { mode: 'manual_create' },
      newer: true,
    }
    expect(writtenContent('profile', read)).toEqual({ content: 'A\n', newer: true })
  })
  it("leaves out an atomic memory's creation", () => {
    const read = { schema: 'x', kind: 'fact', text: 't', creation: null }
    expect(writtenContent('atomic-memory', read)).toEqual({ schema: 'x', kind: 'fact', text: 't' })
  })
  it('names the type of a Source that a handoff cites as requests do', () => {
    const cited = (source_ref: object) => ({
      objective: 'o',
      state: [{ text: 't', citations: [{ kind: 'source', source_ref }] }],
      next_action: null,
      omissions: [{ text: 'u', citation: { kind: 'source', source_ref } }],
    })
    const sent = cited({ name: 'content', source_id: 'src_1' })
    const read = cited({ source_type: 'content', source_id: 'src_1' })
    expect(writtenContent('handoff', read)).toEqual(sent)
    expect(writtenContent('handoff', sent)).toEqual(sent)
  })
  it('leaves out the generation that a handoff comes from', () => {
    const read = { objective: 'o', generation: { selection: 'built_in' } }
    expect(writtenContent('handoff', read)).toEqual({ objective: 'o' })
  })
  it("takes a skill's validations out of its instructions, and no other list", () => {
    const skill = (instructions: string, validation: string[] = []) =>
      writtenContent('skill', { name: 'n', instructions, validation, package: { file_count: 1 } })
    expect(skill('Do it.\n\n## Validation\n\n- One.\n- - Two.')).toEqual({
      name: 'n',
      instructions: 'Do it.',
      validation: ['One.', '- Two.'],
    })
    // Seen: a skill that was sent with its old section and new validations has two of them.
    expect(skill('Do it.\n\n## Validation\n\n- One.\n\n## Validation\n\n- Two.')).toMatchObject({
      instructions: 'Do it.\n\n## Validation\n\n- One.',
      validation: ['Two.'],
    })
    for (const kept of [
      'Do it.\n\n## Validation\n\n- One.\n\nThen more.',
      'Do it.\n\n## Validation\n\n',
      'Do it.\n\n### Validation\n\n- One.',
      'Do it.\n## Validation\n\n- One.',
    ]) {
      expect(skill(kept)).toMatchObject({ instructions: kept, validation: [] })
    }
    expect(skill('A\n\n## Validation\n\n- One.', ['Two.'])).toMatchObject({ validation: ['Two.'] })
  })
})
