import type { IncomingMessage } from 'node:http'
import { REQUEST_BYTES_MAX } from '../api/contract/content-bounds'

/** Why a request is not passed on, in the words of contract §2. */
export type Refusal = { status: 400 | 405 | 413 | 502; code: string; message: string }

const BODILESS = ['GET', 'HEAD', 'DELETE', 'OPTIONS']
/** The methods of the service; TRACE and CONNECT speak to proxies, and any other one may be framed in its own way. */
export const METHODS = [...BODILESS, 'POST', 'PUT', 'PATCH']

/** Two of these are two requests to whoever reads the first and to whoever reads the last. */
const ONCE = ['host', 'authorization', 'content-length', 'transfer-encoding', 'if-match']
/** What `Connection` may name: anything else in it would take a part of the message away from the next reader. */
const OF_CONNECTION = ['close', 'keep-alive', 'te', 'upgrade', 'http2-settings', '']
/** Node leaves out of `headers` what comes after the two thousandth, the length of a body among it. */
const HEADERS_MAX = 1_000
/** RFC 9110 §7.6.1: these belong to one connection, not to the message. Node has met `Expect` already. */
const NOT_PASSED = [
  'connection',
  'expect',
  'host',
  'http2-settings',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]

const invalid = (message: string): Refusal => ({ status: 400, code: 'invalid_request', message })

export const TOO_LARGE: Refusal = {
  status: 413,
  code: 'request_too_large',
  message: 'The HTTP request body exceeds the limit.',
}

/**
 * Decides whether a request has one meaning only, and one that the service is there for. Node's parser has refused
 * what is no HTTP at all, two lengths and a length beside chunks among it; `proxy-attacks.test.ts` holds it to that.
 */
export function refusalOf(request: IncomingMessage): Refusal | null {
  const { method = '', url = '', headers, rawHeaders } = request
  if (request.httpVersionMajor !== 1) return invalid('The request is not HTTP/1.')
  if (!METHODS.includes(method)) {
    const message = `The service knows no ${method} requests.`
    return { status: 405, code: 'method_not_allowed', message }
  }
  if (!staysInService(url)) return invalid('The path does not belong to the service.')
  const names = rawHeaders.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase())
  if (names.length > HEADERS_MAX) return invalid('The request has too many headers.')
  const repeated = ONCE.find((name) => names.filter((other) => other === name).length > 1)
  if (repeated !== undefined) return invalid(`The header ${repeated} is there more than once.`)
  const named = (headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase())
  if (!named.every((name) => OF_CONNECTION.includes(name))) {
    return invalid('The header connection names what does not belong to one connection.')
  }
  const coding = headers['transfer-encoding']
  if (coding !== undefined && coding !== 'chunked') {
    return invalid('The only transfer-encoding that is understood is chunked.')
  }
  if (BODILESS.includes(method) && hasBody(request)) {
    return invalid(`A ${method} request has no body.`)
  }
  return Number(headers['content-length'] ?? 0) > REQUEST_BYTES_MAX ? TOO_LARGE : null
}

export const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** The headers that go on; the library behind writes those that frame the message and name the server. */
export const passedHeaders = ({ headers }: IncomingMessage) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !NOT_PASSED.includes(name)))

/**
 * Whether whoever reads the target, decoding it once and resolving dots or not, ends up under /v1 or /health. What is
 * passed on is passed on to the byte: ids hold encoded slashes, spaces and percent signs.
 */
export function staysInService(target: string): boolean {
  if (!/^\/(?:v1|health)(?:[/?]|$)/.test(target) || /[^\x21-\x7e]|[\\#]/.test(target)) return false
  const [path = ''] = target.split('?', 1)
  return path.split('/').every(staysInSegment)
}

/** An id may hold `a/../b`; what is refused is a segment that others would take for the one above it. */
function staysInSegment(segment: string): boolean {
  const parts = segment
    .replace(/%2e/gi, '.')
    .replace(/%3b/gi, ';')
    .split(/%2f|%5c/i)
    // Some servers cut parameters off each segment before they resolve dots.
    .map((part) => part.split(';', 1)[0])
  let depth = 0
  for (const part of parts) {
    if (part === '..') depth -= 1
    else if (part !== '.' && part !== '') depth += 1
    if (depth < 0) return false
  }
  return depth > 0 || !parts.some((part) => part === '.' || part === '..')
}
