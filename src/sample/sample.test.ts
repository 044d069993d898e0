import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createService, type Service } from '../service/app'
import { integer, text, type Database } from '../service/database'
import { openSqlite } from '../service/sqlite'
import { contradictions } from './testing/audit-check'
import { DAY } from './calendar'
import { SAMPLE_ADMINISTRATORS, SAMPLE_IDENTITIES, seedSample } from './sample'

const NOW = Date.parse('2026-11-25T10:24:00Z')
/** Milliseconds; a seeding takes two seconds of a processor that may have much else to do. */
const SEEDING = 180_000
const TABLES = ['scopes', 'heads', 'revisions', 'bindings', 'owners', 'audit_events']

const count = (database: Database, sql: string) =>
  integer(database.get(`SELECT ${sql} AS n`) ?? {}, 'n')
const countOf = (database: Database, table: string) =>
  count(database, `(SELECT count(*) FROM ${table})`)
const instants = (database: Database) =>
  database
    .all('SELECT occurred_at FROM audit_events ORDER BY cursor')
    .map((row) => integer(row, 'occurred_at'))

async function seeded(now: number, density?: number): Promise<Database> {
  const database = openSqlite(':memory:')
  await seedSample(database, now, density)
  return database
}

let database: Database
let service: Service
beforeAll(async () => {
  database = await seeded(NOW)
  service = createService({
    database,
    identities: SAMPLE_IDENTITIES,
    administrators: SAMPLE_ADMINISTRATORS,
    clock: () => NOW,
  })
}, SEEDING)
afterAll(() => database.close())

/** Asks as somebody of the sign-in screen. Later tests see the audit events of earlier ones. */
async function ask(
  token: string,
  path: string,
  init: { method?: string; body?: unknown; etag?: string } = {},
) {
  const { method = 'GET', body, etag } = init
  const response = await service.fetch(
    new Request(`http://sample${path}`, {
      method,
      headers: {
        Authorization: `Bearer ${token}`,
        'Content-Type': 'application/json',
        ...(etag === undefined ? {} : { 'If-Match': etag }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }),
  )
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}
const scopeNamed = (title: string) =>
  text(database.get('SELECT scope_id FROM scopes WHERE title = ?', [title]) ?? {}, 'scope_id')
const checkout = () => encodeURIComponent(scopeNamed('Checkout service'))

describe('what the sample holds', () => {
  // First, before the tests below add events of their own.
  it(
    'is the same history for the same clock',
    async () => {
      const other = await seeded(NOW)
      for (const table of TABLES) {
        const rows = database.all(`SELECT * FROM ${table}`)
        expect(rows.length, table).toBeGreaterThan(0)
        expect(other.all(`SELECT * FROM ${table}`), table).toEqual(rows)
      }
      // What signs cursors is the exception: nobody may know it from the sources.
      const secret = (from: Database) =>
        from.get(`SELECT value FROM meta WHERE name = 'cursor_secret'`)
      expect(secret(other)).not.toEqual(secret(database))
      other.close()
    },
    SEEDING,
  )

  it('keeps an audit of some thousand events, each of them as the roles of its instant say', () => {
    const events = countOf(database, 'audit_events')
    expect(events).toBeGreaterThan(4_000)
    expect(events).toBeLessThan(6_000)
    expect(contradictions(database, SAMPLE_ADMINISTRATORS)).toEqual([])
  })

  it('ends now and begins six weeks ago, without two events at one instant', () => {
    const times = instants(database)
    expect(times.every((time, index) => index === 0 || time > (times[index - 1] ?? 0))).toBe(true)
    const first = (times[0] ?? 0) / 1000
    const last = (times.at(-1) ?? 0) / 1000
    expect((NOW - first) / DAY).toBeGreaterThan(38)
    expect((NOW - first) / DAY).toBeLessThan(44)
    expect(last).toBeLessThanOrEqual(NOW)
    expect(NOW - last).toBeLessThan(DAY / 4)
  })

  it('is busy by day, quiet at weekends, and read by the service account at night', () => {
    const hours = new Map<number, number>()
    let weekend = 0
    for (const time of instants(database)) {
      const date = new Date(time / 1000)
      hours.set(date.getUTCHours(), (hours.get(date.getUTCHours()) ?? 0) + 1)
      if ([0, 6].includes(date.getUTCDay())) weekend += 1
    }
    expect(hours.get(10)).toBeGreaterThan(10 * (hours.get(22) ?? 0))
    expect(weekend).toBeLessThan(countOf(database, 'audit_events') / 10)
    const atNight = database.all(
      `SELECT DISTINCT principal_id FROM audit_events WHERE time(occurred_at / 1000000, 'unixepoch') BETWEEN '02:00' AND '02:04'
         AND principal_id NOT LIKE 'wei%'`,
    )
    expect(atNight).toEqual([{ principal_id: 'svc-nightly' }])
  })

  it('has denials, bursts of one request and changes of the policy', () => {
    expect(
      count(database, `(SELECT count(*) FROM audit_events WHERE allowed = 0)`),
    ).toBeGreaterThan(100)
    expect(
      count(
        database,
        `(SELECT count(*) FROM (SELECT 1 FROM audit_events GROUP BY request_id HAVING count(*) >= 3))`,
      ),
    ).toBeGreaterThan(100)
    expect(
      count(database, `(SELECT count(*) FROM audit_events WHERE reason_code = 'binding-revoked')`),
    ).toBe(5)
    expect(
      count(database, `(SELECT count(*) FROM audit_events WHERE operation = 'list_access_audit')`),
    ).toBeGreaterThan(10)
  })

  it('has every family that the service still writes, dozens of Artifacts and long histories', () => {
    const families = database.all('SELECT family FROM heads GROUP BY family ORDER BY family')
    expect(families.map((row) => text(row, 'family'))).toEqual([
      'atomic-memory',
      'experience',
      'handoff',
      'profile',
      'prompt',
      'skill',
      'topic-memory',
    ])
    expect(countOf(database, 'heads')).toBeGreaterThan(100)
    expect(countOf(database, 'revisions')).toBeGreaterThan(220)
    expect(
      count(database, '(SELECT count(*) FROM heads WHERE revision >= 5)'),
    ).toBeGreaterThanOrEqual(8)
    expect(
      count(database, `(SELECT count(*) FROM revisions WHERE artifacts <> '[]')`),
    ).toBeGreaterThan(20)
  })

  it('restores with the digest of the revision that came back', () => {
    const rows = database.all(
      `SELECT new.content_digest AS now, old.content_digest AS was, new.reason, new.created_by_id
       FROM revisions AS new JOIN revisions AS old USING (scope_id, family, artifact_id)
       WHERE old.revision = new.restored_from_revision`,
    )
    expect(rows.length).toBeGreaterThanOrEqual(14)
    for (const row of rows) {
      expect(row.now).toBe(row.was)
      expect(row.reason).toBeTruthy()
      expect(row.created_by_id).toBeTruthy()
    }
  })

  it('has a Scope whose id needs encoding', async () => {
    const id = scopeNamed('Macros: français, Deutsch & 日本語')
    expect(id).toMatch(/[ /%]/)
    const { status } = await ask('demo-nightly', `/v1/scopes/${encodeURIComponent(id)}`)
    expect(status).toBe(200)
  })
})

describe('the identities', () => {
  it.each(SAMPLE_IDENTITIES.map((one) => [one.label, one] as const))(
    '%s signs in',
    async (_label, one) => {
      const { status, body } = await ask(one.token, '/v1/access/me')
      expect(status).toBe(200)
      expect(body.principal).toEqual(one.principal)
    },
  )

  it.each([
    ['demo-scope-admin', 200],
    ['demo-second-admin', 200],
    ['demo-viewer', 200],
    ['demo-former-owner', 200],
    ['demo-nightly', 200],
    ['demo-compliance', 403],
    ['demo-blind-admin', 403],
  ])('%s reads the checkout Scope: %i', async (token, expected) => {
    expect((await ask(token, `/v1/scopes/${checkout()}`)).status).toBe(expected)
  })

  it.each([
    ['demo-compliance', 200],
    ['demo-scope-admin', 403],
    ['demo-nightly', 403],
  ])('%s lists all Scopes: %i', async (token, expected) => {
    expect((await ask(token, '/v1/scopes')).status).toBe(expected)
  })

  it('the former owner reads the Prompt and may not change it; the admin may', async () => {
    const path = `/v1/scopes/${checkout()}/artifacts/prompt/handoff.generate`
    const { status, body: head } = await ask('demo-former-owner', path)
    expect(status).toBe(200)
    const commit = (token: string) =>
      ask(token, path, {
        method: 'PUT',
        etag: `"revision:${String(head.revision)}"`,
        body: { content: head.content },
      })
    expect((await commit('demo-former-owner')).status).toBe(403)
    expect((await commit('demo-scope-admin')).status).toBe(200)
  })

  it('family memory is refused in the words of 1.4', async () => {
    const { status, body } = await ask('demo-viewer', `/v1/scopes/${checkout()}/artifacts/memory`)
    expect(status).toBe(422)
    expect(body.error).toMatchObject({ code: 'legacy_memory_operation_unsupported' })
  })

  it('Prompts show as Custom, as saved Auto, as never saved, and as Custom that is not run', async () => {
    const shown = async (key: string) => {
      const { body } = await ask('demo-scope-admin', `/v1/scopes/${checkout()}/prompts/${key}`)
      const artifact = body.artifact as { revision: number } | null
      return [body.mode, body.status, artifact?.revision ?? null]
    }
    expect(await shown('skill.generate')).toEqual(['custom', 'supported', 24])
    expect(await shown('topic_memory.evolve')).toEqual(['auto', 'supported', 1])
    expect(await shown('topic_memory.probe')).toEqual(['auto', 'supported', null])
    expect(await shown('memory.extract')).toEqual(['custom', 'disabled', 1])
  })
})

describe('seeding', () => {
  it.each([
    ['a Monday just after midnight', '2027-01-04T00:00:30Z'],
    ['the end of February', '2028-02-29T23:59:59Z'],
  ])(
    'works on %s',
    async (_day, now) => {
      const fresh = await seeded(Date.parse(now))
      const last = (instants(fresh).at(-1) ?? 0) / 1000
      expect(last).toBeLessThanOrEqual(Date.parse(now))
      expect(countOf(fresh, 'revisions')).toBe(countOf(database, 'revisions') - 1) // one test above committed
      expect(countOf(fresh, 'audit_events')).toBeGreaterThan(4_000)
      expect(contradictions(fresh, SAMPLE_ADMINISTRATORS)).toEqual([])
      fresh.close()
    },
    60_000,
  )

  it('refuses a database that is not empty, and leaves it as it was', async () => {
    const before = TABLES.map((table) => countOf(database, table))
    await expect(seedSample(database, NOW)).rejects.toThrow('empty database')
    expect(TABLES.map((table) => countOf(database, table))).toEqual(before)
  })

  it(
    'makes a larger audit when asked',
    async () => {
      const dense = await seeded(NOW, 3)
      expect(countOf(dense, 'audit_events')).toBeGreaterThan(10_000)
      dense.close()
    },
    SEEDING,
  )
})
