import type { IncomingMessage } from 'node:http'

/** Why a request is not carried out; API refusals are told in the error shape of contract §2. */
export type Refusal = { status: 400 | 403 | 421; code: string; message: string }

const LOOPBACK = ['127.0.0.1', 'localhost', '[::1]']
const HTTP_PORT = 80

const misdirected: Refusal = {
  status: 421,
  code: 'misdirected_request',
  message:
    'This console does not answer under the name that the request was sent to: use its own address, or add the name to SCOPE_CONSOLE_HOSTS where it is started.',
}
const notOriginForm: Refusal = {
  status: 400,
  code: 'invalid_request',
  message: 'The target of a request must be a path.',
}
const crossOrigin: Refusal = {
  status: 403,
  code: 'cross_origin_request',
  message: 'A page of another origin sent this request: the console answers its own pages only.',
}

/**
 * Decides whether a request was meant for this host and sent by nobody else's page. A page elsewhere may point its own
 * name at this address, so the name that a browser was asked for counts, not the address that it found.
 * @param names other values of `Host` that are answered, besides the loopback names with the server's own port
 * @param guarded whether only own pages may ask for it, as for the API and the settings
 */
export function refusalOf(
  request: IncomingMessage,
  names: readonly string[],
  guarded: boolean,
): Refusal | null {
  const host = hostOf(request)
  const port = request.socket.localPort
  const own = LOOPBACK.flatMap((name) => [`${name}:${port}`, ...(port === HTTP_PORT ? [name] : [])])
  const loopback = host !== null && own.includes(host)
  if (host === null || !(loopback || names.includes(host))) return misdirected
  if (!request.url?.startsWith('/')) return notOriginForm
  if (guarded && ['cross-site', 'same-site'].includes(headerOf(request, 'sec-fetch-site') ?? '')) {
    return crossOrigin
  }
  // OPTIONS is asked for others' pages and changes nothing; no answer to it has a CORS header.
  if (!guarded || ['GET', 'HEAD', 'OPTIONS'].includes(request.method ?? '')) return null
  const origin = headerOf(request, 'origin')
  // Whoever stands in front under a name from the setting may speak https to the browser.
  const schemes = loopback ? ['http'] : ['http', 'https']
  const isOwn = origin === null || schemes.some((scheme) => origin === `${scheme}://${host}`)
  return isOwn ? null : crossOrigin
}

/** Null where there is none or more than one: Node keeps the first of them, someone in front may have kept the last. */
function hostOf({ rawHeaders }: IncomingMessage): string | null {
  const values = valuesOf(rawHeaders, 'host')
  return values.length === 1 ? (values[0]?.toLowerCase() ?? null) : null
}

/** All values of a header, joined: two of them are none that is expected. */
function headerOf({ rawHeaders }: IncomingMessage, name: string): string | null {
  const values = valuesOf(rawHeaders, name)
  return values.length === 0 ? null : values.join(', ').toLowerCase()
}

const valuesOf = (rawHeaders: readonly string[], name: string) =>
  rawHeaders.filter(
    (_value, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === name,
  )
