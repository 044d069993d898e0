import { request as send, type IncomingMessage, type ServerResponse } from 'node:http'

/** Passes a request on to another address, as the plainest reverse proxy does: with the Host that the browser named, or the server's own. */
export function passOn(
  request: IncomingMessage,
  response: ServerResponse,
  address: string,
  host = request.headers.host,
) {
  const { method } = request
  const passed = send(address, { method, headers: { ...request.headers, host } }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(response)
  })
  // The console is told by the end of its connection.
  passed.on('error', () => response.destroy())
  request.pipe(passed)
}
