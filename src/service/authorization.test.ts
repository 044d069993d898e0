import { expect, test } from 'vitest'
import { prompt, testService } from './testing/test-service'

const KEY = 'skill.generate'

test('without a known token there is nothing but 401, on unknown routes too', async () => {
  const { send } = testService()
  for (const path of ['/v1/scopes', '/v1/nothing']) {
    for (const as of [null, 'nobody']) {
      const { status, headers, body } = await send(as, 'GET', path)
      expect(status).toBe(401)
      expect(headers.get('WWW-Authenticate')).toBe('Bearer')
      expect(body.error?.code).toBe('unauthorized')
    }
  }
  expect((await send(null, 'GET', '/health/ready')).status).toBe(200)
})

test('roles do not nest: an admin of a scope may not read it, a server admin may not either', async () => {
  const { send, createScope, grant } = testService()
  const scope = await createScope()
  await grant(scope, 'ada', 'scope.admin')
  expect((await send('ada', 'GET', `/v1/scopes/${scope}`)).status).toBe(403)
  expect((await send('root', 'GET', `/v1/scopes/${scope}`)).status).toBe(403)
  await grant(scope, 'ada', 'scope.viewer')
  expect((await send('ada', 'GET', `/v1/scopes/${scope}`)).status).toBe(200)
})

test('a server admin administers every scope', async () => {
  const { post, createScope } = testService()
  const scope = await createScope()
  const created = await post('root', `/v1/scopes/${scope}/artifacts`, {
    family: 'prompt',
    prompt_key: KEY,
    content: prompt('Do it'),
  })
  expect(created.status).toBe(201)
})

test('what does not exist is 403 to a stranger and 404 to one with authority', async () => {
  const { send, createScope, grant } = testService()
  const scope = await createScope()
  await grant(scope, 'ada', 'scope.viewer')
  const path = `/v1/scopes/${scope}/artifacts/prompt/${KEY}`
  expect((await send('bob', 'GET', path)).status).toBe(403)
  expect((await send('bob', 'GET', '/v1/scopes/nowhere')).status).toBe(403)
  const { status, body } = await send('ada', 'GET', path)
  expect([status, body.error?.code]).toEqual([404, 'artifact_not_found'])
})

test('a former admin still reads a Prompt that it owns, and may not change it', async () => {
  const { send, post, createScope, grant, revoke } = testService()
  const scope = await createScope()
  const admin = await grant(scope, 'ada', 'scope.admin')
  const path = `/v1/scopes/${scope}/artifacts/prompt/${KEY}`
  await post('ada', `/v1/scopes/${scope}/artifacts`, {
    family: 'prompt',
    prompt_key: KEY,
    content: prompt('Do it'),
  })
  await revoke(admin)
  expect((await send('ada', 'GET', path)).status).toBe(200)
  const refused = await send(
    'ada',
    'PUT',
    path,
    { content: prompt('Else') },
    { 'If-Match': '"revision:1"' },
  )
  expect(refused.status).toBe(403)
})

test('an owner keeps writing other families without any role', async () => {
  const { send, post, createScope, grant, revoke } = testService()
  const scope = await createScope()
  const role = await grant(scope, 'ada', 'scope.contributor')
  const content = { situation: 'a', action: 'b', outcome: 'c', lesson: 'd' }
  const { body } = await post('ada', `/v1/scopes/${scope}/artifacts`, {
    family: 'experience',
    content,
  })
  await revoke(role)
  const path = `/v1/scopes/${scope}/artifacts/experience/${String(body.artifact_id)}`
  const { status } = await send('ada', 'PUT', path, { content }, { 'If-Match': '"revision:1"' })
  expect(status).toBe(200)
})

test('a binding ends at its expiry', async () => {
  const { send, clock, createScope, grant } = testService()
  const scope = await createScope()
  await grant(scope, 'ada', 'scope.viewer', { expires_at: '2026-01-01T01:00:00Z' })
  expect((await send('ada', 'GET', `/v1/scopes/${scope}`)).status).toBe(200)
  clock.now += 3_600_000
  expect((await send('ada', 'GET', `/v1/scopes/${scope}`)).status).toBe(403)
})

test('with access disabled there is no credential, no owner, no audit, and no access route', async () => {
  const { send, database } = testService({ accessMode: 'disabled' })
  const created = await send(null, 'POST', '/v1/scopes', {
    title: 'S',
    summary: 's',
    idempotency_key: 'k',
  })
  expect(created.status).toBe(201)
  const { status, body } = await send(null, 'GET', '/v1/access/me')
  expect([status, body.error?.code]).toEqual([503, 'runtime_not_ready'])
  expect(database.all('SELECT * FROM audit_events')).toEqual([])
  const invalid = await send(null, 'POST', '/v1/scopes', { title: 'S', zz: 1 })
  expect(invalid.body.error?.code).toBe('invalid_request')
})

test('resources/list finds what a caller may administer, and writes no event', async () => {
  const { post, createScope, grant, database } = testService()
  const scope = await createScope()
  await createScope()
  await grant(scope, 'ada', 'scope.admin')
  const count = () => database.all('SELECT cursor FROM audit_events').length
  const before = count()
  const { body } = await post('ada', '/v1/access/resources/list', {
    action: 'scope.admin',
    resource_type: 'scope',
  })
  expect(body).toEqual({ items: [{ type: 'scope', scope_id: scope }], total: 1, next_cursor: null })
  expect(count()).toBe(before)
})
