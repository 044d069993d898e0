import { integer, text } from '../../src/service/database'
import { formatInstant, parseInstant } from '../../src/lib/date/micros'
import { AuditPage, type AuditEvent } from '../../src/api/contract/audit'
import { ErrorBody } from '../../src/api/contract/errors'
import * as v from 'valibot'
import { digestOf, nameOf } from './model'
import { tokenOf, type World } from './world'

/** What must hold at the end of a sequence, whatever its requests were. @throws Error that names the rule. */
export async function finish(world: World) {
  const damage = world.database.all('PRAGMA integrity_check').map((row) => row['integrity_check'])
  if (damage.join() !== 'ok') throw new Error(`The database is damaged: ${damage.join()}`)
  checkArtifacts(world)
  if (world.mode === 'enforced') await checkAudit(world)
}

/** Revisions gapless and as they were committed, digests right, one head each, the last one (contract §4). */
function checkArtifacts(world: World) {
  const stored = new Map<string, string[]>()
  for (const row of world.database.all('SELECT * FROM revisions ORDER BY revision')) {
    const name = nameOf({
      scopeId: text(row, 'scope_id'),
      family: text(row, 'family'),
      artifactId: text(row, 'artifact_id'),
    })
    const digests = stored.get(name) ?? []
    stored.set(name, digests)
    const digest = digestOf(JSON.parse(text(row, 'content')))
    if (integer(row, 'revision') !== digests.length + 1) throw new Error(`${name} has a gap.`)
    if (text(row, 'content_digest') !== digest) throw new Error(`${name} has a wrong digest.`)
    digests.push(digest)
  }
  const heads = new Map(
    world.database.all('SELECT * FROM heads').map((row) => {
      const scopeId = text(row, 'scope_id')
      const key = { scopeId, family: text(row, 'family'), artifactId: text(row, 'artifact_id') }
      return [nameOf(key), integer(row, 'revision')]
    }),
  )
  const { artifacts } = world.model
  if (heads.size !== artifacts.size || stored.size !== artifacts.size) {
    throw new Error(`${artifacts.size} Artifacts were committed, ${heads.size} have a head.`)
  }
  for (const [name, { digests }] of artifacts) {
    const found = stored.get(name) ?? []
    const same = digests.every((digest, index) => digest === null || digest === found[index])
    if (found.length !== digests.length || !same)
      throw new Error(`${name} was not kept as committed.`)
    if (heads.get(name) !== digests.length) throw new Error(`${name} has another head.`)
  }
}

/** An instant on the full second has no fraction, so that instants can't be compared as texts. */
function microsOf({ occurred_at }: AuditEvent): number {
  const micros = parseInstant(occurred_at)
  if (micros === null) throw new Error(`${occurred_at} is no instant.`)
  return micros
}

/** The whole audit, read page by page as a client reads it: in order, and each request in it as often as it must be. */
async function checkAudit(world: World) {
  const unreadable = unreadableEvents(world)
  const events = await readAudit(world, unreadable)
  const counts = new Map<string, number>()
  for (const { requestId } of unreadable) {
    counts.set(requestId, (counts.get(requestId) ?? 0) + 1)
  }
  let before: AuditEvent | undefined
  let policy = 0
  for (const event of events) {
    const id = event.request_id ?? ''
    counts.set(id, (counts.get(id) ?? 0) + 1)
    if (before !== undefined) {
      if (event.cursor <= before.cursor) throw new Error(`Cursor ${event.cursor} does not rise.`)
      if (microsOf(event) < microsOf(before)) {
        throw new Error(
          `Event ${event.cursor} of ${event.occurred_at} happened before the one before it, of ${before.occurred_at}.`,
        )
      }
    }
    // A change of bindings that is sent again is recorded with the policy of its first time.
    if (!event.target) {
      if (Number(event.policy_revision) < policy) {
        throw new Error(`The policy revision of event ${event.cursor} falls.`)
      }
      policy = Number(event.policy_revision)
    }
    before = event
  }
  if (new Set(events.map((event) => event.event_id)).size < events.length) {
    throw new Error('An event id comes twice.')
  }
  const expected = world.model.events
  for (const [id, count] of expected) {
    if (counts.get(id) !== count) {
      throw new Error(`Request ${id} has ${counts.get(id) ?? 0} of its ${count} events.`)
    }
  }
  if (counts.size !== expected.size) throw new Error('The audit names requests that nobody made.')
}

type Unreadable = { at: number; requestId: string }

/** Events about Artifacts with ids that no answer may hold: a request names any, and is recorded before it is refused. */
function unreadableEvents(world: World): Unreadable[] {
  return world.database
    .all('SELECT * FROM audit_events WHERE artifact_id IS NOT NULL ORDER BY cursor')
    .filter((row) => !/^[\x21-\x7e]{1,128}$/.test(text(row, 'artifact_id')))
    .map((row) => ({ at: integer(row, 'occurred_at'), requestId: text(row, 'request_id') }))
}

/** All events that can be read: those between two unreadable ones by their time, since no page reaches over one. */
async function readAudit(world: World, unreadable: readonly Unreadable[]): Promise<AuditEvent[]> {
  const row = world.database.get('SELECT max(cursor) AS last FROM audit_events')
  // Reading adds to the audit, so its own events lie beyond `last`.
  const last = row === undefined ? 0 : integer(row, 'last')
  const events: AuditEvent[] = []
  const readBetween = async (start: number, end: number) => {
    if (start === end) return
    let cursor: string | null = null
    do {
      const page: AuditPage = v.parse(AuditPage, await listAudit(world, start, end, cursor))
      events.push(...page.items.filter((event) => event.cursor <= last))
      cursor = (page.items.at(-1)?.cursor ?? last) < last ? (page.next_cursor ?? null) : null
    } while (cursor !== null)
  }
  let start = 0
  for (const { at } of unreadable) {
    await readBetween(start, at)
    const refusal = v.parse(ErrorBody, await listAudit(world, at, at + 1, null))
    if (refusal.error.code !== 'invalid_request') throw new Error('An unreadable event was read.')
    start = at + 1
  }
  await readBetween(start, Date.UTC(9999) * 1000)
  return events
}

/** The answer to a list of the server's audit from one microsecond to another. */
async function listAudit(world: World, start: number, end: number, cursor: string | null) {
  const response = await world.fetch(
    new Request('http://127.0.0.1/v1/access/audit/list', {
      method: 'POST',
      headers: { Authorization: `Bearer ${tokenOf('root')}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({
        resource: { type: 'server', deployment_id: 'powercontext' },
        time_range: { start: formatInstant(start), end: formatInstant(end) },
        limit: 500,
        cursor,
      }),
    }),
  )
  return response.json()
}
