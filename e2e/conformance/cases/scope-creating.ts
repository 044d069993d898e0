import { randomUUID } from 'node:crypto'
import { rowsFrom } from '../case'
import { brief, normalise } from '../observe'
import type { World } from '../world'
import { plainScope } from './plain-scope'

type Body = Record<string, unknown>

const create = (world: World, more: Body = {}, as: Parameters<World['post']>[0] = 'root') =>
  world.post(as, '/v1/scopes', { title: 'T', summary: 'S', idempotency_key: randomUUID(), ...more })

const nothing = rowsFrom((world) => Promise.resolve(world))

export const creating = [
  nothing(
    'create: the Scope',
    async (world) => {
      const answer = await create(world)
      return [brief(answer), answer.headers.get('location'), normalise(answer.body)]
    },
    ['201', null, { ...plainScope, scope_id: '<other scope>', title: 'T', summary: 'S' }],
  ),
  nothing(
    'create: with everything',
    async (world) => {
      const parent = await world.scope({})
      const answer = await create(world, {
        parent_scope_id: parent.id,
        context_references: [parent.id],
        external_references: [{ kind: 'ticket', value: 'T-1' }],
      })
      return [brief(answer), parent.plain(answer.body)]
    },
    [
      '201',
      {
        ...plainScope,
        scope_id: '<other scope>',
        title: 'T',
        summary: 'S',
        parent_scope_id: '<scope>',
        context_references: ['<scope>'],
        external_references: [{ kind: 'ticket', value: 'T-1' }],
      },
    ],
  ),
  nothing(
    'create: the same key and body again',
    async (world) => {
      const idempotency_key = randomUUID()
      const first = await create(world, { idempotency_key })
      const second = await create(world, { idempotency_key })
      return [
        brief(first),
        brief(second),
        JSON.stringify(first.body) === JSON.stringify(second.body),
      ]
    },
    ['201', '201', true],
  ),
  nothing(
    'create: the same key and another body',
    async (world) => {
      const idempotency_key = randomUUID()
      return [
        await create(world, { idempotency_key }),
        await create(world, { idempotency_key, title: 'Other' }),
      ]
    },
    ['201', '409 scope_idempotency_conflict'],
  ),
  nothing('create: no credential', (world) => create(world, {}, null), '401 unauthorized'),
  nothing('create: no role', (world) => create(world, {}, 'stranger'), '403 forbidden'),
  nothing(
    'create: server.observer alone',
    (world) => create(world, {}, 'observer'),
    '403 forbidden',
  ),
  nothing(
    'create: a title of 256 characters',
    (world) => create(world, { title: 't'.repeat(256) }),
    '201',
  ),
  nothing(
    'create: a title of 257 characters',
    (world) => create(world, { title: 't'.repeat(257) }),
    '422 invalid_access_request',
  ),
  nothing(
    'create: an empty title',
    (world) => create(world, { title: '' }),
    '422 invalid_access_request',
  ),
  nothing(
    'create: a blank title',
    (world) => create(world, { title: ' ' }),
    '422 invalid_access_request',
  ),
  nothing(
    'create: no title',
    (world) => create(world, { title: undefined }),
    '422 invalid_access_request',
  ),
  nothing(
    'create: a title that is null',
    (world) => create(world, { title: null }),
    '422 invalid_access_request',
  ),
  nothing(
    'create: a title with blanks around it',
    (world) => create(world, { title: ' T ' }),
    '422 invalid_request value_error@title',
  ),
  nothing(
    'create: a summary of 2,000 characters',
    (world) => create(world, { summary: 's'.repeat(2000) }),
    '201',
  ),
  nothing(
    'create: a summary of 2,001 characters',
    (world) => create(world, { summary: 's'.repeat(2001) }),
    '422 invalid_access_request',
  ),
  nothing(
    'create: no summary',
    (world) => create(world, { summary: undefined }),
    '422 invalid_access_request',
  ),
  nothing(
    'create: no idempotency key',
    (world) => create(world, { idempotency_key: undefined }),
    '422 invalid_access_request',
  ),
  nothing(
    'create: an idempotency key of 257 characters',
    (world) => create(world, { idempotency_key: 'k'.repeat(257) }),
    '422 invalid_access_request',
  ),
  nothing(
    'create: a field that does not exist',
    (world) => create(world, { note: 'x' }),
    '422 invalid_access_request',
  ),
  nothing(
    'create: an id of its own',
    (world) => create(world, { scope_id: 'mine' }),
    '422 invalid_access_request',
  ),
  nothing(
    'create: a parent that does not exist',
    (world) => create(world, { parent_scope_id: 'scp_none' }),
    '404 scope_not_found',
  ),
  nothing(
    'create: a parent of 257 characters',
    (world) => create(world, { parent_scope_id: 's'.repeat(257) }),
    '422 invalid_access_request',
  ),
  nothing(
    'create: a context reference that does not exist',
    (world) => create(world, { context_references: ['scp_none'] }),
    '404 scope_not_found',
  ),
  nothing(
    'create: a context reference twice',
    async (world) => {
      const { id } = await world.scope({})
      return create(world, { context_references: [id, id] })
    },
    '422 invalid_request value_error@context_references',
  ),
  nothing(
    'create: an external reference twice',
    (world) => {
      const reference = { kind: 'ticket', value: 'T-1' }
      return create(world, { external_references: [reference, reference] })
    },
    '422 invalid_request value_error@external_references',
  ),
  ...(
    [
      ['no parent', { parent_scope_id: null }],
      ['no context references', { context_references: [] }],
      ['no external references', { external_references: [] }],
    ] as const
  ).map(([what, written]) =>
    nothing(
      `create: the same key again, with ${what} written out`,
      async (world) => {
        const idempotency_key = randomUUID()
        const first = await create(world, { idempotency_key })
        const second = await create(world, { idempotency_key, ...written })
        const third = await create(world, { idempotency_key, ...written, title: 'Another' })
        const same = JSON.stringify(first.body) === JSON.stringify(second.body)
        return [brief(first), brief(second), same, brief(third)]
      },
      ['201', '201', true, '409 scope_idempotency_conflict'],
    ),
  ),
  nothing(
    'create: the same key again, with the context references in another order',
    async (world) => {
      const scopes = [(await world.scope({})).id, (await world.scope({})).id]
      const idempotency_key = randomUUID()
      return [
        await create(world, { idempotency_key, context_references: scopes }),
        await create(world, { idempotency_key, context_references: scopes.toReversed() }),
      ]
    },
    ['201', '201'],
  ),
  nothing(
    'create: the same key again, with the external references in another order',
    async (world) => {
      const references = ['1', '2'].map((value) => ({ kind: 'ticket', value }))
      const idempotency_key = randomUUID()
      return [
        await create(world, { idempotency_key, external_references: references }),
        await create(world, { idempotency_key, external_references: references.toReversed() }),
      ]
    },
    ['201', '409 scope_idempotency_conflict'],
  ),
  nothing(
    'create: an external reference without a value',
    (world) => create(world, { external_references: [{ kind: 'ticket' }] }),
    '422 invalid_access_request',
  ),
  nothing(
    'create: bad fields and no role',
    (world) => create(world, { title: '' }, 'stranger'),
    '422 invalid_access_request',
  ),
  nothing(
    'create: not JSON',
    (world) => world.post('root', '/v1/scopes', '{'),
    '422 invalid_request json_invalid@body.1',
  ),
]
