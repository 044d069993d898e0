import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { securityHeaders } from './static-files'
import { StartError } from './start-error'

export const DEFAULT_PORT = 4173
const PORTS_TRIED = 100

/** What `public/config.json` is for a client served by this host (screens: Session). */
export type ClientConfig = {
  apiBase: string
  signIn: 'token'
  identities?: { label: string; token: string; hint: string }[]
}

export type Parts = {
  config: ClientConfig
  files: (request: Request) => Response
  /** Answers everything under /v1 and /health. */
  api: (request: IncomingMessage, response: ServerResponse) => void
}

const isApi = (path: string) => /^\/(v1|health)(?:[/?]|$)/.test(path)

/** One origin for the dashboard, its settings and the service. */
export function createHost({ config, files, api }: Parts): Server {
  const settings = JSON.stringify(config)
  const own = getRequestListener((request) =>
    new URL(request.url).pathname === '/config.json'
      ? new Response(request.method === 'HEAD' ? null : settings, {
          headers: {
            'Content-Type': 'application/json',
            'Cache-Control': 'no-cache',
            ...securityHeaders(null),
          },
        })
      : files(request),
  )
  return createServer((request, response) => {
    if (isApi(request.url ?? '/')) api(request, response)
    else void own(request, response)
  })
}

/**
 * Listens on the loopback interface only.
 * @param wanted the port asked for; null tries 4173 and the ports after it.
 * @returns the port.
 * @throws StartError when the port asked for is busy.
 */
export async function listen(server: Server, wanted: number | null): Promise<number> {
  const first = wanted ?? DEFAULT_PORT
  const last = wanted ?? DEFAULT_PORT + PORTS_TRIED
  for (let port = first; port <= last; port += 1) {
    if (await tryListen(server, port)) return (server.address() as AddressInfo).port
  }
  throw new StartError(
    wanted === null
      ? `All ports from ${first} to ${last} are busy: choose one with PORT.`
      : `Port ${wanted} is busy: choose another one with PORT, or leave it out for the next free one.`,
  )
}

const tryListen = (server: Server, port: number) =>
  new Promise<boolean>((resolve, reject) => {
    const onError = (error: NodeJS.ErrnoException) => {
      server.off('listening', onListening)
      if (error.code === 'EADDRINUSE') resolve(false)
      else if (error.code === 'EACCES') {
        reject(
          new StartError(`Port ${port} may not be used by this user: choose another with PORT.`),
        )
      } else reject(error)
    }
    const onListening = () => {
      server.off('error', onError)
      resolve(true)
    }
    server.once('error', onError)
    server.once('listening', onListening)
    server.listen(port, '127.0.0.1')
  })
