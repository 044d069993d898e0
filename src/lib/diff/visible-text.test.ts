import { expect, it } from 'vitest'
import { visiblePieces } from './visible-text'

it('names what does not show', () => {
  expect(visiblePieces('a\u202eb\r')).toEqual([
    { text: 'a', hidden: false },
    { text: 'U+202E', hidden: true },
    { text: 'b', hidden: false },
    { text: 'CR', hidden: true },
  ])
  expect(visiblePieces('')).toEqual([{ text: '', hidden: false }])
})
