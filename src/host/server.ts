import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { closeAfterRefusal } from './refused-body'
import { refusalOf, type Refusal } from './request-guard'
import { connectedOrigins, type ClientConfig } from './settings'
import { securityHeaders } from './security-headers'
import { StartError } from './start-error'

const DEFAULT_PORT = 4173
const PORTS_TRIED = 100

/**
 * How long a caller's idle connection is kept, in ms. Node closes it after five seconds; a request that a browser or a
 * proxy in front (nginx keeps its own for 60) sends into that moment would be lost, and nobody could tell a commit
 * that arrived from one that did not.
 */
const IDLE_MS = 75_000

/** How long an address may be, with its headers, in bytes. Node refuses above 16 KiB, a real server takes far longer ones. */
const HEAD_BYTES_MAX = 256 * 1024

export type Parts = {
  config: ClientConfig
  /** Answers with the console's files; its page carries these settings, and may ask these origins. */
  files: (request: Request, settings: string, origins: readonly string[]) => Response
  /** Answers everything under /v1 and /health. */
  api: (request: IncomingMessage, response: ServerResponse) => void
}

const isApi = (path: string) => /^\/(v1|health)(?:[/?]|$)/.test(path)
const isSettings = (path: string) => /^\/config\.json(?:\?|$)/.test(path)

/**
 * One origin for the dashboard, its settings and the service.
 * @param base the path that browsers find the console at; whoever stands in front may have taken it off requests or not
 * @param names hosts that it answers for beside its loopback address, see `request-guard.ts`
 */
export function createHost(
  { config, files, api }: Parts,
  names: readonly string[] = [],
  base = '/',
): Server {
  const settings = JSON.stringify(config)
  const origins = connectedOrigins(config)
  const page = getRequestListener((request) => files(request, settings, origins))
  return createServer(
    { keepAliveTimeout: IDLE_MS, maxHeaderSize: HEAD_BYTES_MAX },
    (request, response) => {
      const path = pathBelow(base, request.url ?? '/')
      request.url = path
      const ofApi = isApi(path)
      const ofSettings = isSettings(path)
      // Before anybody answers: what answers may say more, but no answer says less.
      response.setHeaders(new Map(Object.entries(securityHeaders(null))))
      if (ofApi) response.setHeader('Cache-Control', 'no-store')
      closeAfterRefusal(request, response)
      const refusal = refusalOf(request, names, ofApi || ofSettings)
      if (refusal !== null) refuse(response, refusal, ofApi)
      else if (ofApi) api(request, response)
      else if (ofSettings) sendSettings(request, response, settings)
      else void page(request, response)
    },
  )
}

/** Takes the console's base path off the target of a request, where a proxy has not done so. */
function pathBelow(base: string, target: string): string {
  const at = base.slice(0, -1)
  const rest = target.startsWith(at) ? target.slice(at.length) : null
  if (rest === '' || rest?.startsWith('?')) return `/${rest}`
  return rest?.startsWith('/') ? rest : target
}

function refuse(response: ServerResponse, { status, code, message }: Refusal, ofApi: boolean) {
  const error = { error: { code, message, details: null } }
  const body = ofApi ? JSON.stringify(error) : message
  response.writeHead(status, {
    'Content-Type': ofApi ? 'application/json' : 'text/plain; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
  })
  response.end(body)
}

function sendSettings(request: IncomingMessage, response: ServerResponse, settings: string) {
  const { method } = request
  if (method !== 'GET' && method !== 'HEAD') {
    response.writeHead(405, {
      Allow: 'GET, HEAD',
      'Content-Type': 'text/plain; charset=utf-8',
    })
    response.end('Method Not Allowed')
    return
  }
  response.writeHead(200, {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(settings),
    'Cache-Control': 'no-cache',
  })
  response.end(settings)
}

/**
 * Listens on the loopback interface only.
 * @param wanted the port asked for; null tries 4173 and the ports after it.
 * @param setting how a person asks for a port, for the messages
 * @returns the port.
 * @throws StartError when the port asked for is busy.
 */
export async function listen(
  server: Server,
  wanted: number | null,
  setting = 'PORT',
): Promise<number> {
  const first = wanted ?? DEFAULT_PORT
  const last = wanted ?? DEFAULT_PORT + PORTS_TRIED
  for (let port = first; port <= last; port += 1) {
    if (await tryListen(server, port, setting)) return (server.address() as AddressInfo).port
  }
  throw new StartError(
    wanted === null
      ? `All ports from ${first} to ${last} are busy: choose one with ${setting}.`
      : `Port ${wanted} is busy: choose another one with ${setting}, or leave it out for the next free one.`,
  )
}

const tryListen = (server: Server, port: number, setting: string) =>
  new Promise<boolean>((resolve, reject) => {
    const onError = (error: NodeJS.ErrnoException) => {
      server.off('listening', onListening)
      if (error.code === 'EADDRINUSE') resolve(false)
      else if (error.code === 'EACCES') {
        reject(
          new StartError(
            `Port ${port} may not be used by this user: choose another with ${setting}.`,
          ),
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
