import { describe, expect, it } from 'vitest'
import { formatsIn } from '../../lib/language/formats'
import { arranged } from './scope-order'
import { rowOf, type ScopeRow } from './scope-rows'

const row = (scope_id: string, parent_scope_id: string | null = null, title = scope_id) =>
  rowOf({
    scope_id,
    title,
    parent_scope_id,
    summary: '',
    context_references: [],
    external_references: [],
    version: 1,
  })
const unread = (scopeId: string): ScopeRow => ({ scopeId, scope: null, unread: 'no-reading-role' })
const order = (sort: Parameters<typeof arranged>[2]['sort'], language: 'en' | 'zh' = 'en') => ({
  sort,
  compare: formatsIn(language).compare,
  nameOf: (scopeId: string) => `name of ${scopeId}`,
})
const shown = (placed: ReturnType<typeof arranged>) =>
  placed.map(({ row: { scopeId }, level }) => `${level} ${scopeId}`)
const tree = (...rows: ScopeRow[]) => shown(arranged([rows], true, order('tree')))

describe('the tree', () => {
  it('has children below their parents, and siblings by title', () => {
    expect(tree(row('c', 'a'), row('b'), row('a'), row('d', 'b'), row('e', 'a'))).toEqual([
      '1 a',
      '2 c',
      '2 e',
      '1 b',
      '2 d',
    ])
  })

  it('has rows at the top whose parents are not among the rows, and those that could not be read', () => {
    expect(tree(row('b', 'elsewhere'), unread('c'), row('a'))).toEqual(['1 a', '1 b', '1 c'])
  })

  it('shows each row of a circle once, and what hangs on it', () => {
    expect(tree(row('b', 'a'), row('a', 'c'), row('c', 'b'), row('d', 'c'))).toEqual([
      '1 a',
      '2 b',
      '3 c',
      '4 d',
    ])
    expect(tree(row('b'), row('a', 'a'))).toEqual(['1 b', '1 a'])
  })

  it('holds a hundred levels', () => {
    const rows = Array.from({ length: 100 }, (_, depth) =>
      row(`s${depth}`, depth > 0 ? `s${depth - 1}` : null),
    )
    const placed = arranged([rows.reverse()], true, order('tree'))
    expect(placed.map(({ level }) => level)).toEqual(rows.map((_, place) => place + 1))
  })

  it('puts equal titles in the order of their ids, whatever order they came in', () => {
    const rows = [row('b', null, 'Same'), row('a', null, 'Same')]
    expect(tree(...rows)).toEqual(['1 a', '1 b'])
    expect(tree(...rows.reverse())).toEqual(['1 a', '1 b'])
  })
})

it('titles stand as the chosen language orders them, those beyond the basic plane too', () => {
  const titles = ['zebra', 'Äpfel', 'apple', '𠮷野', '🚀 Launch', '中文', '北京']
  const rows = titles.map((title, place) => row(`s${place}`, null, title))
  for (const language of ['en', 'zh'] as const) {
    const { compare } = formatsIn(language)
    const placed = arranged([rows], true, order('title', language))
    expect(placed.map(({ row: { scope } }) => scope?.title)).toEqual(titles.toSorted(compare))
  }
  // By pinyin: běi before zhōng. English takes their code points.
  const { compare } = formatsIn('zh')
  expect(compare('北京', '中文')).toBeLessThan(0)
  expect(formatsIn('en').compare('北京', '中文')).toBeGreaterThan(0)
})

describe('a sort by a column', () => {
  const rows = [row('b', 'y'), row('d'), unread('e'), row('a', 'z'), row('c', 'y')]
  it('takes titles', () => {
    expect(shown(arranged([rows], true, order('title')))).toEqual([
      '1 a',
      '1 b',
      '1 c',
      '1 d',
      '1 e',
    ])
    expect(shown(arranged([rows], true, order('-title')))[0]).toBe('1 e')
  })

  it('takes the names of parents, then titles; the top comes first, what is not known last', () => {
    const sorted = ['1 d', '1 b', '1 c', '1 a', '1 e']
    expect(shown(arranged([rows], true, order('parent')))).toEqual(sorted)
    expect(shown(arranged([rows], true, order('-parent')))).toEqual(sorted.toReversed())
  })
})

it('no row moves while pages are missing; the last one brings all into one order', () => {
  const pages = [
    [row('b'), row('d', 'b')],
    [row('a'), row('c', 'b')],
  ]
  const first = shown(arranged(pages.slice(0, 1), false, order('tree')))
  const both = shown(arranged(pages, false, order('tree')))
  expect(both).toEqual([...first, '1 a', '1 c'])
  expect(shown(arranged(pages, true, order('tree')))).toEqual(['1 a', '1 b', '2 c', '2 d'])
})
