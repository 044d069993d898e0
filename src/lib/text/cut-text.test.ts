import { expect, it } from 'vitest'
import { cutAt } from './cut-text'

it.each([
  ['nothing', '', 0],
  ['a text', 'abc\n', 4],
  ['a word of so many characters', 'w'.repeat(80_000), 80_000],
  ['a longer word', 'w'.repeat(1_000_000), 80_000],
  ['so many lines', 'a\n'.repeat(10_000), 19_999],
  ['one line less', 'a\n'.repeat(9_999), 19_998],
  ['a hundred thousand lines', '\n'.repeat(100_000), 9_999],
  ['a character at the cut', `${'w'.repeat(79_999)}😀x`, 79_999],
  ['a character before the cut', `${'w'.repeat(79_998)}😀x`, 80_000],
])('of %s', (_, text, end) => expect(cutAt(text)).toBe(end))
