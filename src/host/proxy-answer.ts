import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http'
import { REQUEST_ID_HEADER } from '../api/contract/errors'
import { securityHeaders } from './security-headers'

/**
 * What an answer of the server may say. Everything else stays behind, for much of it would act on the console's own
 * origin: cookies, shared access, cleared or stored data, reports, workers, preloads. A redirect keeps its address so
 * that the browser takes it for one; nobody follows it.
 */
const PASSED = [
  'allow',
  'content-disposition',
  'content-encoding',
  'content-language',
  'content-length',
  'content-type',
  'date',
  'deprecation',
  'etag',
  'last-modified',
  'location',
  'retry-after',
  'sunset',
  'vary',
  'www-authenticate',
  REQUEST_ID_HEADER.toLowerCase(),
]
/** Challenges on which a browser asks for a password, and sends it to the console from then on. */
const ASKS_FOR_PASSWORD = /\b(?:basic|digest|negotiate|ntlm)\b/i

/** What every answer under /v1 and /health is sent with; an answer is data, so as a page it may do nothing at all. */
export function answerPolicy(): Record<string, string> {
  const { 'Content-Security-Policy': policy, ...rest } = securityHeaders(null)
  return {
    ...rest,
    // Two policies in one header: both are kept.
    'Content-Security-Policy': `${policy}, default-src 'none'; sandbox`,
    'Cache-Control': 'no-store',
  }
}

/** The headers of the server's answer that go on to the client, with the host's own. */
export function answerHeaders(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const named = String(headers.connection ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase())
  const passed = Object.entries(headers).filter(
    ([name, value]) =>
      PASSED.includes(name) &&
      !named.includes(name) &&
      !(name === 'www-authenticate' && ASKS_FOR_PASSWORD.test(String(value))),
  )
  return { ...Object.fromEntries(passed), ...answerPolicy() }
}
