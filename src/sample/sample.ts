import { bytesToHex } from '@noble/hashes/utils.js'
import { createService } from '../service/app'
import type { Database } from '../service/database'
import { writeMeta } from '../service/schema'
import type { PrincipalRef } from '../service/state'
import { accessHistory, historyStart } from './access-history'
import { contentHistory } from './content-history'
import { PERSON_KEYS } from './content/types'
import { PRINCIPALS } from './people'
import { seededBytes, seededRandom } from '../lib/random'
import { DEPLOYMENT, internalToken, Replay } from './replay'
import { story } from './story'
import { traffic } from './traffic'

export { SAMPLE_IDENTITIES } from './people'

/** Get server.admin and server.observer before the first event. */
export const SAMPLE_ADMINISTRATORS: readonly PrincipalRef[] = [PRINCIPALS.platform]

const SEED = 20_260_708

/**
 * Fills an empty database with the sample deployment: six weeks that end at `now` (ms since 1970). The history is
 * replayed through the service itself, so that its rules decide and write every event; the same `now` gives the same
 * history. Takes one transaction. `density` multiplies what people read on ordinary days, for a larger audit.
 * @throws Error when the database is not empty, or when the sample contradicts the service.
 */
export async function seedSample(database: Database, now: number, density = 1): Promise<void> {
  const tables = database.get(`SELECT name FROM sqlite_schema WHERE type = 'table' LIMIT 1`)
  if (tables !== undefined) throw new Error('the sample fills an empty database only')
  const tokens = new Map(PERSON_KEYS.map((person) => [person, internalToken(person)]))
  const start = historyStart(now)
  const random = seededRandom(SEED)
  await database.transaction(async () => {
    let clock = () => start
    const service = createService({
      database,
      identities: PERSON_KEYS.map((person) => ({
        token: internalToken(person),
        principal: PRINCIPALS[person],
      })),
      administrators: SAMPLE_ADMINISTRATORS,
      clock: () => clock(),
      deploymentId: DEPLOYMENT,
      random: seededBytes(seededRandom(SEED + 1)),
    })
    const replay = new Replay((request) => service.fetch(request), tokens, start)
    clock = () => replay.now
    await replay.play([
      ...accessHistory(now, database),
      ...contentHistory(now, database),
      ...story(now),
      ...traffic(now, random, density),
    ])
    // The ids of the sample may be guessed; what signs cursors may not.
    writeMeta(database, 'cursor_secret', bytesToHex(crypto.getRandomValues(new Uint8Array(32))))
  })
}
