import { createService, type Service } from '../service/app'
import { integer, text, type Database } from '../service/database'
import type { State } from '../service/state'
import { DAY } from './calendar'
import { PERSON_KEYS } from './content/types'
import { PRINCIPALS } from './people'
import { seededBytes, seededRandom } from '../lib/random'
import { DEPLOYMENT, internalToken, Replay } from './replay'
import { SAMPLE_ADMINISTRATORS, seedSample } from './sample'
import { BindingChanges } from './scale-bindings'
import { workingTime } from './scale-clock'
import { Readings } from './scale-readings'
import { World } from './scale-world'
import { ArtifactWrites } from './scale-writes'

export type ScaleSize = {
  /** Audit events in all, those of the sample included. */
  events: number
  /** Artifacts beside those of the sample. */
  artifacts: number
}

/** What the generated part of the history covers, in days. */
const SCALE_DAYS = 180
const SEED = 4_711
const EVENTS_A_TRANSACTION = 20_000
const EVENTS_BETWEEN_CHANGES = 2_500
/** A grant or a revocation writes the decisions about it, and its own event; a new Artifact two. */
const EVENTS_A_CHANGE = 3

/**
 * Fills an empty database with the sample deployment as it was half a year ago, and with ordinary use since: exactly
 * `events` audit events, and `artifacts` more Artifacts with revisions. What changes something is a request to the
 * service; what is only read goes into its audit directly, decided by the service's rules. The same `now` (ms since
 * 1970) and size give the same history. Calls `progress` with the number of events so far.
 * @throws RangeError when so many Artifacts take more events than that; Error when the database is not empty.
 */
export async function seedScale(
  database: Database,
  now: number,
  { events, artifacts }: ScaleSize,
  progress: (events: number) => void = () => {},
): Promise<void> {
  const begin = now - SCALE_DAYS * DAY
  await seedSample(database, begin)
  const first = countEvents(database)
  const { world, service } = openWorld(database, begin)
  const writes = new ArtifactWrites(world, artifacts)
  const readings = new Readings(world, writes.madeIn)
  const bindings = new BindingChanges(world)
  const changes = Math.floor(Math.max(0, events - first) / EVENTS_BETWEEN_CHANGES)
  const needed = first + artifacts + writes.total + changes * EVENTS_A_CHANGE
  if (needed > events) {
    throw new RangeError(
      `The sample and ${artifacts} Artifacts take ${needed} events, not ${events}.`,
    )
  }
  // One pass over the finished table builds an index many times faster than a million insertions.
  const indexes = dropIndexes(database)
  const timeOf = workingTime(begin, now)
  // Spread evenly; the last ones early enough that the count can still be met.
  const due = (done: number, total: number) =>
    first + ((done + 0.5) / (total + 1)) * (events - first - EVENTS_A_CHANGE)
  let count = first
  let changed = 0
  while (count < events) {
    const until = Math.min(events, count + EVENTS_A_TRANSACTION)
    await service.batch(async () => {
      while (count < until) {
        world.replay.now = timeOf((count - first + world.random()) / (events - first))
        if (writes.done < writes.total && count >= due(writes.done, writes.total)) {
          await writes.next()
          world.policyChanged()
          count = countEvents(database)
        } else if (changed < changes && count >= due(changed, changes)) {
          await bindings.next()
          changed += 1
          count = countEvents(database)
        } else {
          count += world.record(readings.next(events - count))
        }
      }
    })
    progress(count)
  }
  if (count !== events) throw new Error(`scale: ${count} events instead of ${events}`)
  database.transaction(() => indexes.forEach((sql) => database.run(sql)))
}

const countEvents = (database: Database) =>
  integer(database.get('SELECT max(cursor) AS n FROM audit_events') ?? {}, 'n')

/** Removes what is derived from the audit; returns the statements that build it again. */
function dropIndexes(database: Database): string[] {
  const rows = database.all(
    `SELECT name, sql FROM sqlite_schema WHERE type = 'index' AND tbl_name = 'audit_events'`,
  )
  for (const row of rows) database.run(`DROP INDEX ${text(row, 'name')}`)
  return rows.map((row) => text(row, 'sql'))
}

/** The service, and the same state for what goes past its routes: one clock and one source of ids for both. */
function openWorld(database: Database, begin: number): { world: World; service: Service } {
  const random = seededBytes(seededRandom(SEED))
  const tokens = new Map(PERSON_KEYS.map((person) => [person, internalToken(person)]))
  const replay = new Replay((request) => service.fetch(request), tokens, begin)
  let last = 0
  const now = () => {
    last = Math.max(last + 1, Math.round(replay.now * 1000))
    return last
  }
  const service = createService({
    database,
    identities: PERSON_KEYS.map((person) => ({
      token: internalToken(person),
      principal: PRINCIPALS[person],
    })),
    administrators: SAMPLE_ADMINISTRATORS,
    clock: () => now() / 1000,
    deploymentId: DEPLOYMENT,
    random,
  })
  const state: State = {
    database,
    deploymentId: DEPLOYMENT,
    enforced: true,
    faults: false,
    batched: true,
    cursorSecret: new Uint8Array(0),
    startedAt: 0,
    now,
    random,
  }
  return { world: new World(state, seededRandom(SEED + 1), replay), service }
}
