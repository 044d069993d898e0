import { expect, test } from 'vitest'
import { testService } from './testing/test-service'

async function someScopes() {
  const all = testService()
  const ids = [await all.createScope('A'), await all.createScope('B'), await all.createScope('C')]
  const first = await all.send('root', 'GET', '/v1/scopes?limit=1')
  const cursor = String(first.body.next_cursor)
  const next = (query = 'limit=1') =>
    all.send('root', 'GET', `/v1/scopes?${query}&cursor=${encodeURIComponent(cursor)}`)
  return { ...all, ids, cursor, next }
}

test('pages of Scopes follow one another without gap or overlap', async () => {
  const { send } = await someScopes()
  const seen: string[] = []
  let cursor: string | null = null
  do {
    const suffix: string = cursor === null ? '' : `&cursor=${encodeURIComponent(cursor)}`
    const { body } = await send('root', 'GET', `/v1/scopes?limit=2${suffix}`)
    seen.push(...(body.items as { scope_id: string }[]).map((item) => item.scope_id))
    cursor = body.next_cursor as string | null
  } while (cursor !== null)
  expect(seen).toEqual([...seen].sort())
  expect(new Set(seen).size).toBe(4) // three, and the default one
})

test('a list cursor lives for an hour', async () => {
  const { clock, next } = await someScopes()
  clock.now += 3_599_000
  expect((await next()).status).toBe(200)
  clock.now += 1_000
  const { status, body } = await next()
  expect([status, body.error?.code]).toEqual([410, 'cursor_expired'])
})

test('a list cursor is bound to its query and cannot be altered', async () => {
  const { send, next, cursor } = await someScopes()
  const refused = await next('limit=1&query=A&query_field=title')
  expect([refused.status, refused.body.error?.code]).toEqual([400, 'invalid_cursor'])
  const altered = cursor.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))
  for (const value of [altered, 'abc', 'abc.def', '!']) {
    const answer = await send(
      'root',
      'GET',
      `/v1/scopes?limit=1&cursor=${encodeURIComponent(value)}`,
    )
    expect([answer.status, answer.body.error?.code]).toEqual([400, 'invalid_cursor'])
  }
})

test('an audit cursor survives another limit and nothing else', async () => {
  const { audit, createScope, grant } = await someScopes()
  const first = await audit({ limit: 1 })
  const cursor = first.body.next_cursor
  expect((await audit({ limit: 3, cursor })).status).toBe(200)
  const other = await audit({ limit: 1, cursor, result: 'denied' })
  expect([other.status, other.body.error?.code]).toEqual([422, 'invalid_access_request'])
  expect((await audit({ limit: 1, cursor }, 'ada')).status).toBe(403)
  await grant(await createScope(), 'ada', 'scope.viewer')
  const stale = await audit({ limit: 1, cursor })
  expect([stale.status, stale.body.error?.code]).toEqual([409, 'access_cursor_stale'])
})

test('a cursor outlives a restart', async () => {
  const { database, cursor } = await someScopes()
  const { send } = testService({ database })
  const { status } = await send(
    'root',
    'GET',
    `/v1/scopes?limit=1&cursor=${encodeURIComponent(cursor)}`,
  )
  expect(status).toBe(200)
})
