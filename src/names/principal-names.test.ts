import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, it, vi } from 'vitest'
import { keys } from '../api/queries/keys'
import { ownerOf } from '../api/owner'
import { session } from '../api/session'
import { learnNames } from './learn-names'
import { principalKey, principalNames } from './principal-names'
import { fakeStorage } from '../lib/storage/testing/fake-storage'

const ada = { type: 'user', id: 'ada', description: 'Ada Nowak' }
const bo = { type: 'user', id: 'bo', description: 'Bo Lindqvist' }
const robot = { type: 'service', id: 'bo', description: 'Release robot' }
const nameless = { type: 'user', id: 'cy', description: null }

const client = new QueryClient()
learnNames(client)
const settled = () => new Promise((resolve) => setTimeout(resolve))
const told = () => Object.fromEntries(principalNames.get())
const page = (...items: object[]) =>
  client.setQueryData(keys.auditPage(1), { page: { items, next_cursor: null }, text: '', at: 0 })

beforeEach(() => {
  session.signOut()
  vi.stubGlobal('localStorage', fakeStorage())
  vi.stubGlobal('sessionStorage', fakeStorage())
  session.start('token', false, ownerOf(ada))
})

it('are learnt of whoever acts in the audit, by type and id', async () => {
  page({ principal: ada, actor: null }, { principal: bo, actor: robot }, { principal: nameless })
  await settled()
  expect(told()).toEqual({
    [principalKey(ada)]: 'Ada Nowak',
    [principalKey(bo)]: 'Bo Lindqvist',
    [principalKey(robot)]: 'Release robot',
  })
})

it('are learnt of the caller', async () => {
  client.setQueryData(keys.me, { principal: ada })
  await settled()
  expect(told()).toEqual({ [principalKey(ada)]: 'Ada Nowak' })
})

it('are learnt of whoever granted and revoked roles, as they were called last, unless they are known', async () => {
  client.setQueryData(keys.me, { principal: ada })
  await settled()
  const list = (...bindings: object[]) =>
    client.setQueryData(keys.bindingList('{}'), { bindings, complete: true, calls: 1 })
  const former = { ...bo, description: 'Bo Berg' }
  list(
    { subject: nameless, granted_by: bo, created_at: '2026-11-02T00:00:00Z' },
    { subject: nameless, granted_by: former, created_at: '2026-11-01T00:00:00.000001Z' },
    {
      subject: { ...nameless, description: 'Anything' },
      granted_by: { ...ada, description: 'A. N.' },
      created_at: '2026-11-03T00:00:00Z',
      revoked_by: robot,
      revoked_at: '2026-11-04T00:00:00Z',
    },
  )
  await settled()
  expect(told()).toEqual({
    [principalKey(ada)]: 'Ada Nowak',
    [principalKey(bo)]: 'Bo Lindqvist',
    [principalKey(robot)]: 'Release robot',
  })
})

it('are not learnt of targets and matched subjects, whom anybody may describe who grants a role', async () => {
  page({ principal: nameless, matched_subject: ada, target: bo })
  client.setQueryData(keys.scope('me'), { scope_id: 'me', title: 'A Scope called so' })
  await settled()
  expect(told()).toEqual({})
})

it('are forgotten with the sign-out', async () => {
  page({ principal: ada })
  await settled()
  session.signOut()
  session.start('token', false, ownerOf(ada))
  expect(told()).toEqual({})
})
