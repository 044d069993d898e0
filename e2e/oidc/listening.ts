import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Listens on the loopback interface. @returns the origin */
export async function listening(server: Server, port = 0): Promise<string> {
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** Ends a server and the connections that browsers keep to it. */
export async function ended(server: Server) {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  server.closeAllConnections()
  await closed
}
