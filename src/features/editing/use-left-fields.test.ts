import { expect, it } from 'vitest'
import type { Path } from '../../api/contract/content-bounds'
import { fieldId } from './content-path'
import { JSON_FIELD } from './json-text'
import { isLeft } from './use-left-fields'

const missing = (path: Path) => ({ kind: 'missing', path, severity: 'error' }) as const
const after = (...paths: Path[]) => new Set(paths.map(fieldId))

it('a problem counts once its own field was left', () => {
  expect(isLeft(after(), missing(['lesson']))).toBe(false)
  expect(isLeft(after(['outcome']), missing(['lesson']))).toBe(false)
  expect(isLeft(after(['lesson']), missing(['lesson']))).toBe(true)
})

it('a problem of a list counts once one of its fields was left', () => {
  const list = missing(['statements'])
  expect(isLeft(after(['summary']), list)).toBe(false)
  expect(isLeft(after(['statements', 0, 'text']), list)).toBe(true)
  expect(isLeft(after(['statements', 0, 'text']), missing(['statements', 1, 'text']))).toBe(false)
})

it('a problem deep in a value counts once the field of the value was left', () => {
  const deep = missing(['demonstrations', 0, 'input', 'text'])
  expect(isLeft(after(['demonstrations', 0, 'input']), deep)).toBe(true)
})

it('whoever has left the JSON, or asked for the review, has left every field', () => {
  expect(isLeft(new Set([JSON_FIELD]), missing(['lesson']))).toBe(true)
})
