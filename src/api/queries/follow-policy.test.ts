import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { call } from '../client'
import { BindingPage } from '../contract/access'
import { bodies } from '../bodies'
import { endpoints } from '../endpoints'
import { session } from '../session'
import { authorityQuery } from './access'
import { followPolicy } from './follow-policy'

const SCOPE = { type: 'scope', scope_id: 'shop' } as const
const ADA = { type: 'user', id: 'ada' }
const revokedAt = () => new Date().toISOString()
const binding = (policy_revision: string, revoked: boolean) => ({
  binding_id: 'b',
  subject: ADA,
  resource: SCOPE,
  role: 'scope.admin',
  granted_by: ADA,
  created_at: '2026-01-01T00:00:00Z',
  state: revoked ? 'revoked' : 'active',
  version: 1,
  policy_revision,
  ...(revoked && { revoked_at: revokedAt(), revoked_by: ADA }),
})

let bindings: object[]
let asked: string[]
let client: QueryClient
beforeEach(() => {
  asked = []
  bindings = [binding('7', false)]
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address)
    const items = address.endsWith('bindings/list') ? bindings : [SCOPE]
    return Promise.resolve(
      Response.json(
        { items, total: items.length, next_cursor: null },
        { headers: { Date: new Date().toUTCString() } },
      ),
    )
  })
  session.start('token', false)
  client = new QueryClient()
  followPolicy(client)
})
afterEach(() => {
  session.signOut()
  client.clear()
})

const list = (outlivesSession = false) =>
  call({
    method: 'POST',
    ...(outlivesSession && { outlivesSession }),
    path: endpoints.bindings,
    body: bodies.bindings({ management_resource: SCOPE }),
    schema: BindingPage,
    fits: 'anything',
  })
const reads = () => asked.filter((address) => address.endsWith('resources/list')).length
const settled = async () => {
  await vi.dynamicImportSettled()
  // What is marked as old is read in a task of its own.
  await new Promise((resolve) => setTimeout(resolve))
}

it('a list of bindings that shows a newer revision has the authority on screen read again', async () => {
  const end = new QueryObserver(client, authorityQuery('scope.admin')).subscribe(() => {})
  await list()
  await settled()
  expect(reads()).toBe(1)
  bindings = [binding('8', true)]
  await list()
  await settled()
  expect(reads()).toBe(2)
  end()
})

it.each([
  ['came before the code that learns', false],
  ['comes later, as that of a change that is sent in any case', true],
])('an answer is not learnt once its person has left, where it %s', async (_, isLater) => {
  const answered = list(isLater)
  if (!isLater) await answered
  session.start('another', false)
  await answered
  const end = new QueryObserver(client, authorityQuery('scope.admin')).subscribe(() => {})
  await settled()
  expect(reads()).toBe(1)
  // To this person it is the first revision.
  bindings = [binding('8', true)]
  await list()
  await settled()
  expect(reads()).toBe(1)
  end()
})
