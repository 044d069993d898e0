import { expect, it } from 'vitest'
import { faultsOf, hiddenWords, mend, withLineEndsOf, type TextFault } from './text-faults'

const every: TextFault[] = ['surrogates', 'hidden', 'composed', 'ends', 'end', 'line-ends']

it.each([
  ['plain, with 😀, tabs\tand\nlines', []],
  ['half \ud83d of a pair', ['surrogates']],
  ['a\u0000b', ['hidden']],
  ['Cafe\u0301', ['composed']],
  [' a', ['ends']],
  ['a\u3000', ['hidden', 'ends', 'end']],
  ['a\r\nb', ['line-ends']],
  ['a\n', ['ends', 'end', 'line-ends']],
] as [string, TextFault[]][])('%j', (text, faults) => {
  expect(faultsOf(text, every)).toEqual(faults)
  const mended = faults.reduce((value, fault) => mend(fault, value), text)
  expect(faultsOf(mended, every)).toEqual([])
})

it('mending changes nothing else', () => {
  expect(mend('surrogates', 'a\ud83d😀\ude00')).toBe('a\ufffd😀\ufffd')
  expect(mend('hidden', 'a\u0007\tb\u00a0c\n\u200f❤️')).toBe('a\tb c\n❤️')
  expect(mend('line-ends', '\n a\r\nb\rc\n\n')).toBe('\n a\nb\nc')
})

it('a million line ends are read once, wherever they are', () => {
  const feeds = '\n'.repeat(1_000_000)
  expect(mend('line-ends', `${feeds}a`)).toHaveLength(1_000_001)
  expect(mend('line-ends', `a${feeds}`)).toBe('a')
})

it('hidden characters are counted, and named once', () => {
  expect(hiddenWords('\u0000a\u0000\ufeff')).toEqual({ count: 3, found: 'U+0000, U+FEFF' })
  expect(hiddenWords('\u{e0068}\u{e0069}')).toEqual({
    count: 2,
    found: 'U+E0068 U+E0069: hi',
  })
})

it('line ends stay what they were', () => {
  expect(withLineEndsOf('a\r\nb', 'a\nbc\n')).toBe('a\r\nbc\r\n')
  expect(withLineEndsOf('a\nb', 'a\nbc')).toBe('a\nbc')
  expect(withLineEndsOf('a\r\nb\nc', 'a\nb\nc')).toBe('a\nb\nc')
  expect(withLineEndsOf('', 'a\nb')).toBe('a\nb')
})
