import { setTimeout as after } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { etagOf } from '../../src/api/contract/artifacts'
import {
  furnish,
  pathOf,
  readAudit,
  readRevision,
  readRevisions,
  textOf,
  type Artifact,
} from './client'
import { Crew } from './crew'
import { leavePlace, makePlace, type Place } from './place'
import { killChild, spawnServer, start, type Server } from './server'

const KILLS = Number(process.env['SCOPE_CONSOLE_KILLS'] ?? 50)
/** So many starts are killed before they have come to listen, too. */
const KILLED_STARTS = Math.ceil(KILLS / 5)

let place: Place
let crew: Crew
beforeAll(() => {
  place = makePlace()
  crew = new Crew(place)
})
afterAll(async () => {
  await crew.end()
  leavePlace(place)
})

const random = (from: number, to: number) => from + Math.random() * (to - from)

/** @returns how many of the requests without an answer had been committed all the same. */
async function verify(server: Server, artifacts: readonly Artifact[], since: number) {
  let kept = 0
  const fresh = crew.acknowledged.slice(since)
  for (const artifact of artifacts) {
    const path = pathOf(artifact)
    const head = await readRevision(server.url, artifact, 'head')
    const mine = fresh.filter((one) => one.path === path)
    expect(head.revision).toBeGreaterThanOrEqual(Math.max(1, ...mine.map((one) => one.revision)))
    for (const { revision, digest, text } of mine) {
      const found = await readRevision(server.url, artifact, revision)
      expect({ digest: found.content_digest, text: textOf(found.content) }).toEqual({
        digest,
        text,
      })
    }
    // Without an answer a request was carried out or not, never in part and never elsewhere.
    for (const { ifMatch, text } of crew.unknown.filter((one) => one.path === path)) {
      const next = Number(/\d+/.exec(ifMatch)?.[0]) + 1
      if (next > head.revision) continue
      if (textOf((await readRevision(server.url, artifact, next)).content) === text) kept += 1
    }
  }
  return kept
}

test(`${KILLS} kills under load lose nothing that was acknowledged`, async () => {
  let server = await start({ place })
  const artifacts = await furnish(server.url, 3)
  let keptWithoutAnswer = 0
  for (let kill = 1; kill <= KILLS; kill += 1) {
    const since = crew.acknowledged.length
    crew.unknown.length = 0
    const { underWay, done } = crew.work(server.url, artifacts)
    // A crew that meets something strange does not get under way, and says what it was below.
    await Promise.race([underWay, done])
    // The experiment itself: any moment of a running load.
    await after(random(50, 500))
    await server.kill()
    await done
    expect(crew.strange).toEqual([])
    if (kill % Math.floor(KILLS / KILLED_STARTS) === 0) {
      const starting = spawnServer({ place })
      await after(random(0, 400))
      await killChild(starting)
    }
    server = await start({ place })
    keptWithoutAnswer += await verify(server, artifacts, since)
  }

  const { acknowledged, refused } = crew
  let revisions = 0
  for (const artifact of artifacts) {
    const items = await readRevisions(server.url, artifact)
    revisions += items.length
    expect(items.map((item) => item.revision)).toEqual(items.map((_, at) => items.length - at))
    const mine = acknowledged.filter((one) => one.path === pathOf(artifact))
    const digests = new Map(items.map((item) => [item.revision, item.content_digest]))
    const lost = mine.filter((one) => digests.get(one.revision) !== one.digest)
    expect(lost).toEqual([])
    expect(mine.filter((one) => one.ifMatch !== etagOf(one.revision - 1))).toEqual([])
    // Exactly one winner for each If-Match: a second one would have been acknowledged for the same revision.
    expect(new Set(mine.map((one) => one.ifMatch)).size).toBe(mine.length)
    expect((await readRevision(server.url, artifact, 'head')).revision).toBe(items.length)
  }

  const events = await readAudit(server.url)
  const cursors = events.map((event) => event.cursor)
  expect(cursors).toEqual([...new Set(cursors)].sort((a, b) => a - b))
  const writes = events.filter((event) => event.operation === 'replace_artifact' && event.allowed)
  const audited = new Set(writes.map((event) => event.request_id))
  const unaudited = acknowledged.filter((one) => !audited.has(one.requestId))
  expect(unaudited).toEqual([])
  // A decision is committed with what it allowed: every revision after the first has one.
  expect(audited.size).toBeGreaterThanOrEqual(revisions - artifacts.length)
  expect(acknowledged.length).toBeGreaterThanOrEqual(KILLS)
  expect(await server.stop()).toBe(0)
  console.log(
    [
      `${KILLS} kills under load and ${KILLED_STARTS} of starting servers`,
      `${acknowledged.length} acknowledged commits, all there with their content, digest and audit event`,
      `${keptWithoutAnswer} commits whose answer the kill cut off, whole`,
      `${refused} refused with 412: one winner for each of ${acknowledged.length} ETags`,
      `${revisions} revisions of ${artifacts.length} Artifacts without a gap, ${events.length} audit events`,
    ].join('\n'),
  )
})
