import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sameJson } from './canonical-json'
import { matchItems } from './match-items'

const idOf = (item: unknown) => (item as { id?: string }).id ?? null
const text = (name: string) => ({ text: `what the statement called ${name} says` })

describe('matchItems', () => {
  it('has every item once, and is the same only where nothing differs', () => {
    const item = fc.record(
      {
        id: fc.constantFrom('1', '2', '3'),
        text: fc.constantFrom('a', 'b', 'a long text of many words', 'a long text of few words'),
      },
      { requiredKeys: ['text'] },
    )
    const list = fc.array(item, { maxLength: 7 })
    fc.assert(
      fc.property(list, list, fc.boolean(), (before, after, byId) => {
        const matches = matchItems(before, after, byId ? idOf : undefined)
        const places = (side: 'before' | 'after') =>
          matches.flatMap((match) => match[side] ?? []).sort((one, other) => one - other)
        expect(places('before')).toEqual(before.map((_, n) => n))
        expect(places('after')).toEqual(after.map((_, n) => n))
        for (const { before: b, after: a, change } of matches) {
          if (b === null || a === null) expect(change).toBe(b === null ? 'added' : 'removed')
          else expect(change === 'changed').toBe(!sameJson(before[b], after[a]))
        }
        expect(matches.every(({ change }) => change === 'same')).toBe(sameJson(before, after))
      }),
      { numRuns: 300 },
    )
  })

  it('finds the item that was added in the middle', () => {
    const matches = matchItems(['one', 'three'].map(text), ['one', 'two', 'three'].map(text))
    expect(matches.map(({ change }) => change)).toEqual(['same', 'added', 'same'])
  })

  it('finds the item that changed among removed ones', () => {
    const edited = { text: 'what the statement called three now says' }
    expect(matchItems([text('one'), { x: 1 }, text('three')], [text('one'), edited])).toEqual([
      { before: 0, after: 0, change: 'same' },
      { before: 1, after: null, change: 'removed' },
      { before: 2, after: 1, change: 'changed' },
    ])
  })

  it('tells an item at another place from a changed one', () => {
    const [one, two, three] = ['one', 'two', 'three'].map((name) => ({ [name]: name }))
    expect(matchItems([one, two, three], [three, one, two])).toEqual([
      { before: 2, after: 0, change: 'moved' },
      { before: 0, after: 1, change: 'same' },
      { before: 1, after: 2, change: 'same' },
    ])
  })

  it('goes by the id before all else, and never takes two ids for one item', () => {
    const before = [
      { id: '1', ...text('one') },
      { id: '2', ...text('two') },
    ]
    const after = [
      { id: '3', ...text('one') },
      { id: '2', text: 'nothing alike' },
    ]
    expect(matchItems(before, after, idOf)).toEqual([
      { before: 0, after: null, change: 'removed' },
      { before: null, after: 0, change: 'added' },
      { before: 1, after: 1, change: 'changed' },
    ])
  })
})
