import { rowsFrom } from '../case'
import type { Answer } from '../http'
import { page, given, row, range } from './audit-rows'

const ownRow = rowsFrom(given)

const next = (answer: Answer) => ({ cursor: page(answer).next_cursor })

export const pages = [
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
export const cursors = [
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
