/**
 * Failures on demand, so that a person can see in the browser what a test sees. Only with the option `faults`
 * (`npm start -- --faults`). A request is struck when its address or the first 64 KiB of its body hold one of these words,
 * so type one where text is free: as a Scope's id in the address, in a search box, as the reason of a restore.
 *
 * - `fault:500` answers 500 `internal_error` without carrying the request out
 * - `fault:503` answers 503 `server_overloaded` with Retry-After, as a server at capacity does
 * - `fault:401` answers 401, as if the token had just been revoked
 * - `fault:nonsense` answers 200 with JSON that no schema accepts
 * - `fault:html` answers 502 with a page, as a broken proxy does
 * - `fault:slow` carries the request out after ten seconds
 * - `fault:lost` carries the request out and breaks the connection instead of answering
 */
const FAULT = /fault(?::|%3A)(500|503|401|nonsense|html|slow|lost)/i

const SLOW_MS = 10_000

const errorBody = (status: number, code: string, message: string, headers = {}) =>
  Response.json({ error: { code, message, details: null } }, { status, headers })

/** Answers in place of `carryOut`, or after it, as the request's text asks; null when it asks for nothing. */
export async function injectFault(
  text: string,
  carryOut: () => Promise<Response>,
): Promise<Response | null> {
  const [, kind] = FAULT.exec(text) ?? []
  switch (kind) {
    case '500':
      return errorBody(500, 'internal_error', 'The Server failed.')
    case '503':
      return errorBody(503, 'server_overloaded', 'The Server is at HTTP capacity.', {
        'Retry-After': '1',
      })
    case '401':
      return errorBody(401, 'unauthorized', 'A valid credential is required.', {
        'WWW-Authenticate': 'Bearer',
      })
    case 'nonsense':
      return Response.json({ items: 'none', head: [] })
    case 'html':
      return new Response('<h1>Bad Gateway</h1>', {
        status: 502,
        headers: { 'Content-Type': 'text/html' },
      })
    case 'slow':
      await new Promise((resolve) => setTimeout(resolve, SLOW_MS))
      return carryOut()
    case 'lost':
      await carryOut()
      return new Response(
        new ReadableStream({ start: (stream) => stream.error(new Error('fault:lost')) }),
        { headers: { 'Content-Type': 'application/json' } },
      )
    default:
      return null
  }
}
