import { readingRowsFrom, rowsFrom, type CaseGroup } from '../case'
import type { Answer } from '../http'
import { brief } from '../observe'
import type { World } from '../world'

type Event = {
  cursor: number
  occurred_at: string
  operation: string
  action: string
  allowed: boolean
  request_id: string
}
type Page = { items: Event[]; next_cursor: string | null }
const page = (answer: Answer) => answer.body as Page

/** A Scope whose audit ends with: ada reads, a stranger is refused, ada reads the Artifacts. */
async function given(world: World) {
  const scope = await world.scope({ ada: ['scope.admin', 'scope.viewer'] })
  const read = await scope.get('')
  const refused = await scope.get('', { as: 'stranger' })
  const listed = await scope.get('/artifacts/prompt')
  const events = page(await scope.audit({ limit: 500 })).items
  const at = (answer: Answer) => {
    const event = events.find(({ request_id }) => request_id === answer.requestId)
    if (!event) throw new Error('A request left no event with its request id.')
    return event.occurred_at
  }
  return { scope, events, at: { read: at(read), refused: at(refused), listed: at(listed) } }
}
const row = readingRowsFrom(given)
const ownRow = rowsFrom(given)

/** Operations of a page without the reading of the audit itself, which is audited too. */
const seen = (answer: Answer) =>
  answer.status === 200
    ? page(answer)
        .items.filter(
          (event) =>
            event.operation !== 'list_access_audit' && event.operation !== 'create_access_binding',
        )
        .map((event) => event.operation)
        .join(' ')
    : brief(answer)
const range = (start: unknown, end: unknown) => ({ time_range: { start, end } })
const later = (instant: string, micros: number) => {
  const [, second, fraction, zone] = /^(.*?)(?:\.(\d+))?(Z|[+-]\d\d:\d\d)$/.exec(instant) ?? []
  const value = Number((fraction ?? '0').padEnd(6, '0')) + micros
  if (value < 0 || value > 999_999)
    throw new Error(`${instant} lies at the edge of a second: run again.`)
  return `${second}.${String(value).padStart(6, '0')}${zone}`
}
const subject = (id: string, type = 'user') => ({ subject: { type, id } })
const next = (answer: Answer) => ({ cursor: page(answer).next_cursor })

const event = {
  cursor: '<position>',
  event_id: '<uuid>',
  occurred_at: '<instant>',
  request_id: '<request>',
  transport: 'http',
  operation: 'get_scope',
  actor: null,
  action: 'scope.read',
  resource: { type: 'scope', scope_id: '<scope>' },
  policy_revision: '<policy>',
  matched_subject: null,
  binding_id: null,
  target: null,
  role: null,
  expected_version: null,
  result_version: null,
}

const filters = [
  row(
    'everything, oldest first',
    async ({ scope }) => seen(await scope.audit({ limit: 500 })),
    'get_scope get_scope list_artifacts',
  ),
  row(
    'cursors rise strictly',
    async ({ events }) =>
      events.every((event, n) => n === 0 || event.cursor > (events[n - 1]?.cursor ?? Infinity)),
    true,
  ),
  row(
    'instants never fall',
    async ({ events }) =>
      events.every(
        (event, n) => n === 0 || event.occurred_at >= (events[n - 1]?.occurred_at ?? '~'),
      ),
    true,
  ),
  row(
    'an event in full',
    async ({ events, scope }) =>
      scope.plain(events.find((event) => event.operation === 'get_scope' && event.allowed)),
    {
      ...event,
      principal: { type: 'user', id: 'ada', description: 'Conformance ada' },
      allowed: true,
      reason_code: 'role-binding',
      matched_subject: { type: 'user', id: 'ada', description: null },
      binding_id: '<uuid>',
    },
  ),
  row(
    'a denied event in full',
    async ({ events, scope }) =>
      scope.plain(events.find((event) => event.operation === 'get_scope' && !event.allowed)),
    {
      ...event,
      principal: { type: 'user', id: 'stranger', description: 'Conformance stranger' },
      allowed: false,
      reason_code: 'no-matching-binding',
    },
  ),
  row(
    'action',
    async ({ scope }) => seen(await scope.audit({ action: 'scope.read', limit: 500 })),
    'get_scope get_scope list_artifacts',
  ),
  row(
    'action without events',
    async ({ scope }) => seen(await scope.audit({ action: 'scope.delegate' })),
    '',
  ),
  row(
    'action of another kind of resource',
    ({ scope }) => scope.audit({ action: 'server.admin' }),
    '200',
  ),
  row(
    'action that does not exist',
    ({ scope }) => scope.audit({ action: 'bogus' }),
    '422 invalid_access_request',
  ),
  row(
    'subject',
    async ({ scope }) => seen(await scope.audit({ ...subject('stranger') })),
    'get_scope',
  ),
  row(
    'subject with a description',
    async ({ scope }) =>
      seen(
        await scope.audit({ subject: { type: 'user', id: 'stranger', description: 'Whoever' } }),
      ),
    'get_scope',
  ),
  row(
    'subject of another type',
    async ({ scope }) => seen(await scope.audit({ ...subject('stranger', 'service') })),
    '',
  ),
  row(
    'subject that is a group',
    ({ scope }) => scope.audit({ ...subject('stranger', 'group') }),
    '200',
  ),
  row(
    'subject without a type',
    ({ scope }) => scope.audit({ subject: { id: 'stranger' } }),
    '422 invalid_access_request',
  ),
  row(
    'subject with an empty id',
    ({ scope }) => scope.audit({ ...subject('') }),
    '422 invalid_access_request',
  ),
  row(
    'subject with an id of 255 characters',
    ({ scope }) => scope.audit({ ...subject('s'.repeat(255)) }),
    '200',
  ),
  row(
    'subject with an id of 256 characters',
    ({ scope }) => scope.audit({ ...subject('s'.repeat(256)) }),
    '422 invalid_access_request',
  ),
  row(
    'subject in other capitals',
    async ({ scope }) => seen(await scope.audit({ ...subject('STRANGER') })),
    '',
  ),
  row(
    'result denied',
    async ({ scope }) => seen(await scope.audit({ result: 'denied' })),
    'get_scope',
  ),
  row(
    'result allowed',
    async ({ scope }) => seen(await scope.audit({ result: 'allowed', limit: 500 })),
    'get_scope list_artifacts',
  ),
  row(
    'result that does not exist',
    ({ scope }) => scope.audit({ result: 'maybe' }),
    '422 invalid_access_request',
  ),
  row(
    'two filters',
    async ({ scope }) => seen(await scope.audit({ result: 'denied', ...subject('ada') })),
    '',
  ),
  row(
    'every filter null',
    async ({ scope }) =>
      seen(
        await scope.audit({
          result: null,
          subject: null,
          action: null,
          time_range: null,
          cursor: null,
          limit: 500,
        }),
      ),
    'get_scope get_scope list_artifacts',
  ),
  row(
    'a field that does not exist',
    ({ scope }) => scope.audit({ note: 1 }),
    '422 invalid_access_request',
  ),
]

const times = [
  row(
    'a range: the start is included',
    async ({ scope, at }) => seen(await scope.audit(range(at.read, at.listed))),
    'get_scope get_scope',
  ),
  row(
    'a range: the end is excluded',
    async ({ scope, at }) => seen(await scope.audit(range(at.refused, at.listed))),
    'get_scope',
  ),
  row(
    'a range: a microsecond after the start',
    async ({ scope, at }) => seen(await scope.audit(range(later(at.read, 1), at.listed))),
    'get_scope',
  ),
  row(
    'a range: a microsecond before the end',
    async ({ scope, at }) => seen(await scope.audit(range(at.read, later(at.listed, 1)))),
    'get_scope get_scope list_artifacts',
  ),
  row(
    'a range in another zone',
    async ({ scope, at }) => {
      const shifted = (instant: string) =>
        `${new Date(Date.parse(instant) + 3_600_000).toISOString().slice(0, 19)}${instant.slice(19).replace('Z', '+01:00')}`
      return seen(await scope.audit(range(shifted(at.read), shifted(at.listed))))
    },
    'get_scope get_scope',
  ),
  row(
    'a range without fractions',
    ({ scope }) => scope.audit(range('2020-01-01T00:00:00Z', '2021-01-01T00:00:00Z')),
    '200',
  ),
  row(
    'start and end equal',
    ({ scope, at }) => scope.audit(range(at.read, at.read)),
    '422 invalid_access_request',
  ),
  row(
    'start after end',
    ({ scope, at }) => scope.audit(range(at.listed, at.read)),
    '422 invalid_access_request',
  ),
  row(
    'start after end by a microsecond',
    ({ scope, at }) => scope.audit(range(later(at.read, 1), at.read)),
    '422 invalid_access_request',
  ),
  row(
    'no end',
    ({ scope, at }) => scope.audit({ time_range: { start: at.read } }),
    '422 invalid_access_request',
  ),
  row(
    'no start',
    ({ scope, at }) => scope.audit({ time_range: { end: at.read } }),
    '422 invalid_access_request',
  ),
  row(
    'an end that is null',
    ({ scope, at }) => scope.audit(range(at.read, null)),
    '422 invalid_access_request',
  ),
  row(
    'no zone',
    ({ scope }) => scope.audit(range('2020-01-01T00:00:00', '2021-01-01T00:00:00')),
    '422 invalid_access_request',
  ),
  row(
    'a zone in the start alone',
    ({ scope }) => scope.audit(range('2020-01-01T00:00:00Z', '2021-01-01T00:00:00')),
    '422 invalid_access_request',
  ),
  row(
    'a date alone',
    ({ scope }) => scope.audit(range('2020-01-01', '2021-01-01')),
    '422 invalid_access_request',
  ),
  row(
    'no instant',
    ({ scope }) => scope.audit(range('yesterday', 'today')),
    '422 invalid_access_request',
  ),
  row(
    'a day that does not exist',
    ({ scope }) => scope.audit(range('2020-02-30T00:00:00Z', '2021-01-01T00:00:00Z')),
    '422 invalid_access_request',
  ),
  row(
    'hour 24',
    ({ scope }) => scope.audit(range('2020-01-01T24:00:00Z', '2021-01-01T00:00:00Z')),
    '422 invalid_access_request',
  ),
  row(
    'a lower-case t and z',
    ({ scope }) => scope.audit(range('2020-01-01t00:00:00z', '2021-01-01t00:00:00z')),
    '200',
  ),
  row(
    'a blank instead of T',
    ({ scope }) => scope.audit(range('2020-01-01 00:00:00Z', '2021-01-01 00:00:00Z')),
    '200',
  ),
  row(
    'nanoseconds',
    ({ scope }) => scope.audit(range('2020-01-01T00:00:00.123456789Z', '2021-01-01T00:00:00Z')),
    '200',
  ),
  row('a number', ({ scope }) => scope.audit(range(0, 1)), '200'),
  row(
    'a field in the range that does not exist',
    ({ scope, at }) => scope.audit({ time_range: { start: at.read, end: at.listed, zone: 'UTC' } }),
    '422 invalid_access_request',
  ),
]

const resources = [
  row(
    'the server',
    (_, world) =>
      world.post('operator', '/v1/access/audit/list', { resource: world.server, limit: 1 }),
    '200',
  ),
  row(
    'the server: a Scope administrator',
    (_, world) => world.post('ada', '/v1/access/audit/list', { resource: world.server }),
    '403 forbidden',
  ),
  row(
    'the server: an observer',
    (_, world) => world.post('observer', '/v1/access/audit/list', { resource: world.server }),
    '403 forbidden',
  ),
  row(
    'another deployment',
    (_, world) =>
      world.post('operator', '/v1/access/audit/list', {
        resource: { type: 'server', deployment_id: 'other' },
      }),
    '422 invalid_access_request',
  ),
  row(
    'a Scope: its viewer',
    async ({ scope }) => {
      await scope.grant('viewer', 'scope.viewer')
      return scope.audit({}, 'viewer')
    },
    '403 forbidden',
  ),
  row('a Scope: an administrator of the server', ({ scope }) => scope.audit({}, 'operator'), '200'),
  row(
    'a Scope that does not exist',
    (_, world) =>
      world.post('ada', '/v1/access/audit/list', {
        resource: { type: 'scope', scope_id: 'scp_none' },
      }),
    '403 forbidden',
  ),
  row(
    'a Scope that does not exist, as an administrator of the server',
    (_, world) =>
      world.post('operator', '/v1/access/audit/list', {
        resource: { type: 'scope', scope_id: 'scp_none' },
      }),
    '200',
  ),
  row(
    'an Artifact',
    ({ scope }, world) =>
      world.post('ada', '/v1/access/audit/list', {
        resource: {
          type: 'artifact',
          scope_id: scope.id,
          identity: { family: 'prompt', artifact_id: 'skill.generate' },
        },
      }),
    '422 invalid_access_request',
  ),
  row(
    'no resource',
    (_, world) => world.post('ada', '/v1/access/audit/list', {}),
    '422 invalid_access_request',
  ),
  row(
    'no body',
    (_, world) => world.post('ada', '/v1/access/audit/list'),
    '422 invalid_access_request',
  ),
  row(
    'not JSON',
    (_, world) => world.post('ada', '/v1/access/audit/list', '{'),
    '422 invalid_request json_invalid@body.1',
  ),
  row('no credential', ({ scope }) => scope.audit({}, null), '401 unauthorized'),
  row(
    'a wrong filter and no role',
    ({ scope }) => scope.audit({ limit: 0 }, 'stranger'),
    '422 invalid_access_request',
  ),
]

const pages = [
  row('limit 1', async ({ scope }) => page(await scope.audit({ limit: 1 })).items.length, 1),
  row('limit 500', ({ scope }) => scope.audit({ limit: 500 }), '200'),
  row('limit 0', ({ scope }) => scope.audit({ limit: 0 }), '422 invalid_access_request'),
  row('limit 501', ({ scope }) => scope.audit({ limit: 501 }), '422 invalid_access_request'),
  row('limit 1.5', ({ scope }) => scope.audit({ limit: 1.5 }), '422 invalid_access_request'),
  row('limit "1"', ({ scope }) => scope.audit({ limit: '1' }), '422 invalid_access_request'),
  row('limit true', ({ scope }) => scope.audit({ limit: true }), '422 invalid_access_request'),
  row('limit null', ({ scope }) => scope.audit({ limit: null }), '422 invalid_access_request'),
  row(
    'no limit is 100',
    async (_, world) => {
      const scope = await world.scope({ ada: ['scope.admin'] })
      const requirements = Array(100).fill({ action: 'scope.read', resource: scope.resource })
      await world.post('ada', '/v1/access/check', { match: 'all', requirements })
      const answer = await scope.audit()
      return [page(answer).items.length, page(answer).next_cursor !== null]
    },
    [100, true],
  ),
  row(
    'pages hold each event once, in order',
    async ({ scope, events }) => {
      const walked: number[] = []
      const last = events.at(-1)?.cursor ?? 0
      let answer = await scope.audit({ limit: 2 })
      for (;;) {
        walked.push(...page(answer).items.map((event) => event.cursor))
        if (page(answer).next_cursor === null || (walked.at(-1) ?? 0) >= last) break
        answer = await scope.audit({ limit: 2, ...next(answer) })
      }
      const expected = events.map((event) => event.cursor)
      return JSON.stringify(walked.slice(0, expected.length)) === JSON.stringify(expected)
    },
    true,
  ),
  row(
    'a cursor of no server',
    ({ scope }) => scope.audit({ cursor: 'bogus' }),
    '422 invalid_access_request',
  ),
  row('an empty cursor', ({ scope }) => scope.audit({ cursor: '' }), '422 invalid_access_request'),
  row(
    'a cursor of 2,048 characters',
    ({ scope }) => scope.audit({ cursor: 'a'.repeat(2048) }),
    '422 invalid_access_request',
  ),
  row(
    'a cursor of 2,049 characters',
    ({ scope }) => scope.audit({ cursor: 'a'.repeat(2049) }),
    '422 invalid_access_request',
  ),
]

/** What a cursor survives; each row has a cursor of its own after the first event. */
const cursors = [
  ownRow(
    'a cursor with another limit',
    async ({ scope }) => {
      const first = await scope.audit({ limit: 1 })
      return scope.audit({ limit: 500, ...next(first) })
    },
    '200',
  ),
  ownRow(
    'a cursor with another filter',
    async ({ scope }) => {
      const first = await scope.audit({ limit: 1 })
      return scope.audit({ limit: 1, result: 'allowed', ...next(first) })
    },
    '422 invalid_access_request',
  ),
  ownRow(
    'a cursor without its filter',
    async ({ scope }) => {
      const first = await scope.audit({ limit: 1, result: 'allowed' })
      return scope.audit({ limit: 1, ...next(first) })
    },
    '422 invalid_access_request',
  ),
  ownRow(
    'a cursor with its filter',
    async ({ scope }) => {
      const first = await scope.audit({ limit: 1, result: 'allowed' })
      return scope.audit({ limit: 1, result: 'allowed', ...next(first) })
    },
    '200',
  ),
  ownRow(
    'a cursor with its range written another way',
    async ({ scope }) => {
      const first = await scope.audit({
        limit: 1,
        ...range('2020-01-01T00:00:00Z', '2100-01-01T00:00:00Z'),
      })
      return scope.audit({
        limit: 1,
        ...range('2020-01-01T01:00:00+01:00', '2100-01-01T00:00:00.000Z'),
        ...next(first),
      })
    },
    '422 invalid_access_request',
  ),
  ownRow(
    'a cursor of another Scope',
    async ({ scope }, world) => {
      const other = await world.scope({ ada: ['scope.admin'] })
      const first = await scope.audit({ limit: 1 })
      return other.audit({ limit: 1, ...next(first) })
    },
    '422 invalid_access_request',
  ),
  ownRow(
    'a cursor of another caller without authority',
    async ({ scope }) => {
      const first = await scope.audit({ limit: 1 })
      return scope.audit({ limit: 1, ...next(first) }, 'stranger')
    },
    '403 forbidden',
  ),
  ownRow(
    'a cursor of another caller with the same authority',
    async ({ scope }) => {
      const first = await scope.audit({ limit: 1 })
      return scope.audit({ limit: 1, ...next(first) }, 'operator')
    },
    '422 invalid_access_request',
  ),
  ownRow(
    'a cursor that was altered',
    async ({ scope }) => {
      const { cursor } = next(await scope.audit({ limit: 1 }))
      const text = cursor ?? ''
      return scope.audit({
        limit: 1,
        cursor: `${text.slice(0, 6)}${text[6] === 'A' ? 'B' : 'A'}${text.slice(7)}`,
      })
    },
    '422 invalid_access_request',
  ),
  ownRow(
    'a cursor after a grant',
    async ({ scope }) => {
      const first = await scope.audit({ limit: 1 })
      await scope.grant('bob', 'scope.viewer')
      return scope.audit({ limit: 1, ...next(first) })
    },
    '409 access_cursor_stale',
  ),
  ownRow(
    'a cursor after a grant in another Scope',
    async ({ scope }, world) => {
      const other = await world.scope({})
      const first = await scope.audit({ limit: 1 })
      await other.grant('bob', 'scope.viewer')
      return scope.audit({ limit: 1, ...next(first) })
    },
    '409 access_cursor_stale',
  ),
  ownRow(
    'a cursor after a revocation',
    async ({ scope }, world) => {
      const binding = await scope.grant('bob', 'scope.viewer')
      const first = await scope.audit({ limit: 1 })
      await world.revoke(binding)
      return scope.audit({ limit: 1, ...next(first) })
    },
    '409 access_cursor_stale',
  ),
  ownRow(
    'a cursor after a first save, which makes an owner',
    async ({ scope }) => {
      const first = await scope.audit({ limit: 1 })
      await scope.prompt()
      return scope.audit({ limit: 1, ...next(first) })
    },
    '409 access_cursor_stale',
  ),
  ownRow(
    'a cursor after a commit',
    async ({ scope }) => {
      const at = await scope.prompt()
      const first = await scope.audit({ limit: 1 })
      await scope.replace(
        at,
        {
          content: {
            schema_version: 'powercontext.prompt.v1',
            mode: 'custom',
            instructions: 'x',
            demonstrations: [],
          },
        },
        '"revision:1"',
      )
      return scope.audit({ limit: 1, ...next(first) })
    },
    '200',
  ),
  ownRow(
    'a stale cursor with another filter',
    async ({ scope }) => {
      const first = await scope.audit({ limit: 1 })
      await scope.grant('bob', 'scope.viewer')
      return scope.audit({ limit: 1, result: 'denied', ...next(first) })
    },
    '422 invalid_access_request',
  ),
  ownRow(
    'taken up again at the last event: nothing lost',
    async ({ scope, events }) => {
      const first = await scope.audit({ limit: 2 })
      await scope.grant('bob', 'scope.viewer')
      const last = page(first).items.at(-1)
      const rest = await scope.audit({
        limit: 500,
        ...range(last?.occurred_at, '2100-01-01T00:00:00Z'),
      })
      const cursorsSeen = new Set(
        [...page(first).items, ...page(rest).items].map((event) => event.cursor),
      )
      return events.every((event) => cursorsSeen.has(event.cursor))
    },
    true,
  ),
]

export const auditGroup: CaseGroup = {
  about: 'POST /v1/access/audit/list',
  cases: [...filters, ...times, ...resources, ...pages, ...cursors],
}
