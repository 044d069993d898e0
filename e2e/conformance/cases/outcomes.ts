import { randomUUID } from 'node:crypto'
import { requestOutcome } from '../../../src/components/requests/request-outcome'
import { outcomeFault } from '../../outcome-truth'
import type { CaseGroup, Difference } from '../case'
import { memoryServed, noFamily, ownerPending } from '../expectations'
import type { Answer } from '../http'
import { principalOf, type Person } from '../people'
import { custom, experience, type BindingRef, type ScopeWorld, type World } from '../world'
import { given, grant, readEvents } from './event-rows'

/** Sends a request and compares its status with what its events tell of it (contract §6.3). */
const told = (
  name: string,
  step: (scope: ScopeWorld, world: World) => Promise<Answer>,
  expect: string,
  differs?: Difference,
) =>
  given(
    name,
    async ({ scope, since }, world) => {
      const answer = await step(scope, world)
      const events = await readEvents(world, since, answer)
      const fault = outcomeFault(events, answer.status)
      if (fault) throw new Error(fault)
      if (events.length === 0) return `${answer.status} no event`
      const { outcome, authority } = requestOutcome(events, true)
      return `${answer.status} ${outcome}, ${authority ?? 'no authority told'}`
    },
    expect,
    differs,
  )

const ALLOWED = 'unknown, given'
const REFUSED = 'refused, denied'
const SUCCEEDED = 'succeeded, given'

const prompt = { family: 'prompt', prompt_key: 'skill.generate', content: custom('x') }
const topic = { family: 'topic-memory', content: { title: 't', summary: 's', detail: 'd' } }
const atomic = {
  family: 'atomic-memory',
  content: { kind: 'fact', text: 'It is so.' },
}

const contributing = async (scope: ScopeWorld) => {
  await scope.grant('ada', 'scope.contributor')
  return scope
}
const saved = async (scope: ScopeWorld, as: Person = 'ada', etag: string | null = '"revision:1"') =>
  scope.replace(await scope.prompt(), { content: custom('y') }, etag, { as })

const withBinding = async (
  scope: ScopeWorld,
  act: (binding: BindingRef) => { path: string; body: object },
  as: Person = 'ada',
) => {
  const { path, body } = act((await grant(scope, 'ada')).body as BindingRef)
  return scope.world.post(as, `/v1/access/bindings/${path}`, {
    ...body,
    idempotency_key: randomUUID(),
  })
}
const revoking = ({ binding_id, version }: BindingRef) => ({
  path: 'revoke',
  body: { binding_id, expected_version: version },
})
const replacing = ({ binding_id, version }: BindingRef) => ({
  path: 'replace',
  body: { binding_id, expected_version: version, replacement: { subject: principalOf('viewer') } },
})
const stale = ({ binding_id }: BindingRef) => ({
  path: 'revoke',
  body: { binding_id, expected_version: 9 },
})
const created = ({ body }: Answer) => (body as { artifact_id: string }).artifact_id

const ofScopes = [
  told('read a Scope', (scope) => scope.get(''), `200 ${ALLOWED}`),
  told('read a Scope, denied', (scope) => scope.get('', { as: 'stranger' }), `403 ${REFUSED}`),
  told('list Scopes', (_, world) => world.get('observer', '/v1/scopes?limit=1'), `200 ${ALLOWED}`),
  told('list Scopes, denied', (_, world) => world.get('ada', '/v1/scopes'), `403 ${REFUSED}`),
  told('read what the server can do', (_, world) => world.get('observer', '/v1/capabilities'), `200 ${ALLOWED}`), // prettier-ignore
  told('read what the server can do, denied', (_, world) => world.get('ada', '/v1/capabilities'), `403 ${REFUSED}`), // prettier-ignore
  told(
    'make a Scope',
    (_, world) => world.post('root', '/v1/scopes', { title: 'T', summary: 'S', idempotency_key: randomUUID() }), // prettier-ignore
    `201 ${ALLOWED}`,
  ),
  told(
    'make a Scope, denied',
    (_, world) => world.post('ada', '/v1/scopes', { title: 'T', summary: 'S', idempotency_key: randomUUID() }), // prettier-ignore
    `403 ${REFUSED}`,
  ),
  told(
    'change a Scope',
    (scope, world) => world.send({ as: 'ada', method: 'PUT', path: scope.path, body: { title: 'T', summary: 'S', expected_version: 1 } }), // prettier-ignore
    `200 ${ALLOWED}`,
  ),
  told(
    'change a Scope, denied',
    (scope, world) => world.send({ as: 'bob', method: 'PUT', path: scope.path, body: { title: 'T', summary: 'S', expected_version: 1 } }), // prettier-ignore
    `403 ${REFUSED}`,
  ),
]

const ofArtifacts = [
  told('save a Prompt first', (scope) => scope.create(prompt), `201 ${SUCCEEDED}`),
  told('save a Prompt first, denied', (scope) => scope.create(prompt, { as: 'stranger' }), `403 ${REFUSED}`), // prettier-ignore
  told(
    'save a Prompt first, when somebody else was',
    async (scope) => {
      await scope.create(prompt)
      return scope.create(prompt)
    },
    `409 ${ALLOWED}`,
  ),
  told('save a Prompt', (scope) => saved(scope), `200 ${ALLOWED}`),
  told('save a Prompt, denied', (scope) => saved(scope, 'stranger'), `403 ${REFUSED}`),
  told('save a Prompt on an old head', (scope) => saved(scope, 'ada', '"revision:9"'), `412 ${ALLOWED}`), // prettier-ignore
  told('save a Prompt without If-Match', (scope) => saved(scope, 'ada', null), `428 ${ALLOWED}`),
  told('read a Prompt with nothing saved', (scope) => scope.get('/prompts/skill.generate'), `200 ${ALLOWED}`), // prettier-ignore
  told(
    'read a Prompt',
    async (scope) => {
      await scope.prompt()
      return scope.get('/prompts/skill.generate')
    },
    `200 ${ALLOWED}`,
  ),
  told('read a Prompt, denied', (scope) => scope.get('/prompts/skill.generate', { as: 'stranger' }), `403 ${REFUSED}`), // prettier-ignore
  told('list Artifacts', (scope) => scope.get('/artifacts/prompt'), `200 ${ALLOWED}`),
  told('list Artifacts, denied', (scope) => scope.get('/artifacts/prompt', { as: 'stranger' }), `403 ${REFUSED}`), // prettier-ignore
  told('list Artifacts of an unknown family', (scope) => scope.get('/artifacts/bogus'), `422 ${ALLOWED}`), // prettier-ignore
  told('read a head', async (scope) => scope.get(`/artifacts/${await scope.prompt()}`), `200 ${ALLOWED}`), // prettier-ignore
  told('read a head, denied', async (scope) => scope.get(`/artifacts/${await scope.prompt()}`, { as: 'stranger' }), `403 ${REFUSED}`), // prettier-ignore
  told(
    'read a head that is known',
    async (scope) => scope.get(`/artifacts/${await scope.prompt()}`, { headers: { 'if-none-match': '"revision:1"' } }), // prettier-ignore
    `304 ${ALLOWED}`,
  ),
  told(
    'read a head that does not exist',
    (scope) => scope.get('/artifacts/prompt/skill.generate'),
    `404 ${ALLOWED}`,
    ownerPending(`503 ${REFUSED}`),
  ),
  told('list revisions', async (scope) => scope.get(`/artifacts/${await scope.prompt()}/revisions`), `200 ${ALLOWED}`), // prettier-ignore
  told('list revisions, denied', async (scope) => scope.get(`/artifacts/${await scope.prompt()}/revisions`, { as: 'stranger' }), `403 ${REFUSED}`), // prettier-ignore
  told('read a revision', async (scope) => scope.get(`/artifacts/${await scope.prompt()}/revisions/1`), `200 ${ALLOWED}`), // prettier-ignore
  told('read a revision, denied', async (scope) => scope.get(`/artifacts/${await scope.prompt()}/revisions/1`, { as: 'stranger' }), `403 ${REFUSED}`), // prettier-ignore
  told(
    'make an experience',
    async (scope) => (await contributing(scope)).create({ family: 'experience', content: experience('x') }), // prettier-ignore
    `201 ${SUCCEEDED}`,
  ),
  told(
    'make an experience, denied',
    (scope) => scope.create({ family: 'experience', content: experience('x') }),
    `403 ${REFUSED}`,
  ),
  told(
    'change an experience',
    async (scope) => {
      const at = await (await contributing(scope)).artifact('experience', experience('x'))
      return scope.replace(at, { content: experience('y') }, '"revision:1"')
    },
    `200 ${ALLOWED}`,
  ),
  told(
    'change an experience, denied',
    async (scope) => {
      const at = await (await contributing(scope)).artifact('experience', experience('x'))
      return scope.replace(at, { content: experience('y') }, '"revision:1"', { as: 'bob' })
    },
    `403 ${REFUSED}`,
  ),
  told(
    'make a topic memory',
    async (scope) => (await contributing(scope)).create(topic),
    `201 ${ALLOWED}`,
    noFamily('topic-memory', '422 no event'),
  ),
  told(
    'make an atomic memory',
    async (scope) => (await contributing(scope)).create(atomic),
    `201 ${SUCCEEDED}`,
    noFamily('atomic-memory', '422 no event'),
  ),
  told(
    'read an atomic memory',
    async (scope) => {
      const made = await (await contributing(scope)).create(atomic)
      return made.status === 201 ? scope.get(`/artifacts/atomic-memory/${created(made)}`) : made
    },
    `200 ${ALLOWED}`,
    noFamily('atomic-memory', '422 no event'),
  ),
  told(
    'change an atomic memory',
    async (scope) => {
      const made = await (await contributing(scope)).create(atomic)
      if (made.status !== 201) return made
      const content = { ...atomic.content, text: 'It is otherwise.' }
      return scope.replace(`atomic-memory/${created(made)}`, { content }, '"revision:1"')
    },
    `200 ${ALLOWED}`,
    noFamily('atomic-memory', '422 no event'),
  ),
  told('list memories', (scope) => scope.get('/artifacts/memory'), `422 ${ALLOWED}`, memoryServed(`200 ${ALLOWED}`)), // prettier-ignore
]

const ofAccess = [
  told('check what is allowed', (scope) => scope.check('ada', 'scope.admin'), `200 ${SUCCEEDED}`),
  told('check what is denied', (scope) => scope.check('stranger', 'scope.admin'), `200 ${SUCCEEDED}`), // prettier-ignore
  told('grant', (scope) => grant(scope, 'ada'), `201 ${SUCCEEDED}`),
  told('grant as an administrator of the server', (scope) => grant(scope, 'operator'), `201 ${SUCCEEDED}`), // prettier-ignore
  told('grant, denied', (scope) => grant(scope, 'stranger'), `403 ${REFUSED}`),
  told(
    'grant on an Artifact, denied',
    async (scope) => {
      const at = await (await contributing(scope)).artifact('experience', experience('x'))
      const [family = '', artifactId = ''] = at.split('/')
      const resource = { type: 'artifact', scope_id: scope.id, identity: { family, artifact_id: artifactId } } // prettier-ignore
      const body = { subject: principalOf('viewer'), resource, role: 'artifact.viewer', idempotency_key: randomUUID() } // prettier-ignore
      return scope.world.post('bob', '/v1/access/bindings/create', body)
    },
    `403 ${REFUSED}`,
  ),
  told('revoke', (scope) => withBinding(scope, revoking), `200 ${SUCCEEDED}`),
  told('revoke, denied', (scope) => withBinding(scope, revoking, 'stranger'), `403 ${REFUSED}`),
  told('revoke an old version', (scope) => withBinding(scope, stale), `409 ${ALLOWED}`),
  told('replace a binding', (scope) => withBinding(scope, replacing), `200 ${SUCCEEDED}`),
  told('replace a binding, denied', (scope) => withBinding(scope, replacing, 'stranger'), `403 ${REFUSED}`), // prettier-ignore
  told(
    'list the bindings of a Scope',
    (scope, world) => world.post('ada', '/v1/access/bindings/list', { management_resource: scope.resource }), // prettier-ignore
    `200 ${ALLOWED}`,
  ),
  told(
    'list the bindings of a Scope, denied',
    (scope, world) => world.post('stranger', '/v1/access/bindings/list', { management_resource: scope.resource }), // prettier-ignore
    `403 ${REFUSED}`,
  ),
  told(
    'list the bindings of the server, denied',
    (_, world) => world.post('ada', '/v1/access/bindings/list', { management_resource: world.server }), // prettier-ignore
    `403 ${REFUSED}`,
  ),
  told('list the audit of a Scope', (scope) => scope.audit(), `200 ${ALLOWED}`),
  told('list the audit of a Scope, denied', (scope) => scope.audit({}, 'stranger'), `403 ${REFUSED}`), // prettier-ignore
  told(
    'list the audit of the server, denied',
    (_, world) => world.post('ada', '/v1/access/audit/list', { resource: world.server }),
    `403 ${REFUSED}`,
  ),
  told(
    'list the audit of the server',
    (_, world) => world.post('operator', '/v1/access/audit/list', { resource: world.server, limit: 1 }), // prettier-ignore
    `200 ${ALLOWED}`,
  ),
]

export const outcomeGroup: CaseGroup = {
  about: 'what the events of a request tell of its end',
  cases: [...ofScopes, ...ofArtifacts, ...ofAccess],
}
