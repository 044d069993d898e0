import { expect, it } from 'vitest'
import { barPaths, chosenAfterKey } from './strip-shapes'

const key = (name: string, shiftKey = false) => ({ key: name, shiftKey })

it('goes from bar to bar by key, and takes in the next one with Shift', () => {
  const first = chosenAfterKey(key('ArrowLeft'), null, 9)
  expect(first).toEqual({ from: 9, to: 9 })
  const next = chosenAfterKey(key('ArrowLeft'), first, 9)
  expect(next).toEqual({ from: 8, to: 8 })
  const more = chosenAfterKey(key('ArrowLeft', true), next, 9)
  expect(more).toEqual({ from: 8, to: 7 })
  expect(chosenAfterKey(key('Home', true), more, 9)).toEqual({ from: 8, to: 0 })
  expect(chosenAfterKey(key('ArrowRight'), { from: 9, to: 9 }, 9)).toEqual({ from: 9, to: 9 })
  expect(chosenAfterKey(key('a'), more, 9)).toBe(null)
})

it('draws one denial among thousands high enough to be seen', () => {
  const { allowed, denied } = barPaths([
    { allowed: 5_000, denied: 1, policyChanges: 0 },
    { allowed: 0, denied: 0, policyChanges: 0 },
  ])
  expect(denied).toBe('M0.08 100.0h0.84v-8.0h-0.84z')
  expect(allowed.match(/M/g)).toHaveLength(1)
  // Both together are no higher than the strip.
  expect(allowed).toContain('v-92.0')
})
