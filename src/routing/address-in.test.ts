import { expect, test } from 'vitest'
import { addressIn } from './address-in'

test.each([
  ['http://host/scopes/a%20b?q=1#content', '/scopes/a%20b', '?q=1'],
  ['http://host/a/b/#/audit?result=denied&event=9', '/audit', '?result=denied&event=9'],
  ['http://host/a/b/index.html#/scopes/a%2Fb', '/scopes/a%2Fb', ''],
  ['http://host/a/b/', '/a/b/', ''],
])('%s is a screen at %s%s', (href, pathname, search) => {
  expect(addressIn(new URL(href))).toMatchObject({ pathname, search })
})

test.each([
  ['http://host/a/b/scopes/a%20b?q=1#content', '/scopes/a%20b', '?q=1'],
  ['http://host/a/b/', '/', ''],
  // Of somebody else at this origin.
  ['http://host/scopes/a', '/scopes/a', ''],
])('below /a/b/, %s is a screen at %s%s', (href, pathname, search) => {
  expect(addressIn(new URL(href), '/a/b/')).toMatchObject({ pathname, search })
})
