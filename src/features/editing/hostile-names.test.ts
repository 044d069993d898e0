import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { JsonObject } from '../../api/contract/json-object'
import { writtenContent } from '../../families/written-content'
import { compareStored } from '../../commit/stored-content'
import { conflictName } from '../../components/commit/conflict-names'
import { mergeTexts } from '../../components/commit/merge-texts'
import { fieldTexts } from '../../components/diff/field-texts'
import { familyOf } from '../../families/family-of'
import { comparisonOf } from '../../lib/diff/compare-contents'
import { mergeContents } from '../../lib/merge/merge-contents'
import { pathKey, valueAt, withValueAt, type Content } from './content-path'
import { draftReducer } from './draft-state'
import { pathWords } from './path-words'
import { problemsOf } from './problems'
import { editTexts } from './texts'

/** Names that every object answers to, and those that libraries leave out because of it. */
const NAMES = [
  'toString',
  'valueOf',
  'hasOwnProperty',
  'constructor',
  'prototype',
  '__proto__',
  'isPrototypeOf',
]

const named = (name: string, value: unknown) =>
  JSON.parse(`{${JSON.stringify(name)}:${JSON.stringify(value)}}`) as Content
const texts = (content: Content) => JSON.stringify(content)

describe.each(NAMES)('a field named %s', (name) => {
  const content = { ...named(name, 'one'), text: 'two' }

  it('is read, with all the others', () => {
    expect(texts(v.parse(JsonObject, JSON.parse(texts(content))))).toBe(texts(content))
    expect(texts(writtenContent(name, content))).toBe(texts(content))
  })

  it('is found, changed and taken away like any other', () => {
    expect(valueAt({}, [name])).toBeUndefined()
    expect(valueAt(content, [name])).toBe('one')
    const changed = withValueAt(content, [name], 'three')
    expect(valueAt(changed, [name])).toBe('three')
    expect(Object.keys(changed)).toEqual([name, 'text'])
    expect(Object.getPrototypeOf(changed)).toBe(Object.prototype)
    expect(withValueAt(content, [name], undefined)).toEqual({ text: 'two' })
    const state = draftReducer(
      { seen: { revision: 1, etag: '', content }, content, unparsed: {} },
      { type: 'unparsed', path: [name], text: '{' },
    )
    expect(Object.keys(state.unparsed)).toEqual([name])
  })

  it.each(['prompt', 'skill', 'profile', 'experience', 'newer', name])(
    'is checked in the content of a family %s, at any depth',
    (family) => {
      const pair = { input: named(name, 'a\u0000b'), expected_output: named(name, ['x']) }
      const whole = { ...named(name, 'x'), demonstrations: [pair] }
      const found = problemsOf(family, whole, whole).map(({ path }) => pathKey(path))
      expect(found).toContain(`demonstrations.0.input.${name}`)
    },
  )

  it('is told by its name', () => {
    const words = pathWords(['demonstrations', 0, 'input', name], fieldTexts.en, editTexts.en)
    expect(words).toMatch(new RegExp(` · ${name}$`))
    expect(pathWords([name, 2], fieldTexts.en, editTexts.en)).toMatch(/3$/)
    const place = { path: [name], kind: 'value', line: null } as const
    expect(conflictName(place, fieldTexts.en, mergeTexts.en)).toBe(name)
    const item = { path: [name, 0], kind: 'items', line: null } as const
    expect(conflictName(item, fieldTexts.en, mergeTexts.en)).toContain(name)
  })

  it('is compared, merged and looked for after a commit', () => {
    const other = { ...named(name, 'other'), text: 'two' }
    const without = { text: 'two' }
    const { sections, same } = comparisonOf({
      fields: familyOf(name).compared,
      before: without,
      after: content,
    })
    expect(same).toBe(false)
    expect(JSON.stringify(sections)).toContain(name)
    const merge = { fields: familyOf(name).compared, base: without, mine: without, theirs: other }
    expect(texts(mergeContents(merge).merged ?? {})).toContain(
      texts(named(name, 'other')).slice(1, -1),
    )
    expect(compareStored('newer', {}, content, content)).toBe('same')
    expect(compareStored('newer', {}, content, other)).not.toBe('same')
    expect(compareStored('newer', {}, content, without)).not.toBe('same')
    expect(compareStored('newer', {}, { ...named(name, null), text: 'two' }, without)).toBe('same')
  })
})
