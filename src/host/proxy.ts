import type { IncomingMessage, ServerResponse } from 'node:http'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { REQUEST_BYTES_MAX } from '../api/contract/content-bounds'
import { answerHeaders, answerPolicy } from './proxy-answer'
import { connectionsTo } from './proxy-connections'
import {
  hasBody,
  METHODS,
  passedHeaders,
  refusalOf,
  TOO_LARGE,
  type Refusal,
} from './proxy-request'
import { StartError } from './start-error'

const UNREACHABLE: Refusal = {
  status: 502,
  code: 'upstream_unreachable',
  message: 'The PowerContext server behind this console does not answer.',
}

class BodyTooLarge extends Error {
  override readonly name = 'BodyTooLarge'
}

/**
 * Passes requests on to a real server, bodies as they come in both directions, so that the dashboard and the server
 * share one origin (contract §1: the server sends no CORS headers). Nothing is sent twice.
 */
export function proxyTo(
  upstream: URL,
  idleMs?: number,
): (request: IncomingMessage, response: ServerResponse) => void {
  const connections = connectionsTo(upstream, idleMs)
  const prefix = upstream.pathname.replace(/\/+$/, '')

  const pass = async (request: IncomingMessage, response: ServerResponse) => {
    const refusal = refusalOf(request)
    if (refusal !== null) return refuse(response, refusal)
    const left = new AbortController()
    response.on('close', () => left.abort())
    const body = hasBody(request) ? request.pipe(counted()) : null
    body?.on('error', (error) => left.abort(error))
    try {
      const answer = await connections(request.headers.authorization ?? '').request({
        method: request.method ?? '',
        path: prefix + (request.url ?? ''),
        headers: passedHeaders(request),
        body,
        signal: left.signal,
      })
      response.writeHead(answer.statusCode, {
        ...answerHeaders(answer.headers),
        // The rest of a body that the server did not want is not waited for.
        ...(request.complete ? {} : { Connection: 'close' }),
      })
      await pipeline(answer.body, response)
    } catch (error) {
      left.abort()
      // An answer that breaks off breaks off here too: the client must not take the half for the whole.
      if (response.headersSent) response.destroy()
      else refuse(response, error instanceof BodyTooLarge ? TOO_LARGE : UNREACHABLE)
    }
  }

  return (request, response) => {
    // Node hands out requests that wait behind another one on their connection. Each is passed on when it is its turn:
    // never after one that ends the connection, and never for a client that has left.
    if (response.socket === null) response.once('socket', () => void pass(request, response))
    else void pass(request, response)
  }
}

/** Lets a body through as long as the service would read it; nothing of it is kept. */
function counted(): Transform {
  let bytes = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length
      if (bytes > REQUEST_BYTES_MAX) done(new BodyTooLarge())
      else done(null, chunk)
    },
  })
}

/** Answers in the service's place and ends the connection: what else comes on it may be no request. */
function refuse(response: ServerResponse, { status, code, message }: Refusal) {
  if (response.destroyed) return
  const body = JSON.stringify({ error: { code, message, details: null } })
  response.writeHead(status, {
    ...answerPolicy(),
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
    Connection: 'close',
    ...(status === 405 && { Allow: METHODS.join(', ') }),
  })
  response.end(body)
}

/**
 * @param setting how the person has named the address, for the message
 * @throws StartError when nothing answers at the address within ten seconds.
 */
export async function requireReachable(upstream: URL, setting = 'POWERCONTEXT_URL') {
  try {
    const address = `${upstream.href.replace(/\/+$/, '')}/health/ready`
    // 503 is an answer: a server that is not ready yet may become so.
    await fetch(address, { signal: AbortSignal.timeout(10_000) })
  } catch {
    throw new StartError(
      `No server answers at ${setting} (${upstream.href}): start it, or correct the address.`,
    )
  }
}
