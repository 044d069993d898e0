import { expect, it } from 'vitest'
import { hintsOf } from './token-claims'

const jwt = (claims: object) => `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.x`

it('tells whom a token is for, and clocks that differ', () => {
  expect(hintsOf(jwt({ aud: ['a', 'b'], iat: 1_090 }), 1_000_000)).toEqual({
    audience: 'a, b',
    secondsAhead: 90,
  })
  expect(hintsOf(jwt({ aud: 'a', iat: 1_010 }), 1_000_000)).toEqual({
    audience: 'a',
    secondsAhead: null,
  })
})

it.each(['opaque', 'a.b.c', '', jwt({ aud: 7 })])('makes nothing of %j', (token) => {
  expect(hintsOf(token, 0)).toEqual({ audience: null, secondsAhead: null })
})
