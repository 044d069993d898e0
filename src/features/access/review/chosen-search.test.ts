import { expect, it } from 'vitest'
import { chosenIn, ofResources, withChosen } from './chosen-search'

const read = (query: string) => chosenIn(new URLSearchParams(query))

it('reads roles and people that stand several times, each once and the malformed not at all', () => {
  expect(
    read('role=a&role=b&role=a&role=&subject=user:ada&subject=nobody&subject=user:ada'),
  ).toEqual({ roles: ['a', 'b'], people: [{ type: 'user', id: 'ada' }], scopes: [], person: '' })
  expect(read('q=%20ada%20')).toEqual({ roles: [], people: [], scopes: [], person: 'ada' })
})

it('reads at most fifty of each', () => {
  const many = Array.from({ length: 60 }, (_, n) => `role=r${n}&subject=user:u${n}`).join('&')
  expect(read(many).roles).toHaveLength(50)
  expect(read(many).people).toHaveLength(50)
})

it('writes one kind and leaves the rest of the address', () => {
  const before = new URLSearchParams('view=review&role=a&subject=user:ada')
  expect(withChosen(before, 'role', (roles) => [...roles, 'b']).toString()).toBe(
    'view=review&subject=user%3Aada&role=a&role=b',
  )
  expect(withChosen(before, 'subject', () => []).toString()).toBe('view=review&role=a')
})

it('reads Scopes by their ids, and none that a server could not know', () => {
  expect(read('scope=a&scope=b&scope=a&scope=%20').scopes).toEqual(['a', 'b'])
})

it('names the resources of a review, and no Scope of the one before it', () => {
  const before = new URLSearchParams('resource=scope:x&view=review&scope=y')
  expect(ofResources(before, ['scope:a', 'scope:b:c']).toString()).toBe(
    'resource=scope%3Aa&view=review&scope=b%3Ac',
  )
  expect(ofResources(before, ['server']).toString()).toBe('resource=server&view=review')
})
