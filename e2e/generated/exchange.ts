import * as v from 'valibot'
import { REQUEST_ID_HEADER } from '../../src/api/contract/errors'
import { apply } from './apply'
import {
  countEvents,
  decisionsOnBinding,
  expectedEvents,
  outcomeFaultOf,
  type Exchange,
} from './events'
import type { Sending } from './sending'
import { routeOf, ROUTES } from './routes'
import { tokenOf, type Caller, type World } from './world'

/** The error body with no field more or less (contract §2). */
const Refusal = v.strictObject({
  error: v.strictObject({
    code: v.pipe(v.string(), v.regex(/^[a-z][a-z_-]*$/)),
    message: v.pipe(v.string(), v.minLength(1)),
    details: v.nullable(v.record(v.string(), v.unknown())),
  }),
})
/** What the real service's framework answers by itself. */
const Framework = v.strictObject({
  detail: v.picklist(['Not Found', 'Method Not Allowed', 'There was an error parsing the body']),
})

/** Everything but the audit: what a refused request, or one that reads, must leave as it was. */
const STATE = `SELECT (SELECT count(*) FROM revisions) AS revisions, (SELECT count(*) FROM heads) AS heads,
  (SELECT total(revision) FROM heads) AS head_sum, (SELECT total(version) FROM scopes) AS scopes,
  (SELECT total(version) FROM bindings) AS bindings, (SELECT count(*) FROM owners) AS owners,
  (SELECT count(*) FROM idempotency) AS keys, (SELECT count(*) FROM sources) AS sources, (SELECT group_concat(tag) FROM tags) AS tags, (SELECT value FROM meta WHERE name = 'policy_revision') AS policy`
const stateOf = (world: World) => JSON.stringify(world.database.get(STATE))

export type Counts = Map<string, number>

/**
 * Sends one request as a caller and checks everything that has to hold for it.
 * @returns the answer's status.
 * @throws Error that names the request and the rule that it broke.
 */
export async function exchange(
  world: World,
  caller: Caller | 'nobody',
  sending: Sending,
  counts: Counts,
): Promise<number> {
  const token = caller === 'nobody' ? 'wrong' : tokenOf(caller)
  const request = new Request(`http://127.0.0.1${sending.target}`, {
    method: sending.method,
    headers: {
      'Content-Type': 'application/json',
      ...sending.headers,
      Authorization: `Bearer ${token}`,
    },
    body: sending.body ?? null,
  })
  const path = new URL(request.url).pathname
  const route = routeOf(sending.method, path)
  const sent = objectOf(sending.body)
  const onBinding = decisionsOnBinding(world, sent['binding_id'])
  const before = stateOf(world)

  const response = await world.fetch(request)
  const text = await response.text()
  const { status } = response
  count(counts, `${sending.method} ${route === null ? '(no route)' : ROUTES[route].path} ${status}`)
  const fail = (rule: string): never => {
    const body = typeof sending.body === 'string' ? sending.body.slice(0, 2000) : sending.body
    throw new Error(
      `${rule}\n${sending.method} ${sending.target} as ${caller} ${JSON.stringify(sending.headers)}\n${body}\nanswered ${status}: ${text.slice(0, 2000)}`,
    )
  }

  if (status === 500 || status > 503) fail('The service failed.')
  const requestId = response.headers.get(REQUEST_ID_HEADER) ?? ''
  if (!/^[0-9a-f]{16}$/.test(requestId)) fail('An answer names its request.')
  if ((status === 401) !== response.headers.has('WWW-Authenticate'))
    fail('401 says how to sign in.')
  const answered = bodyOf(text, status, fail)
  if (status < 300) {
    if (route === null) fail('Only a route of the table answers.')
    else requireSchema(ROUTES[route].answer, answered, fail)
  } else if (status !== 304) requireSchema(v.union([Refusal, Framework]), answered, fail)

  const writes = route !== null && 'writes' in ROUTES[route]
  if ((status >= 300 || !writes) && stateOf(world) !== before) {
    fail('A refusal, or a reading, changed something.')
  }
  const [, , , scopeId = '', , family = '', artifactId = '', , revision = ''] = path
    .split('/')
    .map(decoded)
  const found: Exchange = {
    route,
    status,
    code: codeOf(answered),
    scopeId,
    family,
    artifactId,
    revision,
    sent,
    answered,
  }
  const events = countEvents(world, requestId)
  const expected = expectedEvents(world, found, onBinding)
  if (!expected.includes(events))
    fail(`${events} audit events instead of ${expected.join(' or ')}.`)
  if (events > 0) world.model.events.set(requestId, events)
  const outcome = outcomeFaultOf(world, requestId, status)
  if (outcome) fail(outcome)
  const cursor = answered['next_cursor']
  if (typeof cursor === 'string') {
    world.cursors.push(cursor)
    world.pages.push({ sending, cursor })
  }
  apply(world, caller, found, response.headers, fail)
  return status
}

const count = (counts: Counts, name: string) => counts.set(name, (counts.get(name) ?? 0) + 1)

function objectOf(body: Sending['body']): Record<string, unknown> {
  if (typeof body !== 'string') return {}
  try {
    const value: unknown = JSON.parse(body.replace(/^\ufeff/, ''))
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return {} // no JSON: the service refuses it, and nothing of it matters
  }
}

function bodyOf(text: string, status: number, fail: (rule: string) => never) {
  if (text === '') return status === 304 ? {} : fail('An answer has a body.')
  const value: unknown = JSON.parse(text)
  if (typeof value !== 'object' || value === null) return fail('A body is a JSON object.')
  return value as Record<string, unknown>
}

function requireSchema(schema: v.GenericSchema, body: unknown, fail: (rule: string) => never) {
  const result = v.safeParse(schema, body)
  if (result.success) return
  const [issue] = result.issues
  fail(`Outside the contract at "${v.getDotPath(issue) ?? '(all of it)'}": ${issue.message}.`)
}

const codeOf = (answered: Record<string, unknown>) =>
  'error' in answered ? String((answered['error'] as Record<string, unknown>)['code']) : null

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
