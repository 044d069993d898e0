import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach } from 'vitest'
import { proxyTo } from '../proxy'
import { RecordingUpstream } from './recording-upstream'

/** Lets a server listen on this machine. @returns its origin */
export async function originOf(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

export function end(server: Server) {
  server.closeAllConnections()
  server.close()
}

/** For each test of a file, a recording server of its own and a proxy in front of it. */
export function proxyForEachTest(): { upstream: RecordingUpstream; origin: string } {
  const under = { upstream: new RecordingUpstream(), origin: '' }
  let proxy: Server
  beforeEach(async () => {
    under.upstream = new RecordingUpstream()
    proxy = createServer(proxyTo(await under.upstream.listen()))
    under.origin = await originOf(proxy)
  })
  afterEach(() => {
    end(proxy)
    under.upstream.close()
  })
  return under
}
