import { expect, it } from 'vitest'
import { byName } from './by-name'

it('sorts by a name that it asks for once each, and leaves equal ones in their order', () => {
  let asked = 0
  const nameOf = ({ name }: { name: string }) => {
    asked += 1
    return name
  }
  const items = ['c', 'a', 'b', 'a'].map((name, at) => ({ name, at }))
  expect(byName(items, nameOf).map(({ at }) => at)).toEqual([1, 3, 2, 0])
  expect(asked).toBe(4)
})
