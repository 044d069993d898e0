import { expect, test } from 'vitest'
import { auditedResource, ownScopes, scopesToRead, type Known } from './home-scopes'

const known = (parts: Partial<Known> = {}): Known => ({
  readable: new Set(['a', 'b', 'c']),
  administered: new Set(['b', 'd']),
  deploymentId: null,
  ...parts,
})
const visited = { pinned: ['c', 'x'], recent: ['a', 'c'] }
const nothing = { pinned: [], recent: [] }

test('a person’s Scopes are the pinned ones, then those visited last, each once', () => {
  expect(ownScopes(visited)).toEqual(['c', 'x', 'a'])
})

test('changes are looked for where the person may read, and nowhere else', () => {
  expect(scopesToRead(visited, known())).toEqual(['c', 'a'])
  expect(scopesToRead(visited, known({ readable: new Set() }))).toEqual([])
  expect(scopesToRead(visited, known({ readable: null }))).toEqual(['c', 'x', 'a'])
})

test('without a visit, one Scope is looked at, one that the person administers sooner than another', () => {
  expect(scopesToRead(nothing, known())).toEqual(['b'])
  expect(scopesToRead(nothing, known({ administered: new Set(['d']) }))).toEqual(['a'])
  expect(scopesToRead(nothing, known({ readable: null }))).toEqual([])
})

test('the audit is the server’s for who may read that, else that of the first own Scope that is administered', () => {
  expect(auditedResource(visited, known({ deploymentId: 'd1' }))?.param).toBe('server')
  expect(auditedResource({ pinned: ['a'], recent: ['d', 'b'] }, known())?.param).toBe('scope:d')
  expect(auditedResource(nothing, known())?.param).toBe('scope:b')
  expect(auditedResource(visited, known({ administered: new Set() }))).toBeNull()
})
