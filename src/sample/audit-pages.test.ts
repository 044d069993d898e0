import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listEvents, type EventFilter } from '../service/audit-store'
import { text, type Database, type SqlRow, type SqlValue } from '../service/database'
import { DEPLOYMENT } from './replay'
import { seedSample } from './sample'
import { openSqlite } from '../service/sqlite'
import type { Call } from '../service/state'

const NOW = Date.parse('2026-11-25T10:24:00Z')
/** Milliseconds; a seeding takes two seconds of a processor that may have much else to do. */
const SEEDING = 180_000

let database: Database
let events: SqlRow[]
/** What was asked of the database, in order. */
const asked: { sql: string; parameters: readonly SqlValue[] }[] = []

beforeAll(async () => {
  database = openSqlite(':memory:')
  await seedSample(database, NOW)
  events = database.all('SELECT * FROM audit_events ORDER BY cursor')
}, SEEDING)
afterAll(() => database.close())

const watched = (): Database => ({
  ...database,
  all(sql, parameters = []) {
    asked.push({ sql, parameters })
    return database.all(sql, parameters)
  },
})

function page(filter: EventFilter): number[] {
  const call = { state: { database: watched(), deploymentId: DEPLOYMENT } } as Call
  return listEvents(call, filter).map(({ cursor }) => cursor)
}

/** The same, one event after the other. */
const expected = (filter: EventFilter): number[] =>
  events
    .filter(
      (event) =>
        (filter.scopeId === null || event.scope_id === filter.scopeId) &&
        (filter.action === null || event.action === filter.action) &&
        (filter.subject === null ||
          (event.principal_id === filter.subject.id &&
            event.principal_type === filter.subject.type)) &&
        (filter.allowed === null || event.allowed === (filter.allowed ? 1 : 0)) &&
        (filter.start === null || Number(event.occurred_at) >= filter.start) &&
        (filter.end === null || Number(event.occurred_at) < filter.end) &&
        (filter.after === null || Number(event.cursor) > filter.after),
    )
    .slice(0, filter.limit)
    .map((event) => Number(event.cursor))

describe('pages of the audit', () => {
  const scopes = () => {
    const row = database.get(`SELECT scope_id FROM scopes WHERE title = 'Checkout service'`)
    return [null, text(row ?? {}, 'scope_id')]
  }
  const actions = [null, 'scope.read', 'server.admin'] as const
  const subjects = [
    null,
    { type: 'user', id: 'elif.demir' },
    { type: 'service', id: 'elif.demir' },
    { type: 'service', id: 'svc-nightly' },
  ]
  const results = [null, true, false]
  const at = (share: number) => {
    const event = events[Math.floor(events.length * share)] ?? {}
    return { cursor: Number(event.cursor), instant: Number(event.occurred_at) }
  }
  const ranges = () => [
    { start: null, end: null, after: null },
    { start: at(0.4).instant, end: at(0.7).instant, after: null },
    { start: at(0.4).instant, end: at(0.7).instant, after: at(0.5).cursor },
    { start: null, end: null, after: at(0.97).cursor },
    { start: at(0.999).instant + 1e12, end: at(0.999).instant + 2e12, after: null },
  ]
  const filters = (): EventFilter[] =>
    scopes().flatMap((scopeId) =>
      actions.flatMap((action) =>
        subjects.flatMap((subject) =>
          results.flatMap((allowed) =>
            ranges().map((range) => ({ scopeId, action, subject, allowed, ...range, limit: 50 })),
          ),
        ),
      ),
    )

  it('hold what matches and nothing else, for every set of filters', () => {
    for (const filter of filters()) {
      expect(page(filter), JSON.stringify(filter)).toEqual(expected(filter))
    }
  })

  it('search nothing: each is a range of an index, already in its order', () => {
    asked.length = 0
    for (const filter of filters()) page(filter)
    const statements = new Map(asked.map(({ sql, parameters }) => [sql, parameters]))
    expect(statements.size).toBeGreaterThan(20)
    for (const [sql, parameters] of statements) {
      const plan = database
        .all(`EXPLAIN QUERY PLAN ${sql}`, parameters)
        .map((row) => text(row, 'detail'))
      const searches = plan.filter((step) => /audit_events/.test(step))
      expect(searches.length, sql).toBeGreaterThan(0)
      for (const step of searches) {
        expect(step, sql).toMatch(
          /^SEARCH audit_events USING (COVERING INDEX \w+ \(allowed=\?|INTEGER PRIMARY KEY)/,
        )
      }
      expect(
        plan.filter((step) => /TEMP B-TREE/.test(step)),
        sql,
      ).toEqual([])
    }
  })
})
