import * as v from 'valibot'
import { expect, test } from 'vitest'
import { AuditPage, type AuditEvent } from '../api/contract/audit'
import { openSqlite } from './sqlite'
import { testService, type Sent } from './testing/test-service'

const events = (answer: Sent): AuditEvent[] => v.parse(AuditPage, answer.body).items

test('a grant writes its decisions and then the binding, all with the request of the answer', async () => {
  const { audit, createScope, grant } = testService()
  const scope = await createScope()
  const granted = await grant(scope, 'ada', 'scope.viewer')
  const written = events(await audit()).filter(
    (event) => event.request_id === granted.headers.get('X-PowerContext-Request-ID'),
  )
  expect(written.map((event) => [event.action, event.allowed, event.reason_code])).toEqual([
    ['scope.admin', true, 'role-binding'],
    ['server.admin', true, 'role-binding'],
    ['scope.admin', true, 'binding-created'],
  ])
  expect(written.at(-1)).toMatchObject({
    operation: 'create_access_binding',
    target: { type: 'user', id: 'ada', description: null },
    role: 'scope.viewer',
    binding_id: granted.body.binding_id,
    policy_revision: granted.body.policy_revision,
    expected_version: null,
    result_version: 1,
    matched_subject: null,
  })
})

test('a revocation names the version that it replaced', async () => {
  const { audit, createScope, grant, revoke } = testService()
  await revoke(await grant(await createScope(), 'ada', 'scope.viewer'))
  const revoked = events(await audit()).find((event) => event.reason_code === 'binding-revoked')
  expect(revoked).toMatchObject({ expected_version: 1, result_version: 2, role: 'scope.viewer' })
})

test('reading the audit adds to it, oldest first, cursors and instants rising', async () => {
  const { audit } = testService()
  await audit()
  const [first, second] = [events(await audit()), events(await audit())]
  expect(second.length).toBe(first.length + 1)
  expect(second.at(-1)?.operation).toBe('list_access_audit')
  const cursors = second.map((event) => event.cursor)
  expect(cursors).toEqual([...cursors].sort((a, b) => a - b))
  const instants = second.map((event) => event.occurred_at)
  expect(new Set(instants).size).toBe(instants.length)
  expect(instants).toEqual([...instants].sort())
})

test('a database that was written before a filter existed gets its indexes', async () => {
  const database = openSqlite(':memory:')
  await testService({ database }).audit({ result: 'denied' })
  database.run('DROP INDEX audit_by_action_principal')
  const { audit } = testService({ database })
  const filter = { action: 'scope.read', subject: { type: 'user', id: 'ada' }, result: 'denied' }
  expect((await audit(filter)).status).toBe(200)
})

test('a time range holds its start and not its end', async () => {
  const { audit, clock, send } = testService()
  for (let minute = 0; minute < 4; minute += 1) {
    clock.now = Date.UTC(2026, 0, 2, 0, minute)
    await send('ada', 'GET', '/v1/scopes')
  }
  const denied = events(await audit({ result: 'denied' }))
  const [start, end] = [denied[1]?.occurred_at, denied[3]?.occurred_at]
  const range = events(await audit({ result: 'denied', time_range: { start, end } }))
  expect(range.map((event) => event.cursor)).toEqual([denied[1]?.cursor, denied[2]?.cursor])
})

test('filters narrow by action, subject and result', async () => {
  const { audit, createScope, send } = testService()
  const scope = await createScope()
  await send('ada', 'GET', `/v1/scopes/${scope}`)
  await send('bob', 'GET', '/v1/scopes')
  const found = async (filter: object) => events(await audit(filter)).length
  expect(await found({ action: 'scope.read' })).toBe(1)
  expect(await found({ subject: { type: 'user', id: 'bob' } })).toBe(1)
  expect(await found({ subject: { type: 'service', id: 'bob' } })).toBe(0)
  expect(await found({ result: 'denied' })).toBe(2)
})

test.each([
  [{ time_range: { start: '2026-01-02T00:00:00Z', end: '2026-01-01T00:00:00Z' } }],
  [{ time_range: { start: '2026-02-30T00:00:00Z', end: '2026-03-03T00:00:00Z' } }],
  [{ time_range: { start: '2026-01-02T00:00:00Z' } }],
  [{ limit: 501 }],
  [{ limit: 0 }],
  [{ action: 'nothing' }],
  [{ resource: { type: 'server', deployment_id: 'other' } }],
])('%j is no query of the audit', async (filter) => {
  const { audit } = testService()
  const { status, body } = await audit(filter)
  expect([status, body.error?.code]).toEqual([422, 'invalid_access_request'])
})

test("a scope's audit is for its admins and holds what happened in it", async () => {
  const { audit, createScope, grant, send } = testService()
  const [mine, other] = [await createScope(), await createScope()]
  await grant(mine, 'ada', 'scope.admin')
  await send('bob', 'GET', `/v1/scopes/${mine}`)
  await send('bob', 'GET', `/v1/scopes/${other}`)
  const resource = { type: 'scope', scope_id: mine }
  expect((await audit({ resource }, 'bob')).status).toBe(403)
  const found = events(await audit({ resource }, 'ada'))
  expect(found.length).toBeGreaterThan(0)
  expect(new Set(found.map((event) => JSON.stringify(event.resource)))).toEqual(
    new Set([JSON.stringify(resource)]),
  )
})
