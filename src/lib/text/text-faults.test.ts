import { expect, it } from 'vitest'
import { controlsIn, faultsOf, mend, withLineEndsOf, type TextFault } from './text-faults'

const every: TextFault[] = ['surrogates', 'controls', 'composed', 'ends', 'line-ends']

it.each([
  ['plain, with 😀, tabs\tand\nlines', []],
  ['half \ud83d of a pair', ['surrogates']],
  ['a\u0000b', ['controls']],
  ['Cafe\u0301', ['composed']],
  [' a', ['ends']],
  ['a\u3000', ['ends']],
  ['a\r\nb', ['line-ends']],
  ['a\n', ['ends', 'line-ends']],
] as [string, TextFault[]][])('%j', (text, faults) => {
  expect(faultsOf(text, every)).toEqual(faults)
  const mended = faults.reduce((value, fault) => mend(fault, value), text)
  expect(faultsOf(mended, every)).toEqual([])
})

it('mending changes nothing else', () => {
  expect(mend('surrogates', 'a\ud83d😀\ude00')).toBe('a\ufffd😀\ufffd')
  expect(mend('controls', 'a\u0007\tb\n\u200f')).toBe('a\tb\n\u200f')
  expect(mend('line-ends', '\n a\r\nb\rc\n\n')).toBe('\n a\nb\nc')
})

it('unseen characters are named once', () => {
  expect(controlsIn('\u0000a\u0000\ufeff')).toEqual(['U+0000', 'U+FEFF'])
})

it('line ends stay what they were', () => {
  expect(withLineEndsOf('a\r\nb', 'a\nbc\n')).toBe('a\r\nbc\r\n')
  expect(withLineEndsOf('a\nb', 'a\nbc')).toBe('a\nbc')
  expect(withLineEndsOf('a\r\nb\nc', 'a\nb\nc')).toBe('a\nb\nc')
  expect(withLineEndsOf('', 'a\nb')).toBe('a\nb')
})
