import * as v from 'valibot'
import { expect, test } from 'vitest'
import { AuditPage, type AuditEvent } from '../api/contract/audit'
import { integer } from './database'
import { formatInstant } from '../lib/date/micros'
import { testService, type Sent } from './testing/test-service'

const BROKEN = {
  code: 'invalid_request',
  message: 'The request violates the API contract.',
  details: {
    errors: [
      {
        type: 'string_pattern_mismatch',
        loc: ['artifact_id'],
        msg: "String should match pattern '^[\\x21-\\x7E]+$'",
      },
    ],
  },
}
const events = (answer: Sent): AuditEvent[] => v.parse(AuditPage, answer.body).items
const shown = (answer: Sent) =>
  answer.status === 200
    ? events(answer)
        .map(({ operation }) => operation)
        .join(' ')
    : answer.status

/** A Scope whose audit has one event that no page can hold, between two reads that are refused. */
async function blinded(id = '%C3%BC') {
  const service = testService()
  const { audit, createScope, send } = service
  const scope = await createScope()
  const answers: Sent[] = []
  for (const path of ['', `/artifacts/skill/${id}`, '']) {
    answers.push(await send('ada', 'GET', `/v1/scopes/${scope}${path}`))
  }
  const resource = { type: 'scope', scope_id: scope }
  return { ...service, scope, answers, list: (more: object = {}) => audit({ resource, ...more }) }
}

test('an event of an Artifact that cannot exist breaks each page that would hold it, at any limit', async () => {
  const { answers, list, audit } = await blinded()
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403])
  for (const answer of [await list(), await list({ limit: 2 }), await audit({ limit: 500 })]) {
    expect([answer.status, answer.body.error]).toEqual([422, BROKEN])
  }
})

test('the page before it is read, though a page follows, and the next one is not', async () => {
  const { list } = await blinded()
  const before = await list({ limit: 1 })
  expect([shown(before), typeof before.body['next_cursor']]).toEqual(['get_scope', 'string'])
  expect(shown(await list({ limit: 1, cursor: before.body['next_cursor'] }))).toBe(422)
})

test('filters that leave it out answer, and ranges of time do to the microsecond', async () => {
  const { list, database } = await blinded()
  const row = database.get('SELECT occurred_at FROM audit_events WHERE artifact_id IS NOT NULL')
  const instant = integer(row ?? {}, 'occurred_at')
  const range = async (from: number, to: number) =>
    shown(
      await list({
        subject: { type: 'user', id: 'ada' },
        time_range: { start: formatInstant(instant + from), end: formatInstant(instant + to) },
      }),
    )
  expect(shown(await list({ action: 'scope.read' }))).toBe('get_scope get_scope')
  expect(shown(await list({ subject: { type: 'user', id: 'ada' } }))).toBe(422)
  const minutes = 2 * 60_000_000
  expect(await range(-minutes, 0)).toBe('get_scope')
  expect(await range(0, 1)).toBe(422)
  expect(await range(1, minutes)).toBe('get_scope')
})

test('a list that fails is recorded as one that does not', async () => {
  const { list, audit } = await blinded()
  const failed = await list()
  expect(failed.status).toBe(422)
  const recorded = events(await audit({ result: 'allowed' })).filter(
    ({ request_id: id }) => id === failed.headers.get('X-PowerContext-Request-ID'),
  )
  expect(recorded.map((event) => [event.operation, event.action])).toEqual([
    ['list_access_audit', 'scope.admin'],
    ['list_access_audit', 'server.admin'],
  ])
})

test('who may read the Artifacts of the Scope blinds its audit as well, by an event that allows', async () => {
  const { list, scope, grant, send } = await blinded('fine')
  await grant(scope, 'bob', 'scope.viewer')
  expect(shown(await list({ result: 'allowed' }))).not.toBe(422)
  expect((await send('bob', 'GET', `/v1/scopes/${scope}/artifacts/skill/a%20b`)).status).toBe(422)
  expect(shown(await list({ result: 'allowed' }))).toBe(422)
})

test.each([
  ['a space inside', 'a%20b', 422],
  ['a character that ends texts in C', '%00', 422],
  ['a character past the printable ones', '%7F', 422],
  ['a character that turns the direction', '%E2%80%AE', 422],
  ['128 characters outside ASCII', '%F0%9F%98%80'.repeat(128), 422],
  ['printable characters alone', '!~%2F%25', 'get_scope get_artifact get_scope'],
  ['128 characters', 'a'.repeat(128), 'get_scope get_artifact get_scope'],
  // The service refuses these before it decides anything, so it records nothing.
  ['129 characters', 'a'.repeat(129), 'get_scope get_scope'],
  ['a blank at the beginning', '%20a', 'get_scope get_scope'],
  ['a line end at the end', 'a%0A', 'get_scope get_scope'],
])('after a request for an Artifact whose id has %s', async (_, id, expected) => {
  const { list } = await blinded(id)
  expect(shown(await list({ subject: { type: 'user', id: 'ada' } }))).toBe(expected)
})
