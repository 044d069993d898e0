import { beforeEach, expect, test, vi } from 'vitest'
import { ownerOf } from '../api/owner'
import { session } from '../api/session'
import { fakeStorage } from '../lib/storage/testing/fake-storage'
import { lookedAt } from './looked-at'

const ada = ownerOf({ type: 'user', id: 'ada' })
const bo = ownerOf({ type: 'user', id: 'bo' })

lookedAt.followSession()

beforeEach(() => {
  session.signOut()
  vi.stubGlobal('localStorage', fakeStorage())
  vi.stubGlobal('sessionStorage', fakeStorage())
})

test('an event and its request are kept for who looked at them, and forgotten when they sign out', () => {
  session.start('token', false, ada)
  lookedAt.add('e1', 'r1')
  lookedAt.add('e2', null)
  expect([...lookedAt.get()]).toEqual(['e1', 'r1', 'e2'])
  session.start('token', false, bo)
  expect(lookedAt.get().size).toBe(0)
  session.start('token', false, ada)
  expect(lookedAt.get().has('r1')).toBe(true)
  session.signOut()
  expect(Object.keys(localStorage).filter((key) => key.includes('looked-at'))).toEqual([])
  session.start('token', false, ada)
  expect(lookedAt.get().size).toBe(0)
})

test('of more than a thousand events the first ones are given up', () => {
  session.start('token', false, ada)
  for (let at = 0; at < 1_002; at += 1) lookedAt.add(`e${at}`, null)
  expect(lookedAt.get().size).toBe(1_000)
  expect([lookedAt.get().has('e1'), lookedAt.get().has('e2')]).toEqual([false, true])
})
