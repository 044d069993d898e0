import { etagOf } from '../../src/api/contract/artifacts'
import type { Exchange } from './events'
import { digestOf, type Key } from './model'
import type { Caller, World } from './world'

const READERS = ['scope.viewer', 'scope.contributor', 'scope.reviewer', 'scope.delegator']

type Fail = (rule: string) => never
type Body = Record<string, unknown>

/** Compares an answer with the model, and brings the model up to date with it. */
export function apply(
  world: World,
  caller: Caller | 'nobody',
  { route, status, scopeId, family, artifactId, revision, sent, answered }: Exchange,
  headers: Headers,
  fail: Fail,
) {
  const { model } = world
  const done = status < 300
  const key: Key = { scopeId, family, artifactId }
  const now = Date.now() + world.ahead * 1000
  switch (route) {
    case 'scope':
    case 'artifacts': {
      if (world.mode === 'disabled' || caller === 'nobody') break
      const reads = model.holds(caller, `scope ${scopeId}`, READERS, now)
      if (reads && status === 403) fail('A reader of the Scope was denied.')
      if (!reads && (done || status === 404)) fail('Somebody without a role reads the Scope.')
      break
    }
    case 'createScope':
    case 'updateScope':
      if (done) rememberScope(world, route, sent, answered, fail)
      break
    case 'createSource':
    case 'source':
      if (done) checkSource(world, route, scopeId, sent, answered, fail)
      break
    case 'create':
      if (done) {
        const created = keyOf(answered)
        const [own] = answered['sources'] as { source_id: string }[]
        if (own) world.sources.push({ scopeId, sourceId: own.source_id, digest: null })
        if (created.scopeId !== scopeId) fail('The Artifact is in another Scope.')
        if (headers.get('ETag') !== etagOf(1)) fail('A new Artifact has the ETag of revision 1.')
        model.commit(created, Number(answered['revision']), null)
      }
      break
    case 'replace':
      checkReplacement(world, key, status, sent, answered, headers, fail)
      break
    case 'tags':
    case 'replaceTags': {
      if (!done) break
      const etag = headers.get('ETag') ?? ''
      const written = route === 'replaceTags' ? (sent['tags'] as string[]) : null
      const told = answered['tags'] as string[]
      if (written && [...told].sort().join('\n') !== [...written].sort().join('\n')) {
        fail('The tags are not those that were sent.')
      }
      const known = world.tagEtags.get(JSON.stringify(key))
      if (!written && known !== undefined && known !== etag) fail('The tags changed by themselves.')
      world.tagEtags.set(JSON.stringify(key), etag)
      break
    }
    case 'artifact':
      if (!done && status !== 304) break
      if (headers.get('ETag') !== etagOf(model.head(key) ?? 0)) fail('The head is another one.')
      if (done) checkRevision(world, key, model.head(key) ?? 0, answered, fail)
      break
    case 'revision':
      if (done) checkRevision(world, key, Number(revision), answered, fail)
      break
    case 'prompt':
      if (done) {
        const etag = model.head({ scopeId, family: 'prompt', artifactId: family })
        if (answered['artifact_etag'] !== (etag === null ? null : etagOf(etag))) {
          fail('The configuration names another head.')
        }
      }
      break
    case 'grant':
      if (done) {
        requireKept(sent['subject'], answered['subject'], 'id', fail)
        requireKept(sent['resource'], answered['resource'], 'scope_id', fail)
        rememberGrant(world, answered)
      }
      break
    case 'revoke':
      if (done) model.grants.delete(String(answered['binding_id']))
      break
    case 'regrant':
      if (done) {
        model.grants.delete(String((answered['previous'] as Body)['binding_id']))
        rememberGrant(world, answered['current'] as Body)
      }
      break
    case 'audit':
      if (done) checkOrder(answered, fail)
      break
  }
}

const keyOf = (answered: Body): Key => ({
  scopeId: String(answered['scope_id']),
  family: String(answered['family']),
  artifactId: String(answered['artifact_id']),
})

/** What is kept is what was sent, to the last character: half of a name is another name. */
function requireKept(sent: unknown, answered: unknown, name: string, fail: Fail) {
  if ((sent as Body)[name] !== (answered as Body)[name]) fail(`The ${name} is not the one sent.`)
}

function rememberScope(world: World, route: string, sent: Body, answered: Body, fail: Fail) {
  const id = String(answered['scope_id'])
  const version = Number(answered['version'])
  const known = world.model.scopeVersions.get(id) ?? 0
  if (route === 'updateScope' || known === 0) requireKept(sent, answered, 'title', fail)
  // A repeated creation answers with the Scope as it is by now.
  const expected = route === 'createScope' ? Math.max(known, 1) : known + 1
  if (version !== expected) fail(`The Scope's version is not ${expected}.`)
  world.model.scopeVersions.set(id, version)
  if (!world.scopeIds.includes(id)) world.scopeIds.push(id)
}

function checkReplacement(
  world: World,
  key: Key,
  status: number,
  sent: Body,
  answered: Body,
  headers: Headers,
  fail: Fail,
) {
  const head = world.model.head(key)
  if (status === 412) {
    const { details } = answered['error'] as { details: Body }
    if (details['current_etag'] !== etagOf(head ?? 0)) fail('412 names another head.')
    if (details['provided_etag'] === details['current_etag']) fail('412 for the current ETag.')
  }
  if (status !== 200) return
  if (head === null) fail('A replacement of what does not exist.')
  const revision = Number(answered['revision'])
  const digest = digestOf(answered['content'])
  if (answered['content_digest'] !== digest) fail(`The digest of the content is ${digest}.`)
  if (headers.get('ETag') !== etagOf(revision)) fail('The ETag names another revision.')
  if (Number(answered['revision']) !== (head ?? 0) + 1) fail('Not the next revision.')
  const from = (sent['restored_from_revision'] ?? null) as number | null
  if ((answered['restored_from_revision'] ?? null) !== from && key.family !== 'profile') {
    fail('Not the restore that was asked for.')
  }
  world.model.commit(key, revision, digest)
}

function checkRevision(world: World, key: Key, revision: number, answered: Body, fail: Fail) {
  const digest = digestOf(answered['content'])
  if (answered['revision'] !== revision) fail('The answer is another revision.')
  if (answered['content_digest'] !== digest) fail(`The digest of the content is ${digest}.`)
  const known = world.model.digest(key, revision)
  if (known !== null && known !== digest) fail('A revision has changed.')
}

function checkSource(
  world: World,
  route: 'createSource' | 'source',
  scopeId: string,
  sent: Body,
  answered: Body,
  fail: Fail,
) {
  const digest = digestOf(answered['content'])
  const sourceId = String(answered['source_id'])
  if (answered['content_digest'] !== digest) fail(`The digest of the Source is ${digest}.`)
  if (answered['scope_id'] !== scopeId) fail('The Source is of another Scope.')
  if (route === 'createSource') {
    if (digestOf(sent['content']) !== digest) fail('The Source is not the one sent.')
    world.sources.push({ scopeId, sourceId, digest })
    return
  }
  const known = world.sources.find((source) => source.sourceId === sourceId)
  if (known?.digest !== null && known?.digest !== digest) fail('A Source has changed.')
}

function rememberGrant(world: World, binding: Body) {
  const id = String(binding['binding_id'])
  const subject = binding['subject'] as Body
  const resource = binding['resource'] as Body
  const expires = binding['expires_at']
  if (!world.bindingIds.includes(id)) world.bindingIds.push(id)
  // A repeated grant answers with the binding as it is by now, perhaps revoked since.
  if (binding['state'] !== 'active') return
  world.model.grants.set(id, {
    caller:
      (subject['id'] === 'cy') === (subject['type'] === 'service') ? String(subject['id']) : '',
    resource: resource['type'] === 'scope' ? `scope ${String(resource['scope_id'])}` : '',
    role: String(binding['role']),
    expiresAt: typeof expires === 'string' ? Date.parse(expires) : null,
  })
}

function checkOrder(answered: Body, fail: Fail) {
  const cursors = (answered['items'] as Body[]).map((event) => Number(event['cursor']))
  if (cursors.some((cursor, index) => index > 0 && cursor <= (cursors[index - 1] ?? 0))) {
    fail('The cursors of the audit do not rise.')
  }
}
