import { expect, test } from 'vitest'
import { addressBelow } from './enter-base-path'

test.each([
  ['/', '/scopes', null],
  ['/', '//scopes', null],
  ['/a/b/', '/a/b/scopes?q=1', null],
  ['/a/b/', '/a/b?q=1', '/a/b/?q=1'],
  ['/a/b/', '/', '/a/b/'],
  ['/a/b/', '/scopes/a%2Fb?q=1#content', '/a/b/scopes/a%2Fb?q=1#content'],
  ['/a/b/', '/a/bc', '/a/b/a/bc'],
])('at %s, %s is put right to %s', (base, address, put) => {
  expect(addressBelow(new URL(address, 'http://host'), base)).toBe(put)
})
