import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonicalJson } from '../lib/diff/canonical-json'
import type { Content } from '../lib/diff/comparison'
import { exactJson } from '../lib/json/exact-json'
import { parseExactJson } from '../lib/json/parse-exact-json'
import type { Choice } from '../lib/merge/merge'
import { mergeContents as merged } from '../lib/merge/merge-contents'
import { familyOf } from './family-of'

type Asked = Omit<Parameters<typeof merged>[0], 'fields' | 'exclusive'> & { family: string }
const mergeContents = ({ family, ...contents }: Asked) => {
  const { compared: fields, exclusive } = familyOf(family)
  return merged({ fields, exclusive, ...contents })
}

const prompt = (instructions: string, demonstrations: unknown[] = [], mode = 'custom') => ({
  schema_version: 'powercontext.prompt.v1',
  mode,
  instructions,
  demonstrations,
})
const demonstration = (input: string) => ({ input, expected_output: `what ${input} gives` })

/** Contents of few parts, so that three of them share many. */
const item = fc.constantFrom('one', 'two', 'three', 'four').map(demonstration)
const lines = fc
  .array(fc.constantFrom('', 'a', 'b', 'c', 'd', 'a\r', '\ud800', 'é'), { maxLength: 8 })
  .map((all) => all.join('\n'))
const anyPrompt = fc
  .tuple(lines, fc.array(item, { maxLength: 4 }), fc.constantFrom('auto', 'custom'))
  .map(([instructions, demonstrations, mode]): Content =>
    prompt(instructions, demonstrations, mode),
  )
const anyMemory = fc
  .uniqueArray(fc.tuple(fc.constantFrom('1', '2', '3', '4'), fc.constantFrom('x', 'y')), {
    selector: ([id]) => id,
  })
  .map((entries): Content => ({ entries: entries.map(([id, text]) => ({ id, kind: 'k', text })) }))
const anyOther = fc.dictionary(
  fc.constantFrom('body', 'note', '__proto__', 'constructor'),
  fc.oneof(lines, fc.constantFrom(null, 1, { a: 1 }, ['x'])),
) as fc.Arbitrary<Content>
const three = <T>(content: fc.Arbitrary<T>) => fc.tuple(content, content, content)
const anyThree = fc.oneof(
  three(anyPrompt).map((contents) => ['prompt', ...contents] as const),
  three(anyMemory).map((contents) => ['memory', ...contents] as const),
  three(anyOther).map((contents) => ['newer', ...contents] as const),
)
const decided = (family: string, sides: [Content, Content, Content], choice: Choice) => {
  const [base, mine, theirs] = sides
  const { conflicts } = mergeContents({ family, base, mine, theirs })
  const choices = Object.fromEntries(conflicts.map(({ key }) => [key, choice]))
  return mergeContents({ family, base, mine, theirs, choices })
}

describe('mergeContents, whatever the contents', () => {
  it('gives mine where nobody else changed anything, and theirs where I did not', () => {
    fc.assert(
      fc.property(anyThree, ([family, base, changed]) => {
        const mine = mergeContents({ family, base, mine: changed, theirs: base })
        expect(JSON.stringify(mine.merged)).toBe(JSON.stringify(changed))
        const theirs = mergeContents({ family, base, mine: base, theirs: changed })
        expect(canonicalJson(theirs.merged)).toBe(canonicalJson(changed))
        expect([mine.theirsOnly, theirs.mineOnly]).toEqual([[], []])
      }),
    )
  })

  it('counts a change that both made once', () => {
    fc.assert(
      fc.property(anyThree, ([family, base, changed]) => {
        const merge = mergeContents({ family, base, mine: changed, theirs: { ...changed } })
        expect(canonicalJson(merge.merged)).toBe(canonicalJson(changed))
        expect([merge.mineOnly, merge.theirsOnly, merge.conflicts]).toEqual([[], [], []])
      }),
    )
  })

  it('does not depend on whose side is whose', () => {
    fc.assert(
      fc.property(anyThree, ([family, base, mine, theirs]) => {
        const one = mergeContents({ family, base, mine, theirs })
        const other = mergeContents({ family, base, mine: theirs, theirs: mine })
        expect(canonicalJson(other.merged)).toBe(canonicalJson(one.merged))
        expect(other.conflicts.map(({ key }) => key).sort()).toEqual(
          one.conflicts.map(({ key }) => key).sort(),
        )
        expect(new Set(other.theirsOnly.map(String))).toEqual(new Set(one.mineOnly.map(String)))
      }),
      { numRuns: 300 },
    )
  })

  it('merges to nothing as long as a conflict is undecided, and to a content once all are', () => {
    fc.assert(
      fc.property(anyThree, ([family, base, mine, theirs]) => {
        const { merged, conflicts, undecided } = mergeContents({ family, base, mine, theirs })
        expect(undecided).toBe(conflicts.length)
        expect(merged === null).toBe(conflicts.length > 0)
        expect(new Set(conflicts.map(({ key }) => key)).size).toBe(conflicts.length)
        for (const choice of ['mine', 'theirs'] as const) {
          expect(decided(family, [base, mine, theirs], choice).undecided).toBe(0)
        }
        // A place counts as a conflict only where all three differ.
        for (const { base: b, mine: m, theirs: t } of conflicts) {
          const shown = (value: unknown) => (value === undefined ? 'none' : canonicalJson(value))
          expect(new Set([b, m, t].map(shown)).size).toBe(3)
        }
      }),
      { numRuns: 300 },
    )
  })

  it('is for them what it is for me when they decide as I did', () => {
    fc.assert(
      fc.property(anyThree, ([family, base, mine, theirs]) => {
        const one = decided(family, [base, mine, theirs], 'theirs')
        const other = decided(family, [base, theirs, mine], 'mine')
        expect(canonicalJson(one.merged)).toBe(canonicalJson(other.merged))
      }),
      { numRuns: 300 },
    )
  })

  it('is mine where I decide all for mine and they changed nothing else', () => {
    fc.assert(
      fc.property(anyThree, ([family, base, mine, theirs]) => {
        const merge = decided(family, [base, mine, theirs], 'mine')
        fc.pre(merge.theirsOnly.length === 0)
        expect(canonicalJson(merge.merged)).toBe(canonicalJson(mine))
      }),
      { numRuns: 300 },
    )
  })
})

describe('mergeContents of texts', () => {
  it('keeps every line that either side wrote and none that either side removed', () => {
    /** For each line of the base: keep it, remove it, replace it, or put a line after it; by none, me or them. */
    const edit = fc.tuple(
      fc.constantFrom(null, null, 'mine', 'theirs'),
      fc.constantFrom('remove', 'replace', 'insert'),
    )
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 30 }), (edits) => {
        const base = edits.flatMap((_, n) => [`line ${n}`, `rest ${n}`])
        const wanted = { mine: [] as string[], theirs: [] as string[], both: [] as string[] }
        edits.forEach(([side, what], n) => {
          const old = `line ${n}`
          const fresh = `${side} writes ${n}`
          const now = { remove: [], replace: [fresh], insert: [old, fresh] }[what]
          wanted.mine.push(...(side === 'mine' ? now : [old]), `rest ${n}`)
          wanted.theirs.push(...(side === 'theirs' ? now : [old]), `rest ${n}`)
          wanted.both.push(...(side === null ? [old] : now), `rest ${n}`)
        })
        const text = (all: string[]) => all.join('\n')
        const merge = mergeContents({
          family: 'profile',
          base: { content: text(base) },
          mine: { content: text(wanted.mine) },
          theirs: { content: text(wanted.theirs) },
        })
        expect(merge.conflicts).toEqual([])
        expect(merge.merged).toEqual({ content: text(wanted.both) })
      }),
      { numRuns: 200 },
    )
  })

  const merge = (base: string, mine: string, theirs: string) =>
    mergeContents({
      family: 'prompt',
      base: prompt(base),
      mine: prompt(mine),
      theirs: prompt(theirs),
    })

  it('takes changes that touch for a conflict, and says which lines', () => {
    const { merged, conflicts } = merge('a\nb\nc\nd', 'a\nB\nc\nd', 'a\nb\nC\nd')
    expect(merged).toBeNull()
    expect(conflicts).toEqual([
      {
        key: '["lines","instructions",2]',
        kind: 'lines',
        path: ['instructions'],
        line: 2,
        base: 'b\nc',
        mine: 'B\nc',
        theirs: 'b\nC',
      },
    ])
  })

  it('takes two lines put at one place for a conflict, and both where a person says so', () => {
    const sides: [Content, Content, Content] = [prompt('a'), prompt('a\nmine'), prompt('a\ntheirs')]
    expect(mergeContents(threeOf(sides)).conflicts).toMatchObject([
      { base: undefined, mine: 'mine', theirs: 'theirs', line: 2 },
    ])
    expect(decided('prompt', sides, 'both').merged).toEqual(prompt('a\nmine\ntheirs'))
  })

  it('takes the same line written by both once, beside what only one wrote', () => {
    const result = merge('a\nb\nc', 'A\nb\nc\nmine', 'A\nb\nc')
    expect(result.merged).toEqual(prompt('A\nb\nc\nmine'))
    expect([result.mineOnly, result.theirsOnly, result.alike]).toEqual([
      [['instructions']],
      [],
      [['instructions']],
    ])
  })
})

const threeOf = ([base, mine, theirs]: [Content, Content, Content]) => ({
  family: 'prompt',
  base,
  mine,
  theirs,
})

describe('mergeContents of lists', () => {
  const list = (...names: string[]) => prompt('x', names.map(demonstration))
  const edited = { input: 'two', expected_output: 'something else that two gives' }

  it('merges an item added by me with one removed by them', () => {
    const result = mergeContents(
      threeOf([
        list('one', 'two', 'three'),
        list('new', 'one', 'two', 'three'),
        list('one', 'two'),
      ]),
    )
    expect(result.merged).toEqual(list('new', 'one', 'two'))
    expect(result.mineOnly).toEqual([['demonstrations', 0]])
    expect(result.theirsOnly).toEqual([['demonstrations', 2]])
  })

  it('never mixes an item of two', () => {
    const mine = { input: 'two', expected_output: 'what two gives to me' }
    const theirs = { input: 'two of theirs', expected_output: 'what two gives' }
    const result = mergeContents(threeOf([list('two'), prompt('x', [mine]), prompt('x', [theirs])]))
    expect(result.conflicts).toMatchObject([
      { kind: 'items', path: ['demonstrations', 0], mine: [mine], theirs: [theirs] },
    ])
  })

  it('does not lose an edit to an item that the other side removed', () => {
    const theirs = prompt('x', [demonstration('one'), edited, demonstration('three')])
    const result = mergeContents(
      threeOf([list('one', 'two', 'three'), list('one', 'three'), theirs]),
    )
    expect(result.merged).toBeNull()
    expect(result.conflicts).toMatchObject([{ mine: [], theirs: [edited] }])
  })

  it('asks nothing where both removed one of two items that say the same', () => {
    const { merged, conflicts } = mergeContents(
      threeOf([list('one', 'three', 'three'), list('one', 'three'), list('two', 'three')]),
    )
    expect(conflicts).toEqual([])
    expect(merged).toEqual(list('two', 'three'))
  })

  it('asks of an item, and of what both put before it, one by one', () => {
    const sides: [Content, Content, Content] = [
      list('three'),
      list('four', 'two'),
      list('four', 'four', 'one'),
    ]
    const { conflicts } = mergeContents(threeOf(sides))
    expect(conflicts.map(({ path, base }) => [path, base])).toEqual([
      [['demonstrations', 0], []],
      [['demonstrations', 0], [demonstration('three')]],
    ])
    const [before, itself] = conflicts.map(({ key }) => key)
    const choices = { [before ?? '']: 'theirs', [itself ?? '']: 'mine' } as const
    const { merged } = mergeContents({ ...threeOf(sides), choices })
    expect(merged).toEqual(list('four', 'four', 'two'))
  })

  it('takes a new order together with another change of the list for a conflict', () => {
    const result = mergeContents(
      threeOf([list('one', 'two'), list('two', 'one'), list('one', 'two', 'three')]),
    )
    expect(result.conflicts).toMatchObject([{ kind: 'value', path: ['demonstrations'] }])
  })

  it('tells entries of a Memory by their id', () => {
    const entry = (id: string, text: string) => ({ id, kind: 'fact', text })
    const result = mergeContents({
      family: 'memory',
      base: { entries: [entry('1', 'a'), entry('2', 'b')] },
      mine: { entries: [entry('1', 'nothing in common'), entry('2', 'b')] },
      theirs: { entries: [entry('1', 'a'), entry('2', 'other words')] },
    })
    expect(result.merged).toEqual({
      entries: [entry('1', 'nothing in common'), entry('2', 'other words')],
    })
  })
})

describe('mergeContents of a Prompt', () => {
  it('does not join an edit of theirs with my switch to Auto', () => {
    const base = prompt('a', [demonstration('one')])
    const theirs = prompt('a', [demonstration('one'), demonstration('two')])
    const result = mergeContents(threeOf([base, prompt('', [], 'auto'), theirs]))
    expect(result.conflicts).toMatchObject([{ kind: 'value', path: [] }])
    expect(decided('prompt', [base, prompt('', [], 'auto'), theirs], 'theirs').merged).toEqual(
      theirs,
    )
  })
})

it('keeps numbers as they are written, on whichever side they changed', () => {
  const content = (number: string, text: string) =>
    parseExactJson(`{"other":${number},"instructions":"${text}"}`) as Content
  const merge = mergeContents({
    family: 'prompt',
    base: content('1.0', 'a'),
    mine: content('1.0', 'mine'),
    theirs: content('9007199254740993', 'a'),
  })
  expect(exactJson(merge.merged)).toBe('{"other":9007199254740993,"instructions":"mine"}')
})
