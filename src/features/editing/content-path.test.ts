import { expect, it } from 'vitest'
import { valueAt, withValueAt } from './content-path'

it('reads and changes a value, and leaves the rest the very same', () => {
  const content = { a: [{ b: 1 }, { b: 2 }], c: { d: 3 } }
  expect(valueAt(content, ['a', 1, 'b'])).toBe(2)
  expect(valueAt(content, ['a', 7, 'b'])).toBeUndefined()
  expect(valueAt({}, ['toString'])).toBeUndefined()
  const changed = withValueAt(content, ['a', 1, 'b'], 9)
  expect(changed).toEqual({ a: [{ b: 1 }, { b: 9 }], c: { d: 3 } })
  expect(changed.c).toBe(content.c)
  expect(changed.a[0]).toBe(content.a[0])
  expect(content.a[1]).toEqual({ b: 2 })
})
it('makes what is missing on the way, and takes a field away', () => {
  expect(withValueAt({}, ['a', 'b'], 1)).toEqual({ a: { b: 1 } })
  expect(withValueAt({ a: null }, ['a', 0, 'c'], 1)).toEqual({ a: [{ c: 1 }] })
  expect(withValueAt({ a: 1, b: 2 }, ['a'], undefined)).toEqual({ b: 2 })
})
