import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Backend } from './backends'
import { passOn } from './pass-on'

export type Served = { url: string; stop(): Promise<void> }

/**
 * The service behind the back end under test. That of the embedded one is a console, too, and would take what the browser
 * says of its page for a page of somebody else.
 */
export const startService = ({ apiURL }: Backend) =>
  serve((request, response) => {
    delete request.headers.origin
    passOn(request, response, apiURL + request.url, new URL(apiURL).host)
  })

export async function serve(listener: RequestListener): Promise<Served> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    stop() {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
