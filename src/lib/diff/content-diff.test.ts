import { describe, expect, it } from 'vitest'
import { canonicalJson, sameJson } from './canonical-json'
import { diffContents } from './content-diff'
import { foldOf } from './fold'
import { visiblePieces } from './visible-text'

const prompt = (instructions: string, demonstrations: unknown[] = [], mode = 'custom') => ({
  schema_version: 'powercontext.prompt.v1',
  mode,
  instructions,
  demonstrations,
})
const demonstration = (name: string, output: string) => ({ input: name, expected_output: output })

describe('diffContents of a Prompt', () => {
  it('tells the mode, the instructions and each demonstration apart', () => {
    const diff = diffContents(
      'prompt',
      prompt('', [], 'auto'),
      prompt('Rules', [demonstration('a', 'b')]),
    )
    expect(diff.sections.map((section) => section.kind)).toEqual([
      'mode',
      'instructions',
      'demonstration',
    ])
    expect(diff.same).toBe(false)
  })

  it('finds the demonstration that was added in the middle', () => {
    const [one, two, three] = ['1', '2', '3'].map((name) => demonstration(name, name))
    const diff = diffContents('prompt', prompt('x', [one, three]), prompt('x', [one, two, three]))
    const sections = diff.sections.filter((section) => section.kind === 'demonstration')
    expect(sections).toMatchObject([{ change: 'added', before: null, after: 2 }])
    expect(diff.sameDemonstrations).toBe(2)
  })

  it('is the same whatever the order of the keys', () => {
    const one = { input: { a: 1, b: 2 }, expected_output: null }
    const other = { expected_output: null, input: { b: 2, a: 1 } }
    expect(diffContents('prompt', prompt('x', [one]), prompt('x', [other])).same).toBe(true)
  })

  it('shows a field that it does not know', () => {
    const diff = diffContents('prompt', prompt('x'), { ...prompt('x'), newer: true })
    expect(diff.sections.map((section) => section.kind)).toEqual(['instructions', 'rest'])
  })
})

describe('diffContents of another family', () => {
  it('compares JSON with sorted keys', () => {
    const diff = diffContents('profile', { b: 1, a: 2 }, { a: 2, b: 3 })
    expect(diff).toMatchObject({ addedCount: 1, removedCount: 1, same: false })
  })
})

describe('canonicalJson', () => {
  it('keeps a key __proto__', () => {
    const value: unknown = JSON.parse('{"__proto__":{"a":1},"b":2}')
    expect(canonicalJson(value)).toContain('__proto__')
    expect(sameJson(value, { b: 2 })).toBe(false)
  })
})

describe('foldOf', () => {
  it('keeps three lines at each change and hides the rest', () => {
    expect(foldOf(126, { afterChange: true, beforeChange: true })).toEqual({
      head: 3,
      hidden: 120,
      tail: 3,
    })
    expect(foldOf(20, { afterChange: false, beforeChange: true })).toEqual({
      head: 0,
      hidden: 17,
      tail: 3,
    })
  })
  it('hides nothing where the fold would be as large as what it hides', () => {
    expect(foldOf(9, { afterChange: true, beforeChange: true }).hidden).toBe(0)
  })
})

describe('visiblePieces', () => {
  it('names what does not show', () => {
    expect(visiblePieces('a\u202eb\r')).toEqual([
      { text: 'a', hidden: false },
      { text: 'U+202E', hidden: true },
      { text: 'b', hidden: false },
      { text: 'CR', hidden: true },
    ])
    expect(visiblePieces('')).toEqual([{ text: '', hidden: false }])
  })
})
