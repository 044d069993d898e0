import type { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { hasBody } from './proxy-request'

/** How long a client has to read the answer before its connection is cut, in ms. */
const LINGER_MS = 1_000

/**
 * Ends the connection of a request that was answered before all of its body had come. Nothing more is read of it: the
 * client learns that from its full buffers, and the answer from the end of ours. Node itself would read the rest to its
 * end, or cut the connection at once and with it the answer under way.
 */
export function closeAfterRefusal(request: IncomingMessage, response: ServerResponse) {
  const { writeHead } = response
  response.writeHead = function (this: ServerResponse, ...head: unknown[]) {
    if (!request.complete && hasBody(request)) this.shouldKeepAlive = false
    return Reflect.apply(writeHead, this, head) as ServerResponse
  }
  const { socket } = request
  // Node calls it where a connection ends with its answer.
  socket.destroySoon = () => {
    socket.end()
    if (request.complete) {
      socket.destroySoon = Socket.prototype.destroySoon
      socket.destroySoon()
      return
    }
    request.pause()
    socket.pause()
    const timer = setTimeout(() => socket.destroy(), LINGER_MS)
    socket.once('close', () => clearTimeout(timer))
  }
}
