import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'

/**
 * How many requests are held at most: well above what a server carries out at once unless it is configured
 * otherwise, which is 64 (contract §1). A server that takes all of them counts as one without a limit.
 */
const HELD = 160
/** How often, and how far apart in ms, it is asked whether a server that was let go answers again. */
const RECOVERY_TURNS = 200
const RECOVERY_MS = 50

/**
 * Fills a server with requests whose bodies never end until it refuses `ask`, runs `piece`, and lets go. A server
 * without a limit runs `piece` all the same: what it answers is the case's matter.
 */
export async function whileOverloaded<T>(
  origin: string,
  ask: () => Promise<{ status: number }>,
  piece: () => Promise<T>,
): Promise<T> {
  const { hostname, port } = new URL(origin)
  const held: Socket[] = []
  const hold = async () => {
    const socket = connect(Number(port), hostname)
    // The server refuses those that are too many; that is what they are for.
    socket.on('error', () => undefined)
    socket.resume()
    held.push(socket)
    await once(socket, 'connect')
    socket.write(
      `POST /v1/scopes HTTP/1.1\r\nHost: ${hostname}:${port}\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{`,
    )
  }
  try {
    // One more after each question: one that got through had kept the last place from being taken, and one that
    // was refused may have been so for a request that was just ending.
    let refusals = 0
    while (held.length < HELD && refusals < 5) {
      await hold()
      refusals = (await ask()).status === 503 ? refusals + 1 : 0
    }
    return await piece()
  } finally {
    for (const socket of held) socket.destroy()
    // A busy server takes a while to see that they are gone, and would refuse the next case.
    for (let turn = 0; turn < RECOVERY_TURNS; turn += 1) {
      if ((await ask()).status !== 503) break
      await delay(RECOVERY_MS)
    }
  }
}
