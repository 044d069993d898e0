import {
  Agent as HttpAgent,
  request as httpRequest,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https'
import { pipeline } from 'node:stream'
import { StartError } from './start-error'

// RFC 9110 §7.6.1: these belong to one connection, not to the message.
const HOP_BY_HOP = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]

function endToEnd(headers: IncomingMessage['headers']) {
  const named = String(headers.connection ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase())
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !HOP_BY_HOP.includes(name) && !named.includes(name)),
  )
}

/**
 * How long an idle connection to the server is kept, in ms. Servers close theirs after some seconds (uvicorn: five)
 * without a word; a request sent into that moment would be lost, and only its sender knows whether it may be repeated.
 */
const IDLE_MS = 1_000

/**
 * Passes requests on to a real server, bytes as they come in both directions, so that the dashboard and the server share
 * one origin (contract §1: the server sends no CORS headers).
 */
export function proxyTo(
  upstream: URL,
  idleMs = IDLE_MS,
): (request: IncomingMessage, response: ServerResponse) => void {
  const secure = upstream.protocol === 'https:'
  const send = secure ? httpsRequest : httpRequest
  // The time counts while nobody uses the connection: a slow answer is waited for all the same.
  const kept = { keepAlive: true, timeout: idleMs }
  const agent = secure ? new HttpsAgent(kept) : new HttpAgent(kept)
  const prefix = upstream.pathname.replace(/\/+$/, '')
  return (request, response) => {
    const forwarded = send(
      {
        agent,
        protocol: upstream.protocol,
        hostname: upstream.hostname.replace(/^\[|\]$/g, ''),
        port: upstream.port,
        method: request.method,
        path: prefix + (request.url ?? '/'),
        headers: { ...endToEnd(request.headers), host: upstream.host },
      },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, {
          ...endToEnd(answer.headers),
          'x-content-type-options': 'nosniff',
        })
        // An answer that breaks off breaks off here too: the client must not take the half for the whole.
        pipeline(answer, response, (error) => {
          if (error) response.destroy()
        })
      },
    )
    forwarded.on('error', () => {
      if (response.headersSent) response.destroy()
      else unreachable(response)
    })
    response.on('close', () => forwarded.destroy())
    request.pipe(forwarded)
  }
}

function unreachable(response: ServerResponse) {
  const body = JSON.stringify({
    error: {
      code: 'upstream_unreachable',
      message: 'The PowerContext server behind this console does not answer.',
      details: null,
    },
  })
  response.writeHead(502, {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
    'X-Content-Type-Options': 'nosniff',
  })
  response.end(body)
}

/** @throws StartError when nothing answers at the address within ten seconds. */
export async function requireReachable(upstream: URL) {
  try {
    const address = `${upstream.href.replace(/\/+$/, '')}/health/ready`
    // 503 is an answer: a server that is not ready yet may become so.
    await fetch(address, { signal: AbortSignal.timeout(10_000) })
  } catch {
    throw new StartError(
      `No server answers at POWERCONTEXT_URL (${upstream.href}): start it, or correct the address.`,
    )
  }
}
