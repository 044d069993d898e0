import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonicalJson, sameJson } from '../lib/diff/canonical-json'
import type { Comparison, Content, Section, Side } from '../lib/diff/comparison'
import { comparisonOf as compared } from '../lib/diff/compare-contents'
import { familyOf } from './family-of'
import { KNOWN_FAMILIES } from './known'

type Asked = Omit<Parameters<typeof compared>[0], 'fields'> & { family: string }
const comparisonOf = ({ family, ...contents }: Asked) =>
  compared({ fields: familyOf(family).compared, ...contents })

const SIDES = ['before', 'after'] as const

/** What a section must show of a content: the value at its place. */
function valueAt(content: Content, { field, item, part }: Section, side: Side): unknown {
  let value: unknown = field === null ? content : content[field]
  if (item !== null) {
    const place = item[side]
    value = place === null ? undefined : (value as unknown[])[place - 1]
  }
  return part === null || value === undefined ? value : (value as Content)[part]
}

const fail = (section: Section) => {
  throw new Error(`not what the contents say: ${JSON.stringify(section)}`)
}

/** Throws unless a comparison shows what differs, as it is, and accounts for every field and item. */
function expectWhole(comparison: Comparison, contents: Record<Side, Content>) {
  const { sections, sameFields, sameItems, same } = comparison
  expect(same).toBe(sameJson(contents.before, contents.after))
  const telling = sections.some(({ change, item }) => change !== 'same' || item?.change === 'moved')
  expect(telling).toBe(!same)
  const covered = new Set([...sameFields, ...sameItems.map(({ field }) => field)])
  for (const section of sections) {
    const { kind, field, part, diff } = section
    if (field !== null) covered.add(field)
    for (const side of SIDES) {
      const text = diff[side]
      const value = valueAt(contents[side], section, side)
      if (kind === 'rest') {
        for (const [key, shown] of Object.entries(JSON.parse(text || '{}') as Content)) {
          if (field === null) covered.add(key)
          if (!sameJson(shown, (value as Content)[key])) fail(section)
        }
      } else {
        const prose = kind === 'text' || kind === 'value'
        const wanted = prose ? (value ?? '') : value === undefined ? '' : canonicalJson(value)
        if (text !== wanted) fail(section)
      }
      if (kind === 'whole') Object.keys(contents[side]).forEach((key) => covered.add(key))
    }
    if (part !== null && field === null) fail(section)
  }
  for (const side of SIDES) {
    const missing = Object.keys(contents[side]).filter((key) => !covered.has(key))
    expect(missing).toEqual([])
    for (const { field, count } of sameItems) {
      const shown = sections.flatMap(({ field: of, item }) => (of === field && item?.[side]) || [])
      const all = (contents[side][field] as unknown[]).length
      expect(new Set(shown).size + count).toBe(all)
    }
  }
}

/** Contents of the family's fields, mostly of the expected shapes, with fields that nobody knows. */
function contentOf(family: string): fc.Arbitrary<Content> {
  const text = fc.constantFrom('', 'one', 'one\ntwo', 'two ', ' two')
  const odd = fc.constantFrom(null, 0, false, [], {}, [1], { a: { b: 1 } }, 'text')
  const record = (keys: string[]) =>
    fc.dictionary(fc.constantFrom(...keys, 'id', 'other'), fc.oneof(text, odd), { maxKeys: 4 })
  const fields = Object.entries(familyOf(family).compared ?? {}).map(([field, spec]) => {
    const parts =
      spec.kind === 'list' || spec.kind === 'record' ? spec.parts?.map(([part]) => part) : null
    const item = parts ? record(parts) : text
    const value =
      spec.kind === 'list'
        ? fc.array(fc.oneof({ weight: 9, arbitrary: item as fc.Arbitrary<unknown> }, odd), {
            maxLength: 4,
          })
        : item
    return [field, fc.oneof({ weight: 6, arbitrary: value as fc.Arbitrary<unknown> }, odd)] as const
  })
  const others = ['newer', 'schema', '__proto__'].map(
    (field) => [field, fc.oneof(text, odd)] as const,
  )
  return fc
    .record(Object.fromEntries([...fields, ...others.slice(0, 2)]), { requiredKeys: [] })
    .map((content) => JSON.parse(JSON.stringify(content)) as Content)
}

describe('comparisonOf', () => {
  it('leaves nothing out, whatever the contents of a family look like', () => {
    const pair = fc
      .constantFrom(...KNOWN_FAMILIES.map(({ name }) => name), 'newer')
      .chain((family) => fc.tuple(fc.constant(family), contentOf(family), contentOf(family)))
    fc.assert(
      fc.property(pair, fc.boolean(), fc.boolean(), ([family, before, after], asJson, blind) => {
        const request = { family, before, after, asJson, ignoreWhitespace: blind }
        expectWhole(comparisonOf(request), { before, after })
        expectWhole(comparisonOf({ ...request, after: before }), { before, after: before })
      }),
      { numRuns: 300 },
    )
  })

  it('compares as JSON what is no family that it knows, and any family on demand', () => {
    const contents = { before: { b: 1, a: 2 }, after: { a: 2, b: 3 } }
    const expected = { sections: [{ kind: 'whole', field: null }], addedCount: 1, removedCount: 1 }
    expect(comparisonOf({ family: 'newer', ...contents })).toMatchObject(expected)
    expect(comparisonOf({ family: 'constructor', ...contents })).toMatchObject(expected)
    const prompts = { before: { mode: 'auto' }, after: { mode: 'custom' } }
    expect(comparisonOf({ family: 'prompt', ...prompts, asJson: true })).toMatchObject(expected)
    expect(comparisonOf({ family: 'prompt', before: { x: 1 }, after: {} })).toMatchObject({
      sections: [{ kind: 'whole' }],
    })
  })

  it('shows a key __proto__ as a field like any other', () => {
    const before = JSON.parse('{"content":"a","__proto__":{"x":1}}') as Content
    const { sections, same } = comparisonOf({ family: 'profile', before, after: { content: 'a' } })
    expect(same).toBe(false)
    expect(sections).toMatchObject([
      { field: 'content', change: 'same' },
      { kind: 'rest', change: 'removed' },
    ])
  })

  it('says that white space was ignored, and that the contents differ all the same', () => {
    const contents = { before: { content: 'a  b\n' }, after: { content: 'a b\n' } }
    expect(comparisonOf({ family: 'profile', ...contents, ignoreWhitespace: true })).toMatchObject({
      same: false,
      ignoredWhitespace: true,
      whitespaceLines: 1,
      addedCount: 0,
      sections: [{ field: 'content', change: 'changed' }],
    })
  })
})

const outline = ({ sections }: Comparison) =>
  sections.map(({ kind, field, item, part, change }) =>
    [kind, field, item && `${item.change} ${item.before}→${item.after}`, part, change]
      .filter((one) => one !== null)
      .join(' '),
  )
const demonstration = (name: string) => ({ input: name, expected_output: { is: name } })
const prompt = (instructions: string, demonstrations: unknown[] = [], mode = 'custom') => ({
  schema_version: 'powercontext.prompt.v1',
  mode,
  instructions,
  demonstrations,
})

describe('comparisonOf of each family', () => {
  it('prompt: the mode, the instructions, each demonstration, and fields that it does not know', () => {
    const comparison = comparisonOf({
      family: 'prompt',
      before: prompt('', [demonstration('one'), demonstration('two')], 'auto'),
      after: {
        ...prompt('Rules', [demonstration('one'), { input: 'two', expected_output: { is: 2 } }]),
        newer: true,
      },
    })
    expect(outline(comparison)).toEqual([
      'value mode changed',
      'text instructions changed',
      'text demonstrations changed 2→2 input same',
      'json demonstrations changed 2→2 expected_output changed',
      'rest added',
    ])
    expect(comparison.sameItems).toEqual([{ field: 'demonstrations', count: 1 }])
    expect(comparison.sameFields).toEqual(['schema_version'])
  })

  it('prompt: does not care about the order of keys', () => {
    const one = { input: { a: 1, b: 2 }, expected_output: null }
    const other = { expected_output: null, input: { b: 2, a: 1 } }
    const comparison = comparisonOf({
      family: 'prompt',
      before: prompt('x', [one]),
      after: prompt('x', [other]),
    })
    expect(comparison.same).toBe(true)
    expect(outline(comparison)).toEqual(['text instructions same'])
  })

  it('experience: by its fields', () => {
    const before = { situation: 's', action: 'a', outcome: 'o', lesson: 'l', failure: null }
    const after = { ...before, lesson: 'm', failure: { repair_surface: 'recall_policy' } }
    expect(outline(comparisonOf({ family: 'experience', before, after }))).toEqual([
      'text situation same',
      'text action same',
      'text outcome same',
      'text lesson changed',
      'json failure changed',
    ])
  })

  it('skill: each validation by itself', () => {
    const skill = (validation: string[]) => ({
      name: 'n',
      description: 'd',
      instructions: 'i',
      validation,
      license: null,
    })
    const comparison = comparisonOf({
      family: 'skill',
      before: skill(['the tests pass', 'nothing else changed']),
      after: skill(['all the tests pass', 'nothing else changed', 'a third']),
    })
    expect(outline(comparison).slice(2)).toEqual([
      'text validation changed 1→1 changed',
      'text validation added null→3 added',
    ])
    expect(comparison.sameFields).toEqual(['name', 'license'])
  })

  it('handoff: each statement by itself, with what it cites', () => {
    const cites = (id: string) => [{ kind: 'source', source_ref: { name: 'n', source_id: id } }]
    const statement = (text: string, id: string) => ({ text, citations: cites(id) })
    const before = {
      objective: 'o',
      state: [statement('one', '1'), statement('two', '2')],
      disposition: 'continuable',
      next_action: statement('go on', '1'),
      omissions: [{ text: 'left out', citation: null }],
    }
    const after = {
      ...before,
      state: [statement('two', '2'), statement('one', '3')],
      disposition: 'blocked',
      next_action: null,
      omissions: [],
    }
    expect(outline(comparisonOf({ family: 'handoff', before, after }))).toEqual([
      'text objective same',
      'value disposition changed',
      'text state removed 1→null text removed',
      'json state removed 1→null citations removed',
      'text state added null→2 text added',
      'json state added null→2 citations added',
      'json next_action changed',
      'text omissions removed 1→null text removed',
      'json omissions removed 1→null citation removed',
    ])
  })

  it('memory: each entry by its id, with its kind and its text', () => {
    const entry = (id: string, text: string, kind = 'fact') => ({ id, kind, text, state: 'active' })
    const comparison = comparisonOf({
      family: 'memory',
      before: { entries: [entry('1', 'a'), entry('2', 'b')] },
      after: { entries: [entry('2', 'quite another text', 'rule'), entry('3', 'c')] },
    })
    expect(outline(comparison)).toEqual([
      'value entries removed 1→null kind removed',
      'text entries removed 1→null text removed',
      'value entries removed 1→null state removed',
      'value entries changed 2→1 kind changed',
      'text entries changed 2→1 text changed',
      'value entries added null→2 kind added',
      'text entries added null→2 text added',
      'value entries added null→2 state added',
    ])
  })

  it('shows a field of an unexpected shape as JSON, in its place', () => {
    const comparison = comparisonOf({
      family: 'profile',
      before: { content: 'null' },
      after: { content: null },
    })
    expect(outline(comparison)).toEqual(['json content changed'])
    expect(comparison.sections[0]?.diff).toMatchObject({ before: '"null"', after: 'null' })
  })
})
