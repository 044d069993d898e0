import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { integer, text, type Database } from '../service/database'
import { openSqlite } from '../service/sqlite'
import { contradictions } from './testing/audit-check'
import { DAY } from './calendar'
import { SAMPLE_ADMINISTRATORS } from './sample'
import { seedScale } from './scale'

const NOW = Date.parse('2026-11-25T10:24:00Z')
const SIZE = { events: 10_000, artifacts: 600 }
/** Milliseconds; a seeding takes some seconds of a processor that may have much else to do. */
const SEEDING = 180_000

const seeded = async (progress?: (events: number) => void) => {
  const database = openSqlite(':memory:')
  await seedScale(database, NOW, SIZE, progress)
  return database
}
const count = (database: Database, from: string) =>
  integer(database.get(`SELECT count(*) AS n FROM ${from}`) ?? {}, 'n')

describe('a deployment of any size', () => {
  let database: Database
  const reported: number[] = []
  beforeAll(async () => {
    database = await seeded((events) => reported.push(events))
  }, SEEDING)
  afterAll(() => database.close())

  it('holds the events that were asked for, and says how far it is', () => {
    expect(count(database, 'audit_events')).toBe(SIZE.events)
    expect(reported.at(-1)).toBe(SIZE.events)
  })

  it('decides each event as the roles of its instant say', () => {
    expect(contradictions(database, SAMPLE_ADMINISTRATORS)).toEqual([])
  })

  it('spreads over months, later events with later instants, none in the future', () => {
    const instants = database
      .all('SELECT occurred_at FROM audit_events ORDER BY cursor')
      .map((row) => integer(row, 'occurred_at'))
    const [first = 0] = instants
    const last = instants.at(-1) ?? Infinity
    expect(last - first).toBeGreaterThan(150 * DAY * 1000)
    expect(last).toBeLessThan(NOW * 1000)
    expect(instants.filter((at, index) => at <= (instants[index - 1] ?? 0))).toEqual([])
  })

  it('has refusals, changes of bindings, and Artifacts with gapless revisions', () => {
    expect(count(database, 'audit_events WHERE allowed = 0')).toBeGreaterThan(SIZE.events / 100)
    expect(count(database, `audit_events WHERE reason_code = 'binding-revoked'`)).toBeGreaterThan(0)
    expect(count(database, 'heads')).toBeGreaterThan(SIZE.artifacts)
    expect(count(database, 'heads WHERE revision = 250')).toBe(1)
    const gaps = database.all(
      `SELECT artifact_id FROM revisions GROUP BY scope_id, family, artifact_id
       HAVING min(revision) <> 1 OR max(revision) <> count(*)`,
    )
    expect(gaps).toEqual([])
  })

  it('has every index again that it built the table without', () => {
    const names = database.all(`SELECT name FROM sqlite_schema WHERE type = 'index'`)
    expect(names.map((row) => text(row, 'name'))).toContain('audit_by_scope_action_principal')
  })

  it(
    'is the same history for the same clock',
    async () => {
      const other = await seeded()
      for (const table of ['audit_events', 'heads', 'revisions', 'bindings', 'owners']) {
        const all = `SELECT * FROM ${table}`
        expect(other.all(all), table).toEqual(database.all(all))
      }
      other.close()
    },
    SEEDING,
  )

  it(
    'refuses more Artifacts than the events leave room for',
    async () => {
      const empty = openSqlite(':memory:')
      await expect(seedScale(empty, NOW, { events: 10_000, artifacts: 9_000 })).rejects.toThrow(
        /9000 Artifacts take \d+ events, not 10000/,
      )
      empty.close()
    },
    SEEDING,
  )
})
