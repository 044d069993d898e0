import { randomUUID } from 'node:crypto'
import type { Case, Difference } from '../case'
import type { Answer } from '../http'
import { brief } from '../observe'
import { principalOf, type Person } from '../people'
import { custom, experience, type ScopeWorld, type World } from '../world'
import { given, readEvents } from './event-rows'
import { fewFamilies } from './tag-rows'

type Route = {
  method: 'POST' | 'PUT'
  path: string
  body: unknown
  headers?: Record<string, string>
}
type Asked = (scope: ScopeWorld, world: World) => Route | Promise<Route>

const NOT_JSON = '422 invalid_request model_attributes_type@body'

/** The answers to a body that is right and not said to be JSON, and the decisions that each leaves. */
async function answersTo(
  ask: Asked,
  who: Person,
  { scope, since }: { scope: ScopeWorld; since: string },
  world: World,
) {
  await scope.grant('ada', 'scope.contributor')
  const route = await ask(scope, world)
  const seen: string[] = []
  for (const as of [who, 'stranger'] as const) {
    const headers = { ...route.headers, 'content-type': 'text/plain' }
    const answer: Answer = await world.send({ as, ...route, headers })
    const events = await readEvents(world, since, answer)
    seen.push(
      brief(answer),
      ...events.map((event) => `${event.action} ${event.allowed ? 'allowed' : 'denied'}`),
    )
  }
  return seen
}

/** A row of a route: somebody who may do it, and a stranger, send it a body that is not said to be JSON. */
const row = (
  name: string,
  ask: Asked,
  expect: readonly string[],
  { who = 'ada', differs }: { who?: Person; differs?: Difference } = {},
): Case =>
  given(
    `a body that is not said to be JSON: ${name}`,
    async (made, world) => answersTo(ask, who, made, world),
    expect,
    differs,
  )

/** The decision comes first: it refuses the stranger, and the body the other one. */
const decided = (action: string, refusal = NOT_JSON) => [
  refusal,
  `${action} allowed`,
  '403 forbidden',
  `${action} denied`,
]
/** The body is refused before anything is decided. */
const undecided = (refusal = NOT_JSON) => [refusal, refusal]

const post = (path: string, body: unknown): Route => ({ method: 'POST', path, body })
const put = (path: string, body: unknown): Route => ({ method: 'PUT', path, body })
const key = () => ({ idempotency_key: randomUUID() })
const artifacts = (scope: ScopeWorld) => `${scope.path}/artifacts`
const binding = async (scope: ScopeWorld) => {
  const { binding_id } = await scope.grant('bob', 'scope.viewer')
  return { binding_id, expected_version: 1, ...key() }
}
const search = (family: string) => (scope: ScopeWorld) =>
  post(`${artifacts(scope)}/${family}/search`, { query: 'x' })
const noSearch = {
  in100: ['405 without the error body', '405 without the error body'],
  about: 'search within a family: 1.0.0 has none',
}

/** Which of the routes with a body decide before they look at its Content-Type. */
export const ofUndeclared = [
  row('check', ({ resource }) => post('/v1/access/check', { requirements: [{ action: 'scope.read', resource }] }), undecided('422 invalid_access_request')), // prettier-ignore
  row('roles', () => post('/v1/access/roles/list', {}), undecided()),
  row('resources', () => post('/v1/access/resources/list', { action: 'scope.read', resource_type: 'scope' }), undecided()), // prettier-ignore
  row('bindings', ({ resource }) => post('/v1/access/bindings/list', { management_resource: resource }), undecided()), // prettier-ignore
  row('grant', ({ resource }) => post('/v1/access/bindings/create', { subject: principalOf('bob'), role: 'scope.viewer', resource, ...key() }), undecided()), // prettier-ignore
  row('revoke', async (scope) => post('/v1/access/bindings/revoke', await binding(scope)), undecided()), // prettier-ignore
  row('replace a binding', async (scope) => post('/v1/access/bindings/replace', { ...(await binding(scope)), replacement: { subject: principalOf('bob') } }), undecided()), // prettier-ignore
  row('audit of a Scope', ({ resource }) => post('/v1/access/audit/list', { resource }), undecided()), // prettier-ignore
  row('audit of the server', (_, { server }) => post('/v1/access/audit/list', { resource: server }), undecided(), { who: 'root' }), // prettier-ignore
  row('create a Scope', () => post('/v1/scopes', { title: 'T', summary: 'S', ...key() }), decided('server.admin'), { who: 'root' }), // prettier-ignore
  row('change a Scope', ({ path }) => put(path, { title: 'T', summary: 'S', expected_version: 1 }), decided('scope.admin')), // prettier-ignore
  row('choose the default Scope', ({ id }) => put('/v1/scopes/default', { scope_id: id }), decided('server.admin'), { who: 'root' }), // prettier-ignore
  row('add a Source', ({ path }) => post(`${path}/sources`, { content: 'x' }), decided('scope.contribute')), // prettier-ignore
  row('create an experience', (scope) => post(artifacts(scope), { family: 'experience', content: experience('x') }), decided('scope.contribute')), // prettier-ignore
  row('create a Prompt', (scope) => post(artifacts(scope), { family: 'prompt', prompt_key: 'skill.generate', content: custom('x') }), decided('scope.admin')), // prettier-ignore
  row('replace tags', async (scope) => put(`${artifacts(scope)}/${await scope.artifact('experience', experience('x'))}/tags`, { tags: ['a'] }), decided('artifact.write')), // prettier-ignore
  row('replace the tags of a Prompt', async (scope) => put(`${artifacts(scope)}/${await scope.prompt()}/tags`, { tags: ['a'] }), decided('scope.admin'), { differs: fewFamilies(decided('artifact.write', '422 invalid_request enum@path.family model_attributes_type@body')) }), // prettier-ignore
  row('query tags', ({ path }) => post(`${path}/artifact-tags/query`, { tags: ['a'] }), decided('scope.read')), // prettier-ignore
  row('stats', ({ id }) => post('/v1/stats', { selection: { mode: 'exact', scope_ids: [id] } }), decided('scope.read')), // prettier-ignore
  row('search experiences', search('experience'), decided('scope.read'), { differs: noSearch }),
  row('search topic memories', search('topic-memory'), decided('scope.read'), { differs: noSearch }), // prettier-ignore
  row('search what is no family', search('bogus'), decided('scope.read'), { differs: noSearch }),
]
