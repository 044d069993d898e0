import { expect, test } from 'vitest'
import type { Scope } from '../../api/contract/scopes'
import { scopesAbove } from './hierarchy'

const scope = (scope_id: string, parent_scope_id?: string | null) =>
  ({ scope_id, title: scope_id, parent_scope_id }) as Scope
const known = (...scopes: Scope[]) => new Map(scopes.map((each) => [each.scope_id, each]))

test('the way leads from the top down to the parent', () => {
  const all = known(scope('top', null), scope('middle', 'top'))
  expect(scopesAbove(scope('below', 'middle'), all)).toEqual({
    ids: ['top', 'middle'],
    isWhole: true,
  })
  expect(scopesAbove(scope('alone'), all)).toEqual({ ids: [], isWhole: true })
})

test('a parent that nobody has read ends the way, and is part of it', () => {
  expect(scopesAbove(scope('below', 'middle'), known(scope('middle', 'unread')))).toEqual({
    ids: ['unread', 'middle'],
    isWhole: false,
  })
})

test('Scopes that are their own parents, directly or in a circle, end the way', () => {
  expect(scopesAbove(scope('a', 'a'), known())).toEqual({ ids: [], isWhole: false })
  const circle = known(scope('a', 'b'), scope('b', 'c'), scope('c', 'b'))
  expect(scopesAbove(scope('a', 'b'), circle)).toEqual({ ids: ['c', 'b'], isWhole: false })
})
