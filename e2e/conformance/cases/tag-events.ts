import { noFamily } from '../expectations'
import { experience, type ScopeWorld } from '../world'
import { row } from './event-rows'
import { fewFamilies, Tagged } from './tag-rows'

const contributing = async (scope: ScopeWorld) => {
  await scope.grant('ada', 'scope.contributor')
  return new Tagged(scope, await scope.artifact('experience', experience('x')))
}
const saved = async (scope: ScopeWorld) => new Tagged(scope, await scope.prompt())
const made = async (scope: ScopeWorld, family: string, content: unknown) => {
  await scope.grant('ada', 'scope.contributor')
  const answer = await scope.create({ family, content })
  const { artifact_id: id = 'none' } = answer.body as { artifact_id?: string }
  return { answer, artifact: new Tagged(scope, `${family}/${id}`) }
}

const allowed = (operation: string, action: string, type = 'artifact') =>
  `${operation} · ada · ${action} · ${type} · allowed · role-binding · matched ada · a binding`
const owned = (operation: string, action: string) =>
  `${operation} · ada · ${action} · artifact · allowed · artifact-owner · matched ada · no binding`
const denied = (operation: string, action: string, type = 'artifact') =>
  `${operation} · stranger · ${action} · ${type} · denied · no-matching-binding · matched nobody · no binding`
const byOwner = (in100: unknown) => ({
  in100,
  about:
    'audit: 1.0.0 names ownership as the reason before a role, later versions a role before ownership',
})

const READ = 'get_artifact_tags'
const WRITE = 'replace_artifact_tags'
const topic = { title: 't', summary: 's', detail: 'd' }
const fact = { kind: 'fact', text: 'So.' }

/** What reading and replacing tags leaves in the audit. */
export const ofTags = [
  row(
    'read tags',
    async (scope) => (await contributing(scope)).read(),
    [allowed(READ, 'artifact.read')],
    byOwner([owned(READ, 'artifact.read')]),
  ),
  row('read tags, denied', async (scope) => (await contributing(scope)).read({ as: 'stranger' }), [
    denied(READ, 'artifact.read'),
  ]),
  row(
    'read tags that are known',
    async (scope) => {
      const artifact = await contributing(scope)
      return artifact.read({ headers: { 'if-none-match': await artifact.etag() } })
    },
    [allowed(READ, 'artifact.read')],
    byOwner([owned(READ, 'artifact.read')]),
  ),
  row(
    'read the tags of a topic memory',
    async (scope) => {
      const { answer, artifact } = await made(scope, 'topic-memory', topic)
      return answer.status === 201 ? artifact.read() : answer
    },
    [allowed(READ, 'scope.read', 'scope')],
    noFamily('topic-memory', []),
  ),
  row(
    'read the tags of an atomic memory',
    async (scope) => {
      const { answer, artifact } = await made(scope, 'atomic-memory', fact)
      return answer.status === 201 ? artifact.read() : answer
    },
    [allowed(READ, 'artifact.read')],
    noFamily('atomic-memory', []),
  ),
  row('read the tags of a family that does not exist', (scope) => scope.get('/artifacts/bogus/x/tags'), []), // prettier-ignore
  row('replace tags', async (scope) => (await contributing(scope)).write(['a']), [
    owned(WRITE, 'artifact.write'),
  ]),
  row(
    'replace tags, denied',
    async (scope) => (await contributing(scope)).write(['a'], { as: 'stranger' }),
    [denied(WRITE, 'artifact.write')],
  ),
  row(
    'replace the tags of a Prompt',
    async (scope) => (await saved(scope)).write(['a']),
    [allowed(WRITE, 'scope.admin', 'scope')],
    fewFamilies([owned(WRITE, 'artifact.write')]),
  ),
  row(
    'replace the tags of a topic memory',
    async (scope) => {
      const { answer, artifact } = await made(scope, 'topic-memory', topic)
      return answer.status === 201 ? artifact.write(['a']) : answer
    },
    [allowed(WRITE, 'scope.admin', 'scope')],
    noFamily('topic-memory', []),
  ),
  row(
    'replace the tags of an atomic memory',
    async (scope) => {
      const { answer, artifact } = await made(scope, 'atomic-memory', fact)
      return answer.status === 201 ? artifact.write(['a']) : answer
    },
    Array(3).fill(owned(WRITE, 'artifact.write')),
    noFamily('atomic-memory', []),
  ),
  row(
    'replace the tags of an atomic memory over another state',
    async (scope) => {
      const { answer, artifact } = await made(scope, 'atomic-memory', fact)
      return answer.status === 201 ? artifact.put({ tags: [] }, '"tags:0"') : answer
    },
    Array(2).fill(owned(WRITE, 'artifact.write')),
    noFamily('atomic-memory', []),
  ),
  row(
    'replace the tags of an atomic memory without If-Match',
    async (scope) => {
      const { answer, artifact } = await made(scope, 'atomic-memory', fact)
      return answer.status === 201 ? artifact.put({ tags: [] }, null) : answer
    },
    Array(2).fill(owned(WRITE, 'artifact.write')),
    noFamily('atomic-memory', []),
  ),
  row(
    'replace the tags of an atomic memory by what are none',
    async (scope) => {
      const { answer, artifact } = await made(scope, 'atomic-memory', fact)
      return answer.status === 201 ? artifact.write([' ']) : answer
    },
    Array(2).fill(owned(WRITE, 'artifact.write')),
    noFamily('atomic-memory', []),
  ),
  row(
    'replace tags over another state',
    async (scope) => (await contributing(scope)).put({ tags: [] }, '"tags:0"'),
    [owned(WRITE, 'artifact.write')],
  ),
  row(
    'replace tags without If-Match',
    async (scope) => (await contributing(scope)).put({ tags: [] }, null),
    [owned(WRITE, 'artifact.write')],
  ),
  row('replace tags by what are none', async (scope) => (await contributing(scope)).write([' ']), [
    owned(WRITE, 'artifact.write'),
  ]),
  row(
    'replace tags by a body that does not fit',
    async (scope) => (await contributing(scope)).write(['']),
    [],
  ),
  row(
    'replace the tags of a memory',
    (scope) => new Tagged(scope, 'memory/art_none').put({ tags: [] }, '"tags:0"'),
    [allowed(WRITE, 'scope.admin', 'scope')],
  ),
  row('list Artifacts by a tag', (scope) => scope.get('/artifacts/prompt?tag=a'), [
    allowed('list_artifacts', 'scope.read', 'scope'),
  ]),
  row('list Artifacts by what is no tag', (scope) => scope.get('/artifacts/prompt?tag=%20'), [
    allowed('list_artifacts', 'scope.read', 'scope'),
  ]),
]
