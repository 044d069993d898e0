import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** More requests than a server carries out at once unless it is configured otherwise, which is 64 (contract §1). */
const HELD = 80
/** Questions after which a server that has refused none of the held requests counts as one without a limit. */
const QUESTIONS = 300

/**
 * Fills a server with requests whose bodies never end, runs `piece` once it has refused one of them, and lets
 * go. A server without a limit runs `piece` all the same: what it answers is the case's matter.
 */
export async function whileOverloaded<T>(
  origin: string,
  ask: () => Promise<unknown>,
  piece: () => Promise<T>,
): Promise<T> {
  const { hostname, port } = new URL(origin)
  const held: Socket[] = []
  let refused = false
  try {
    for (let n = 0; n < HELD; n++) {
      const socket = connect(Number(port), hostname)
      // The server may end a held request by itself; that is no failure of the case.
      socket.on('error', () => undefined)
      socket.on('data', () => (refused = true))
      held.push(socket)
      await once(socket, 'connect')
      socket.write(
        `POST /v1/scopes HTTP/1.1\r\nHost: ${hostname}:${port}\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{`,
      )
    }
    // No sleep: each question gives the server a turn to take the held requests up.
    for (let n = 0; n < QUESTIONS && !refused; n++) await ask()
    return await piece()
  } finally {
    for (const socket of held) socket.destroy()
  }
}
