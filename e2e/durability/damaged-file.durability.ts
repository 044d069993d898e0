import { createHash, randomBytes } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { furnish, readRevision, replace, textOf, type Artifact } from './client'
import { leavePlace, makePlace, type Place } from './place'
import { refusedStart, start } from './server'

let place: Place
beforeEach(() => {
  place = makePlace()
})
afterEach(() => leavePlace(place))

const DAMAGES: Readonly<Record<string, (whole: Buffer) => Buffer>> = {
  'random bytes in its header': (whole) => Buffer.concat([randomBytes(100), whole.subarray(100)]),
  'half of it gone': (whole) => whole.subarray(0, Math.floor(whole.length / 2)),
  'nothing left of it': () => Buffer.alloc(0),
  'random bytes in its middle': (whole) => {
    const at = Math.floor(whole.length / 8192) * 4096
    const changed = Buffer.from(whole)
    randomBytes(4096).copy(changed, at)
    return changed
  },
}
/** How the server before the damage ended: a kill leaves SQLite's log beside the file. */
const ENDS = ['a stop', 'a kill'] as const

async function makeHistory(end: (typeof ENDS)[number]): Promise<Artifact> {
  const server = await start({ place })
  const [artifact] = await furnish(server.url, 1)
  if (artifact === undefined) throw new Error('There is no Artifact to write to.')
  for (let revision = 1; revision <= 12; revision += 1) {
    const text = `revision ${revision + 1} ${'x'.repeat(20_000)}`
    expect((await replace(server.url, 'root', artifact, revision, text)).status).toBe(200)
  }
  await (end === 'a stop' ? server.stop() : server.kill())
  return artifact
}

/** Name and hash of each file of the data directory but the note about its owner. */
const hashes = () =>
  readdirSync(place.data, { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'owner')
    .map(({ name }) => {
      const content = readFileSync(join(place.data, name))
      return `${name} ${createHash('sha256').update(content).digest('hex')}`
    })
    .sort()

for (const end of ENDS) {
  for (const [damage, apply] of Object.entries(DAMAGES)) {
    test(`after ${end}, a file with ${damage} is told in a sentence and left as it is`, async () => {
      const artifact = await makeHistory(end)
      if (end === 'a kill') {
        // Then the log alone holds the commits; half of them has to be in the file to be damaged there.
        const server = await start({ place })
        await server.stop()
        const again = await start({ place })
        expect((await replace(again.url, 'root', artifact, 13, 'in the log')).status).toBe(200)
        await again.kill()
      }
      const file = join(place.data, 'deployment.db')
      const whole = readFileSync(file)
      writeFileSync(file, apply(whole))
      const before = hashes()
      expect(before.length).toBe(end === 'a kill' ? 2 : 1)

      const refused = await refusedStart({ place })
      expect(refused.code).toBe(1)
      expect(refused.output.trim()).toMatch(
        /^The database \S+deployment\.db is damaged \([^\n]+\): move it away together with its -wal file, or start afresh with --reset\.$/,
      )
      expect(hashes()).toEqual(before)

      // With the bytes put back everything is there, what only the log holds included.
      writeFileSync(file, whole)
      const server = await start({ place })
      const last = await readRevision(server.url, artifact, 'head')
      expect(last.revision).toBe(end === 'a kill' ? 14 : 13)
      expect(textOf(last.content)).toMatch(end === 'a kill' ? /^in the log$/ : /^revision 13 x+$/)
      expect(await server.stop()).toBe(0)
    })
  }
}

test('a log without its database is not read into a new one', async () => {
  await makeHistory('a kill')
  rmSync(join(place.data, 'deployment.db'))
  const before = hashes()
  const refused = await refusedStart({ place })
  expect(refused.code).toBe(1)
  expect(refused.output.trim()).toMatch(/^There is \S+deployment\.db-wal without the database/)
  expect(hashes()).toEqual(before)
})
