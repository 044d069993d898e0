import { expect, it } from 'vitest'
import { foldOf } from './fold'

it('keeps three lines at each change and hides the rest', () => {
  expect(foldOf(126, { afterChange: true, beforeChange: true })).toEqual({
    head: 3,
    hidden: 120,
    tail: 3,
  })
  expect(foldOf(20, { afterChange: false, beforeChange: true })).toEqual({
    head: 0,
    hidden: 17,
    tail: 3,
  })
})

it('hides nothing where the fold would be as large as what it hides', () => {
  expect(foldOf(9, { afterChange: true, beforeChange: true }).hidden).toBe(0)
})
