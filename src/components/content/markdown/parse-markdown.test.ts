import type { Token } from 'marked'
import { describe, expect, it } from 'vitest'
import { parseMarkdown, RENDERED_KIB_MAX } from './parse-markdown'

const SIZE = RENDERED_KIB_MAX * 1024
const filled = (piece: string, size = SIZE) => piece.repeat(Math.floor(size / piece.length))
const types = (text: string) => parseMarkdown(text).tokens?.map(({ type }) => type)

describe('parseMarkdown', () => {
  it.each([
    ['quotes in quotes', filled('>', 10_000)],
    ['quotes in quotes, apart', filled('> ', 10_000)],
    ['lists in lists', `${filled('- ', 10_000)}a`],
    ['numbers in numbers', filled('1. ')],
    [
      'emphases in emphases',
      `${filled('*a **b ', 4_000)}b${filled('** a*', 4_000)}`.slice(0, 4_090),
    ],
  ])('gives %s up as nesting too deeply', (_, text) =>
    expect(parseMarkdown(text)).toEqual({ tokens: null, why: 'nesting' }),
  )

  it('gives up on size by bytes, not by letters', () => {
    expect(parseMarkdown(filled('a')).tokens).not.toBeNull()
    expect(parseMarkdown(`${filled('a')}a`)).toEqual({ tokens: null, why: 'size' })
    expect(parseMarkdown(filled('ä', SIZE / 2 + 1))).toEqual({ tokens: null, why: 'size' })
    expect(parseMarkdown(filled('# a\n', 1024 * 1024))).toEqual({ tokens: null, why: 'size' })
  })

  // Each of these takes a parser without bounds seconds, or all of the memory.
  it.each([
    ['brackets', filled('[', 10_000)],
    [
      'a head of many cells over as many rows',
      `|${filled('a|', SIZE / 8)}\n|${filled('-|', SIZE / 8)}\n${filled('||\n', SIZE / 4)}`,
    ],
    ['a long table', `a|b\n-|-\n${filled('1|2\n', SIZE / 2)}`],
    ['underscores in a long paragraph', filled('a_')],
    ['emphases that never end', filled('*a **a ')],
    ['quotes that go on without their mark', filled('> a\nb\n')],
    ['links', filled('[x](y)')],
    ['tables that are none', filled('a|b\n-|-\n# x\n')],
  ])('reads %s', (_, text) => {
    const { tokens } = parseMarkdown(text)
    expect(tokens?.map(({ raw }) => raw).join('') ?? text).toBe(text)
  })

  it('keeps a table with more cells than are shown as the text that it is', () => {
    const rows = (count: number) => `a|b\n-|-\n${'1|2\n'.repeat(count)}`
    expect(types(rows(900))).toEqual(['table'])
    expect(types(rows(1_100))).toEqual(['paragraph'])
  })

  it('keeps a row with more cells than its head, since they would vanish', () => {
    expect(types('|a|b|\n|-|-|\n|1|2|\n')).toEqual(['table'])
    expect(types('|a|b|\n|-|-|\n|1|2|hidden|\n')).toEqual(['paragraph'])
  })

  it('keeps the second definition of an address, since it would vanish', () => {
    const raws = parseMarkdown('[a]: http://x.test\n\n[a]: http://y.test "hidden"\n\n[a]').tokens
    const said = (tokens: readonly Token[] = []) => tokens.map(({ raw }) => raw).join('')
    expect(said(raws ?? [])).toContain('hidden')
    expect(types('[a]: http://x.test\n\n[a]: http://y.test "hidden"\n')).toContain('paragraph')
  })
})
