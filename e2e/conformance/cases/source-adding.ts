import { brief } from '../observe'
import type { Person } from '../people'
import type { ScopeWorld } from '../world'
import { row } from './create-requests'

const add = (scope: ScopeWorld, body: unknown, as: Person | null = 'ada') =>
  scope.world.post(as, `${scope.path}/sources`, body)

/** The answer to an addition, and what the path in its Location then answers. */
async function added(scope: ScopeWorld, content: unknown) {
  const answer = await add(scope, { content })
  const location = answer.headers.get('location') ?? '(no Location)'
  const read = await scope.get(location.replace(scope.path, ''))
  return [
    brief(answer),
    location.replace(scope.id, '<scope>').replace(/src_[0-9a-f]{32}$/, '<source>'),
    scope.plain(answer.body),
    scope.plain(read.body),
  ]
}

const madeOf = (content: unknown, digest: string, position = 1) => {
  const source = {
    receipt_identity: null,
    scope_id: '<scope>',
    source_type: 'content',
    source_id: '<source>',
    content,
    position,
    content_digest: `sha256:${digest}`,
  }
  return ['201', '/v1/scopes/<scope>/sources/content/<source>', source, source]
}

const NESTED = { z: 1, a: [{ y: null, b: 'e\u0301' }] }

export const sourceAdding = [
  row(
    'add a text',
    (scope) => added(scope, 'hello world'),
    madeOf('hello world', '9ddefe4435b21d901439e546d54a14a175a3493b9fd8fbf38d9ea6d3cbf70826'),
  ),
  row(
    'add an object: nothing of it is dropped or composed',
    (scope) => added(scope, NESTED),
    madeOf(NESTED, 'a5d18f1694f400af81c59a4a392e10ba593e9438fa07d04ac56ba3e6d5f5e0b6'),
  ),
  row(
    'add null, as the second Source',
    async (scope) => {
      await add(scope, { content: 'first' })
      return added(scope, null)
    },
    madeOf(null, '74234e98afe7498fb5daf1f36ac2d78acc339464f950703b8c019892f982b90b', 2),
  ),
  row(
    'add a text of 300,000 characters',
    async (scope) => {
      const content = '\u{1f642}x'.repeat(150_000)
      const answer = await add(scope, { content, source_type: 'content' })
      const read = await scope.get(answer.headers.get('location')?.replace(scope.path, '') ?? '')
      return [
        brief(answer),
        [answer, read].map((one) => (one.body as { content: unknown }).content === content),
      ]
    },
    ['201', [true, true]],
  ),
  row(
    'add a blank text',
    (scope) => add(scope, { content: ' \n' }),
    '422 invalid_request {"field":"content","reason":"content text must not be blank"}',
    {
      in100: '201',
      about: 'Source: 1.0.0 takes a blank text',
    },
  ),
  row(
    'add what looks like the receipt of a handoff',
    (scope) => add(scope, { content: { schema: 'powercontext.handoff-receipt.v1' } }),
    '422 invalid_request {"field":"content","reason":"uses a server-reserved handoff receipt schema"}',
  ),
  row('add nothing', (scope) => add(scope, {}), '422 invalid_access_request'),
  row(
    'add with another type',
    (scope) => add(scope, { content: 'x', source_type: 'other' }),
    '422 invalid_access_request',
  ),
  row(
    'add with a field that does not exist',
    (scope) => add(scope, { content: 'x', more: 1 }),
    '422 invalid_access_request',
  ),
  row(
    'add without scope.contribute',
    async (scope) => {
      await scope.grant('viewer', 'scope.viewer')
      return [
        await add(scope, { content: 'x' }, 'viewer'),
        await add(scope, { content: 'x' }, null),
      ]
    },
    ['403 forbidden', '401 unauthorized'],
  ),
  row(
    'adding and reading leave one event each',
    async (scope) => {
      const answer = await add(scope, { content: 'x' })
      await scope.get(answer.headers.get('location')?.replace(scope.path, '') ?? '')
      await scope.get('/sources/content/src_none')
      const { items } = (await scope.audit()).body as { items: Record<string, unknown>[] }
      return items
        .filter(({ operation }) => String(operation).endsWith('_source'))
        .map(({ operation, action, allowed, reason_code, resource }) => [
          operation,
          action,
          allowed,
          reason_code,
          scope.plain(resource),
        ])
    },
    [
      ['create_source', 'scope.contribute'],
      ['get_source', 'scope.read'],
      ['get_source', 'scope.read'],
    ].map((each) => [...each, true, 'role-binding', { type: 'scope', scope_id: '<scope>' }]),
  ),
]
