import { expect, it } from 'vitest'
import { lifetimeOf } from './lifetime'

it.each([
  [3_600, { renewAt: 3_541_000, endsAt: 3_601_000 }],
  [9, { renewAt: 7_000, endsAt: 10_000 }],
  [undefined, { renewAt: null, endsAt: null }],
])('a token of %s seconds is renewed in good time', (seconds, expected) => {
  expect(lifetimeOf(seconds, 1_000)).toEqual(expected)
})
