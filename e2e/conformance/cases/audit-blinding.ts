import { formatInstant, parseInstant } from '../../../src/lib/date/micros'
import { readingRowsFrom, rowsFrom, type Case, type Difference } from '../case'
import { ownerPending } from '../expectations'
import type { Answer } from '../http'
import { brief } from '../observe'
import { AUTO, type ScopeWorld, type World } from '../world'
import { page, range, seen } from './audit-rows'
import { inOneLine, readEvents } from './event-rows'

/** What the server answers in place of a page that would hold an event about an impossible Artifact id. */
const UNREADABLE = '422 invalid_request string_pattern_mismatch@artifact_id'
const NOT_TAKEN = '422 invalid_access_request'

const microsOf = (instant: string) => {
  const micros = parseInstant(instant)
  if (micros === null) throw new Error(`${instant} is no instant.`)
  return micros
}

/** A list from one microsecond to another, the second one excluded. */
const between = (scope: ScopeWorld, start: number, end: number, more: object = {}) =>
  scope.audit({ ...range(formatInstant(start), formatInstant(end)), ...more })

/**
 * Makes a Scope in whose audit a stranger has read it, asked for an Artifact that cannot exist, and read it again. The
 * server's audit is unreadable from then on as well: whoever lists it begins later.
 */
async function given(world: World) {
  const scope = await world.scope({ ada: ['scope.admin'] })
  const as = 'stranger' as const
  const before = await scope.get('', { as })
  const bad = await scope.get('/artifacts/skill/%C3%BC', { as })
  const after = await scope.get('', { as })
  const readable = page(await scope.audit({ action: 'scope.read' })).items
  const eventOf = (answer: Answer) => {
    const event = readable.find(({ request_id }) => request_id === answer.requestId)
    if (!event) throw new Error('A refused request left no event that can be read.')
    return { cursor: event.cursor, at: microsOf(event.occurred_at) }
  }
  const [first, last] = [eventOf(before), eventOf(after)]
  return { scope, bad, first, last, at: await instantOf(scope, first.at, last.at) }
}

/** The instant of the unreadable event between two others: whatever range holds it is refused, so halves of ranges find it. */
async function instantOf(scope: ScopeWorld, after: number, before: number) {
  let [start, end] = [after + 1, before]
  while (end - start > 1) {
    const middle = Math.floor((start + end) / 2)
    const { status } = await between(scope, start, middle)
    if (status === 422) end = middle
    else start = middle
  }
  return start
}

const row = readingRowsFrom(given)
/** How many events the Scope's audit has before the unreadable one. */
const countBefore = async ({ scope, at }: Awaited<ReturnType<typeof given>>) =>
  page(await between(scope, 0, at, { limit: 500 })).items.length
const cursorOf = (answer: Answer) => page(answer).next_cursor

const pages = [
  row(
    'the request is refused, and leaves one event',
    async ({ bad, first, last }) => [brief(bad), last.cursor - first.cursor],
    ['403 forbidden', 2],
  ),
  row('the list that would hold it', ({ scope }) => scope.audit(), UNREADABLE),
  row('… with the highest limit', ({ scope }) => scope.audit({ limit: 500 }), UNREADABLE),
  row(
    '… for an administrator of the server',
    ({ scope }) => scope.audit({}, 'operator'),
    UNREADABLE,
  ),
  row(
    '… of the server',
    ({ first, last }, world) =>
      world.post('operator', '/v1/access/audit/list', {
        resource: world.server,
        ...range(formatInstant(first.at), formatInstant(last.at)),
      }),
    UNREADABLE,
  ),
  row('… for somebody who may not read it', ({ scope }) => scope.audit({}, 'bob'), '403 forbidden'),
  row(
    'the list of another Scope',
    async (_, world) => (await world.scope({ ada: ['scope.admin'] })).audit(),
    '200',
  ),
  row(
    'a page that ends right before it',
    async (world) => {
      const read = await world.scope.audit({ limit: await countBefore(world) })
      return [
        brief(read),
        page(read).items.at(-1)?.cursor === world.first.cursor,
        cursorOf(read) !== null,
      ]
    },
    ['200', true, true],
  ),
  row(
    'a page that is longer by one',
    async (world) => world.scope.audit({ limit: (await countBefore(world)) + 1 }),
    UNREADABLE,
  ),
  row(
    'the page after the one before it',
    async (world) => {
      const limit = await countBefore(world)
      const cursor = cursorOf(await world.scope.audit({ limit }))
      return world.scope.audit({ limit: 1, cursor })
    },
    UNREADABLE,
  ),
  // In a Scope of its own: it reads the server's audit from there on, and others may have made it unreadable since.
  rowsFrom(given)(
    'the events of a list that was refused so',
    async ({ scope, last }, world) => {
      const failed = await scope.audit()
      const events = await readEvents(world, formatInstant(last.at), failed)
      return [failed, ...events.map(inOneLine)]
    },
    [
      UNREADABLE,
      'list_access_audit · ada · scope.admin · scope · allowed · role-binding · matched ada · a binding',
      'list_access_audit · ada · server.admin · server · denied · no-matching-binding · matched nobody · no binding',
    ],
  ),
]

const stranger = { subject: { type: 'user', id: 'stranger' } }
const filters = [
  row(
    'what others did',
    ({ scope }) => scope.audit({ subject: { type: 'user', id: 'ada' } }),
    '200',
  ),
  row('what its caller did', ({ scope }) => scope.audit(stranger), UNREADABLE),
  row(
    'another action',
    async ({ scope }) => seen(await scope.audit({ action: 'scope.read' })),
    'get_scope get_scope',
  ),
  row('its action', ({ scope }) => scope.audit({ action: 'artifact.read' }), UNREADABLE),
  row('the other result', ({ scope }) => scope.audit({ result: 'allowed' }), '200'),
  row('its result', ({ scope }) => scope.audit({ result: 'denied' }), UNREADABLE),
]

const times = [
  row(
    'up to its microsecond',
    async ({ scope, first, at }) => seen(await between(scope, first.at, at)),
    'get_scope',
  ),
  row('its microsecond', ({ scope, at }) => between(scope, at, at + 1), UNREADABLE),
  row(
    'from the next microsecond',
    async ({ scope, last, at }) => seen(await between(scope, at + 1, last.at + 1)),
    'get_scope',
  ),
  row(
    'the microsecond before',
    async ({ scope, at }) => seen(await between(scope, at - 1, at)),
    '',
  ),
  row(
    'from half a microsecond later',
    ({ scope, at }) => {
      const half = formatInstant(at).replace(
        /(\.\d{6})?Z$/,
        (_, digits?: string) => `${digits ?? '.000000'}500Z`,
      )
      return scope.audit(range(half, formatInstant(at + 1)))
    },
    UNREADABLE,
  ),
]

const ownRow = rowsFrom((world) => world.scope({ ada: ['scope.admin'], viewer: ['scope.viewer'] }))
/** The answer to a request without any role, and then the Scope's audit. */
const after = (
  name: string,
  request: (scope: ScopeWorld, world: World) => Promise<Answer>,
  expect: readonly [string, string],
  differs?: Difference,
) =>
  ownRow(
    name,
    async (scope, world) => [await request(scope, world), await scope.audit({ limit: 500 })],
    expect,
    differs,
  )
const skill = (id: string) => (scope: ScopeWorld) =>
  scope.get(`/artifacts/skill/${id}`, { as: 'stranger' })

const ids: readonly Case[] = [
  after('an id with a space inside', skill('a%20b'), ['403 forbidden', UNREADABLE]),
  after('an id with a NUL', skill('a%00b'), ['403 forbidden', UNREADABLE]),
  after('an id with a DEL', skill('a%7Fb'), ['403 forbidden', UNREADABLE]),
  after('an id that hides', skill('%E2%80%8B'), ['403 forbidden', UNREADABLE]),
  after('an id of 128 emojis', skill('%F0%9F%98%80'.repeat(128)), ['403 forbidden', UNREADABLE]),
  after('an id of 129 emojis', skill('%F0%9F%98%80'.repeat(129)), [NOT_TAKEN, '200']),
  after('an id with a space at its end', skill('a%20'), [NOT_TAKEN, '200']),
  after('an id with a line feed at its end', skill('a%0A'), [NOT_TAKEN, '200']),
  after('an id of every kind of printable character', skill('!%2F~%25%3F%23'), [
    '403 forbidden',
    '200',
  ]),
  {
    ...after('an id that is no text', skill('a%FFb'), ['403 forbidden', UNREADABLE]),
    embedded: {
      expect: ['403 forbidden', '200'],
      why: 'Bytes that are no UTF-8 stay in an address as they are written, and that can be read.',
    },
  },
]

const BAD = 'skill/%C3%BC'
const as = 'stranger' as const
const artifact = (scope: ScopeWorld) => ({
  type: 'artifact',
  scope_id: scope.id,
  identity: { family: 'skill', artifact_id: '\u00fc' },
})
const content = { name: 'n', description: 'd', instructions: 'i', validation: [] }
const entries = (more: object) => ({
  content: { entries: [{ kind: 'fact', text: 'A fact.', ...more }] },
})
const FINE = ['403 forbidden', '200'] as const
const BLINDED = ['403 forbidden', UNREADABLE] as const

const requests: readonly Case[] = [
  after('for its revisions', (scope) => scope.get(`/artifacts/${BAD}/revisions`, { as }), BLINDED),
  after('for one revision', (scope) => scope.get(`/artifacts/${BAD}/revisions/1`, { as }), BLINDED),
  after(
    'for a revision that is no number',
    (scope) => scope.get(`/artifacts/${BAD}/revisions/x`, { as }),
    BLINDED,
  ),
  after(
    'for a Prompt as an Artifact',
    (scope) => scope.get('/artifacts/prompt/%C3%BC', { as }),
    BLINDED,
  ),
  after('to commit', (scope) => scope.replace(BAD, { content }, '"revision:1"', { as }), BLINDED),
  after(
    'to commit without an ETag',
    (scope) => scope.replace(BAD, { content }, null, { as }),
    BLINDED,
  ),
  after(
    'to commit a body that does not fit',
    (scope) => scope.replace(BAD, { text: '' }, '"revision:1"', { as }),
    [NOT_TAKEN, '200'],
  ),
  after(
    'to commit a Prompt',
    (scope) => scope.replace('prompt/%C3%BC', { content: AUTO }, '"revision:1"', { as }),
    FINE,
  ),
  after(
    'to commit to a memory',
    (scope) => scope.replace('memory/%C3%BC', entries({}), '"revision:1"', { as }),
    FINE,
  ),
  after(
    'to commit to an entry of a memory',
    (scope) => scope.replace('memory/%C3%BC', entries({ entry_id: 'x' }), '"revision:1"', { as }),
    BLINDED,
  ),
  after(
    'to commit to an entry called so',
    (scope) => scope.replace('memory/x', entries({ entry_id: '\u00fc' }), '"revision:1"', { as }),
    [NOT_TAKEN, '200'],
  ),
  after('for a memory', (scope) => scope.get('/artifacts/memory/%C3%BC', { as }), FINE),
  after('for a topic memory', (scope) => scope.get('/artifacts/topic-memory/%C3%BC', { as }), FINE),
  after("for a Prompt's key", (scope) => scope.get('/prompts/%C3%BC', { as }), FINE),
  after('for a family called so', (scope) => scope.get('/artifacts/%C3%BC', { as }), FINE),
  after('for an Artifact of such a family', (scope) => scope.get('/artifacts/%C3%BC/x', { as }), [
    NOT_TAKEN,
    '200',
  ]),
  after('for a decision on it', (scope) => scope.check(as, 'artifact.read', artifact(scope)), [
    NOT_TAKEN,
    '200',
  ]),
  after(
    'for bindings of it',
    (scope, world) =>
      world.post('ada', '/v1/access/bindings/list', { management_resource: artifact(scope) }),
    [NOT_TAKEN, '200'],
  ),
  ownRow(
    'for a Scope called so',
    async (_, world) => {
      const resource = { type: 'scope', scope_id: '\u00fc' }
      await world.get('stranger', '/v1/scopes/%C3%BC')
      return world.post('operator', '/v1/access/audit/list', { resource })
    },
    '200',
  ),
  after(
    'by a reader of the Scope',
    (scope) => scope.get(`/artifacts/${BAD}`, { as: 'viewer' }),
    ['422 invalid_request string_pattern_mismatch@path.artifact_id', UNREADABLE],
    ownerPending(['503 artifact_owner_pending', UNREADABLE]),
  ),
  ownRow(
    'by a reader of the Scope, and what was allowed',
    async (scope) => {
      await scope.get(`/artifacts/${BAD}`, { as: 'viewer' })
      return scope.audit({ result: 'allowed' })
    },
    UNREADABLE,
    ownerPending('200'),
  ),
]

const named = (about: string, cases: readonly Case[]) =>
  cases.map((one) => ({ ...one, name: `${about}: ${one.name}` }))

export const blinding: readonly Case[] = [
  ...named('an event that cannot be read', pages),
  ...named('an event that cannot be read, filtered', filters),
  ...named('an event that cannot be read, by time', times),
  ...named('readable or not after a request for', ids),
  ...named('readable or not after a request', requests),
]
