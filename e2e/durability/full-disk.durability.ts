import { afterEach, expect, test } from 'vitest'
import { ErrorBody } from '../../src/api/contract/errors'
import * as v from 'valibot'
import {
  furnish,
  readAudit,
  readRevision,
  readRevisions,
  replace,
  send,
  textOf,
  type Artifact,
} from './client'
import { leavePlace, makePlace, type Place } from './place'
import { mountSmallDisk, type SmallDisk } from './room'
import { refusedStart, start, type Server } from './server'

const disk = mountSmallDisk()
let place: Place | undefined
afterEach(() => {
  if (place) leavePlace(place)
})

const TEXT = 'x'.repeat(30_000)
/** One in four is too large for the row of its revision. */
const textAt = (revision: number) =>
  `revision ${revision} ${revision % 4 === 0 ? TEXT.replaceAll('x', '\u{1f642}') : TEXT}`

type Full = { head: number; requestIds: string[] }

/** Writes until the service refuses for want of room; each commit that it acknowledged counts. */
async function writeUntilFull(server: Server, artifact: Artifact): Promise<Full> {
  const requestIds: string[] = []
  for (let head = 1; head < 1000; head += 1) {
    const answer = await replace(server.url, 'root', artifact, head, textAt(head + 1))
    if (answer.status === 200) {
      requestIds.push(answer.requestId)
      continue
    }
    expect(answer.status).toBe(503)
    expect(v.parse(ErrorBody, answer.body).error.code).toBe('storage_unavailable')
    expect(server.output()).toMatch(
      /^The database could not be used \([^)\n]+\), so a request was refused and nothing of it was kept\. Is the disk full\?$/m,
    )
    return { head, requestIds }
  }
  throw new Error('The disk does not fill.')
}

/** Everything acknowledged is there and nothing of what was refused; the next commit is the next revision. */
async function requireIntact(server: Server, artifact: Artifact, { head, requestIds }: Full) {
  const items = await readRevisions(server.url, artifact)
  expect(items.map((item) => item.revision)).toEqual(items.map((_, at) => head - at))
  for (const revision of [2, Math.ceil(head / 2), head]) {
    expect(textOf((await readRevision(server.url, artifact, revision)).content)).toBe(
      textAt(revision),
    )
  }
  const events = (await readAudit(server.url)).filter(
    (event) => event.operation === 'replace_artifact',
  )
  expect(events.map((event) => event.request_id).slice(0, requestIds.length)).toEqual(requestIds)
}

async function requireWritable(server: Server, artifact: Artifact, head: number) {
  const answer = await replace(server.url, 'root', artifact, head, 'with room again')
  expect(answer.status).toBe(200)
  expect((await readRevision(server.url, artifact, 'head')).revision).toBe(head + 1)
}

async function firstArtifact(server: Server): Promise<Artifact> {
  const [artifact] = await furnish(server.url, 1)
  if (artifact === undefined) throw new Error('There is no Artifact to write to.')
  return artifact
}

test('files that may not grow further: a clear answer, nothing lost, writable with room', async () => {
  place = makePlace()
  const limited = await start({ place, fileLimit: 2048 })
  const artifact = await firstArtifact(limited)
  const full = await writeUntilFull(limited, artifact)
  // The process lives on, and what needs no storage is answered.
  expect((await send(limited.url, 'root', 'GET', '/health/ready')).status).toBe(200)
  expect((await replace(limited.url, 'root', artifact, full.head, TEXT)).status).toBe(503)
  await limited.kill()

  const server = await start({ place })
  await requireIntact(server, artifact, full)
  await requireWritable(server, artifact, full.head)
  expect(await server.stop()).toBe(0)
  console.log(`Limit of a file's size: ${full.requestIds.length} commits, then 503; all kept`)
})

const onDisk =
  disk === null
    ? 'no file system may be mounted here: a second limit stands in for the full disk'
    : 'a full disk: a clear answer, nothing lost, writable with room'

test(onDisk, async () => {
  if (disk === null) await smallerLimit()
  else {
    try {
      await fullDisk(disk)
    } finally {
      disk.unmount()
    }
  }
})

/** Where the log meets the limit before it was ever copied into the database. */
async function smallerLimit() {
  place = makePlace()
  const limited = await start({ place, fileLimit: 1280 })
  const artifact = await firstArtifact(limited)
  const full = await writeUntilFull(limited, artifact)
  expect(await limited.stop()).toBe(0)
  const server = await start({ place })
  await requireIntact(server, artifact, full)
  await requireWritable(server, artifact, full.head)
  expect(await server.stop()).toBe(0)
}

async function fullDisk(small: SmallDisk) {
  place = makePlace(`${small.directory}/data`)
  const server = await start({ place })
  const artifact = await firstArtifact(server)
  small.reserve()
  const full = await writeUntilFull(server, artifact)
  small.fill()
  expect((await send(server.url, 'root', 'GET', '/health/ready')).status).toBe(200)
  expect((await replace(server.url, 'root', artifact, full.head, TEXT)).status).toBe(503)

  // A start in want of room says so, and does no harm.
  await server.kill()
  small.fill()
  const refused = await refusedStart({ place })
  expect(refused.code).toBe(1)
  expect(refused.output.trim()).toMatch(
    /^The data directory \S+ cannot be written to \([^\n]+\): make room on its disk, or choose another one with SCOPE_CONSOLE_DATA\.$/,
  )
  small.makeRoom()

  const again = await start({ place })
  await requireIntact(again, artifact, full)
  await requireWritable(again, artifact, full.head)

  // Full once more, and this time the server stays up until there is room.
  small.fill()
  const third = await fillUp(again, artifact, full.head + 1)
  small.makeRoom()
  await requireWritable(again, artifact, third)
  expect(await again.stop()).toBe(0)
  console.log(`Full disk: ${full.requestIds.length} commits, then 503; all kept`)
}

/** @returns the head when the disk was full. */
async function fillUp(server: Server, artifact: Artifact, head: number): Promise<number> {
  for (let revision = head; revision < head + 1000; revision += 1) {
    const { status } = await replace(server.url, 'root', artifact, revision, TEXT)
    if (status === 200) continue
    expect(status).toBe(503)
    return revision
  }
  throw new Error('The disk does not fill.')
}
