import { expect, it } from 'vitest'
import { casefold } from './casefold'

it.each([
  ['Ops', 'ops'],
  ['STRASSE', 'strasse'],
  ['Straße', 'strasse'],
  ['STRAẞE', 'strasse'],
  // The final sigma is the same letter as the other one.
  ['ΟΔΟΣ', 'οδοσ'],
  ['οδος', 'οδοσ'],
  ['ı', 'ı'],
  ['İ', 'i\u0307'],
  ['\uab70', '\u13a0'],
  ['\u13f8', '\u13f0'],
  ['ﬁne', 'fine'],
  ['运维', '运维'],
  ['😀', '😀'],
])('folds %s to %s, as Python does', (text, folded) => {
  expect(casefold(text)).toBe(folded)
})
