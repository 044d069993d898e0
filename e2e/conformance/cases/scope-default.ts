import { rowsFrom } from '../case'
import { brief } from '../observe'
import type { World } from '../world'

const row = rowsFrom((world) => world.scope())
const PATH = '/v1/scopes/default'

const choose = (world: World, scopeId: unknown, as: 'root' | 'ada' | null = 'root') =>
  world.send({ as, method: 'PUT', path: PATH, body: { scope_id: scopeId } })

/** The word `default` names the Scope that an administrator of the server has chosen: no Scope is called so. */
export const choosing = [
  row(
    'default: the Scope that was chosen',
    async (scope, world) => {
      const chosen = await choose(world, scope.id)
      const read = await world.get('root', PATH)
      return [brief(chosen), brief(read), JSON.stringify(chosen.body) === JSON.stringify(read.body)]
    },
    ['200', '200', true],
  ),
  row(
    'default: a query that it does not know',
    async (scope, world) => {
      await choose(world, scope.id)
      return world.get('root', `${PATH}?x=1`)
    },
    '200',
  ),
  row(
    'default: reading it takes server.observe, choosing it server.admin',
    async (scope, world) => [
      await world.get('ada', PATH),
      await world.get(null, PATH),
      await choose(world, scope.id, 'ada'),
      await choose(world, scope.id, null),
    ],
    ['403 forbidden', '401 unauthorized', '403 forbidden', '401 unauthorized'],
  ),
  row(
    'default: each leaves one audit event, on the server',
    async (scope, world) => {
      // Other cases leave events that the server cannot list, so this range begins with the requests of this case.
      const start = new Date().toISOString()
      const answers = [await choose(world, scope.id), await world.get('ada', PATH)]
      const end = new Date(Date.now() + 60_000).toISOString()
      const events: { request_id: string; operation: string; action: string }[] = []
      for (let cursor: string | null | undefined; cursor !== null;) {
        const page = await world.post('root', '/v1/access/audit/list', {
          resource: world.server,
          time_range: { start, end },
          cursor,
          limit: 500,
        })
        const { items, next_cursor } = page.body as {
          items: typeof events
          next_cursor: string | null
        }
        events.push(...items)
        cursor = next_cursor
      }
      return answers.map(({ requestId }) =>
        events
          .filter(({ request_id }) => request_id === requestId)
          .map(({ operation, action }) => `${operation} ${action}`),
      )
    },
    [['set_default_scope server.admin'], ['get_default_scope server.observe']],
  ),
  row(
    'default: what cannot be chosen',
    async (_, world) => [
      await choose(world, 'scp_none'),
      await choose(world, undefined),
      await choose(world, null),
      await choose(world, ''),
    ],
    [
      '404 scope_not_found',
      '422 invalid_access_request',
      '422 invalid_access_request',
      '422 invalid_access_request',
    ],
  ),
  row(
    'default: other methods',
    async (_, world) => {
      const answer = await world.post('root', PATH, {})
      return [brief(answer), answer.headers.get('allow')]
    },
    ['405 without the error body', 'GET'],
  ),
]
