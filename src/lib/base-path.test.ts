import { expect, test } from 'vitest'
import { BASE_PATH, basePathOf, nameHere, screenPath } from './base-path'

test.each([
  ['http://host/assets/index-1.js', '/'],
  ['https://host:8443/a/b/assets/index-1.js', '/a/b/'],
  ['https://host/assets/assets/index-1.js?v=1', '/assets/'],
  // Sources: the development server, and tests.
  ['http://host/src/main.tsx', '/'],
])('%s is of a console at %s', (file, base) => {
  expect(basePathOf(file)).toBe(base)
})

test('where there is no page, the console is at the root', () => {
  expect(BASE_PATH).toBe('/')
})

test.each([
  ['/', '/scopes/a%2Fb', '/scopes/a%2Fb'],
  ['/', '//scopes', '//scopes'],
  ['/a/b/', '/a/b/scopes/a%2Fb', '/scopes/a%2Fb'],
  ['/a/b/', '/a/b/', '/'],
  // Of somebody else at this origin.
  ['/a/b/', '/a/bc', '/a/bc'],
  ['/a/b/', '/scopes', '/scopes'],
])('at %s, the browser being at %s means %s', (base, pathname, path) => {
  expect(screenPath(pathname, base)).toBe(path)
})

test('at the root names are as they are, and no other console has the same', () => {
  const names = ['/', '/a/', '/a/b/'].map((base) => nameHere('scope-console.token', base))
  expect(names[0]).toBe('scope-console.token')
  expect(new Set(names).size).toBe(3)
})
