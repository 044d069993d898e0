import { describe, expect, it } from 'vitest'
import { revisionPlaces } from './revision-places'

/** Revisions `newest` down to `oldest`. */
const run = (newest: number, oldest: number) =>
  Array.from({ length: newest - oldest + 1 }, (_, index) => ({ revision: newest - index }))

describe('revisionPlaces', () => {
  it('knows the places of revisions that are not loaded', () => {
    const { count, revisionAt, indexOf } = revisionPlaces(run(1000, 901), true)
    expect(count).toBe(1000)
    expect([0, 99, 100, 999].map(revisionAt)).toEqual([1000, 901, 900, 1])
    expect([1000, 901, 900, 1].map(indexOf)).toEqual([0, 99, 100, 999])
    expect([1001, 0, -3].map(indexOf)).toEqual([-1, -1, -1])
  })
  it('counts only what was sent once there is no more', () => {
    const { count, indexOf } = revisionPlaces(run(7, 3), false)
    expect(count).toBe(5)
    expect([7, 3, 2].map(indexOf)).toEqual([0, 4, -1])
  })
  it('has no place in an empty history', () => {
    expect(revisionPlaces([], false).count).toBe(0)
    expect(revisionPlaces([], false).indexOf(1)).toBe(-1)
  })
})
