import * as v from 'valibot'
import { Readiness } from '../src/api/contract/health'
import type { BackendName } from './backend-names'
import type { Features } from './features'
import { expect, test } from './fixtures'
import { auto, contents } from './prompt-texts'
import { seedAudit, seedScope } from './seed'
import { Refusal } from './sender'

test('an empty deployment is ready', async ({ api, backend }) => {
  const readiness = await api.as('root').get('/health/ready', Readiness)
  expect(['ready', 'degraded']).toContain(readiness.status)
  expect(readiness.checks['access_mode']).toBe('enforced')
  const page = await fetch(`${backend.baseURL}/health/ready`)
  expect(page.status).toBe(200)
})

/** What each server can do (contract §4). Journeys skip what is missing here, so a probe that goes wrong must fail a test. */
const common = ['prompt', 'topic-memory', 'experience', 'skill', 'handoff', 'profile'] as const
const current: Features = {
  recordsRestores: true,
  families: [...common, 'atomic-memory'],
  writes: ['experience', 'skill', 'topic-memory', 'profile', 'atomic-memory'],
  ownMemory: false,
  namesFailures: true,
  searches: true,
}
const known: Record<BackendName, Features> = {
  embedded: current,
  'powercontext-newest': current,
  'powercontext-1.0.0': {
    recordsRestores: false,
    families: [...common, 'memory'],
    writes: ['experience', 'skill', 'profile', 'memory'],
    ownMemory: true,
    namesFailures: false,
    searches: false,
  },
}

test('the server can do what it is known to do', ({ backend }) => {
  const sorted = ({ families, writes, ...rest }: Features) => ({
    ...rest,
    families: [...families].sort(),
    writes: [...writes].sort(),
  })
  expect(sorted(backend.features)).toEqual(sorted(known[backend.name]))
})

test('every identity is who it says', async ({ api }) => {
  expect((await api.as('scope-admin').me()).principal).toMatchObject({
    type: 'user',
    id: 'scope-admin',
  })
  expect((await api.as('bot').me()).principal).toMatchObject({ type: 'service', id: 'release-bot' })
  await expect(api.as('stranger').get('/v1/scopes', v.unknown())).rejects.toMatchObject({
    status: 403,
    code: 'forbidden',
  })
})

test('a seeded Prompt has its revisions, and its head moves by its ETag alone', async ({
  api,
  backend,
  seedPrompt,
}) => {
  const seeded = await seedPrompt({
    revisions: [contents.opening, auto, { restore: 1, reason: 'The night shift asked for it.' }],
  })
  const admin = api.as('scope-admin')
  const head = await admin.readHead(seeded.scopeId, 'prompt', seeded.key)
  expect(head.etag).toBe('"revision:3"')
  expect(seeded.etag).toBe('"revision:3"')
  expect(head.data.content).toEqual(contents.opening)
  expect(head.data.restored_from_revision).toBe(backend.features.recordsRestores ? 1 : undefined)
  const rows = await admin.revisions(seeded.scopeId, 'prompt', seeded.key)
  expect(rows.map((row) => row.revision)).toEqual([3, 2, 1])
  expect(rows[0]?.content_digest).toBe(rows[2]?.content_digest)

  const put = (etag: string) =>
    admin.replace(seeded.scopeId, 'prompt', seeded.key, contents.shortened, etag)
  expect((await put(seeded.etag)).etag).toBe('"revision:4"')
  await expect(put(seeded.etag)).rejects.toMatchObject({
    status: 412,
    code: 'revision_conflict',
    details: { provided_etag: '"revision:3"', current_etag: '"revision:4"' },
  })
  expect(await admin.readRevision(seeded.scopeId, 'prompt', seeded.key, 4)).toMatchObject({
    content: contents.shortened,
  })
})

test('each revision of the sample history reads back as it was committed', async ({
  api,
  seedPrompt,
}) => {
  const { scopeId, key, contentOf, revision } = await seedPrompt()
  expect(revision).toBe(6)
  for (const [index, content] of contentOf.entries()) {
    const read = await api.as('scope-admin').readRevision(scopeId, 'prompt', key, index + 1)
    expect(read.content).toEqual(content)
  }
})

test('authority comes and goes with a binding, and the audit says so', async ({
  api,
  seedPrompt,
}) => {
  const { scopeId, key, etag } = await seedPrompt({ revisions: [contents.opening] })
  const root = api.as('root')
  const other = api.as('second-admin')
  const read = () => other.readPrompt(scopeId, key)
  await expect(read()).rejects.toBeInstanceOf(Refusal)

  const binding = await root.grant('second-admin', 'scope.viewer', scopeId)
  expect((await read()).artifact_etag).toBe(etag)
  await expect(other.replace(scopeId, 'prompt', key, auto, etag)).rejects.toMatchObject({
    status: 403,
  })
  expect((await root.revoke(binding)).state).toBe('revoked')
  await expect(read()).rejects.toMatchObject({ status: 403 })

  const events = await root.audit(scopeId, { subject: 'second-admin' })
  expect(events.length).toBeGreaterThan(0)
  expect(events.map((event) => event.cursor)).toEqual(
    events.map((event) => event.cursor).sort((a, b) => a - b),
  )
  expect(new Set(events.map((event) => event.allowed))).toEqual(new Set([true, false]))
})

test('a long audit is read to its end, each event once, while bindings change', async ({ api }) => {
  const { scope_id: scopeId } = await seedScope(api)
  await seedAudit(api, scopeId, 1200)
  const root = api.as('root')
  const [read] = await Promise.all([
    root.audit(scopeId, { action: 'scope.read' }),
    root.grant('bot', 'scope.viewer', scopeId),
  ])
  // Other tests' lists name this Scope too, and read it for that.
  const events = read.filter(({ operation }) => operation === 'check_access')
  expect(events).toHaveLength(1200)
  expect(new Set(events.map((event) => event.event_id)).size).toBe(1200)
  expect(await root.countAudit(scopeId, { action: 'scope.read', result: 'denied' })).toBe(300)
})
