import { describe, expect, it } from 'vitest'
import { joinRevisions } from './revisions'

/** Revisions `newest` down to `oldest`. */
const run = (newest: number, oldest: number) =>
  Array.from({ length: newest - oldest + 1 }, (_, index) => ({ revision: newest - index }))

describe('joinRevisions', () => {
  it('takes an overlap once', () => {
    expect(joinRevisions(run(12, 5), run(9, 2))).toEqual({ items: run(12, 2), broken: false })
  })
  it('joins what only touches', () => {
    expect(joinRevisions(run(12, 10), run(9, 8))).toEqual({ items: run(12, 8), broken: false })
  })
  it('gives up what lies beyond a hole', () => {
    expect(joinRevisions(run(300, 201), run(150, 51))).toEqual({
      items: run(300, 201),
      broken: true,
    })
  })
  it('keeps the newest page where nothing older was read', () => {
    expect(joinRevisions(run(3, 1), [])).toEqual({ items: run(3, 1), broken: false })
  })
})
