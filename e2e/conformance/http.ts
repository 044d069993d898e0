import * as v from 'valibot'
import { REQUEST_ID_HEADER } from '../../src/api/contract/errors'
import { schemaOfAnswer } from './answer-schemas'
import { tokenOf, type Person } from './people'

export type Answer = {
  status: number
  headers: Headers
  /** Parsed JSON; undefined for an empty body. */
  body: unknown
  requestId: string
}

export type Sending = {
  /** Null sends no credential, a string after `raw:` is sent as the whole Authorization header. */
  as: Person | null | `raw:${string}`
  method: 'GET' | 'POST' | 'PUT' | 'OPTIONS'
  /** Path and query, ids encoded. */
  path: string
  /** Sent as JSON; a string is sent as it is, undefined sends none. */
  body?: unknown
  headers?: Record<string, string>
}

const authorization = (as: Sending['as']): Record<string, string> => {
  if (as === null) return {}
  if (as.startsWith('raw:')) return { authorization: as.slice(4) }
  return { authorization: `Bearer ${tokenOf(as as Person)}` }
}

/** The error body, with no field more or less than the service words (contract §2). */
const StrictErrorBody = v.strictObject({
  error: v.strictObject({
    code: v.pipe(v.string(), v.regex(/^[a-z][a-z_-]*$/)),
    message: v.pipe(v.string(), v.minLength(1)),
    details: v.nullable(v.record(v.string(), v.unknown())),
  }),
})
/** What a framework answers where the service has no such route (contract §2). */
const NoRoute = v.strictObject({ detail: v.picklist(['Not Found', 'Method Not Allowed']) })

/**
 * Sends one request and checks what has to hold for every answer, whatever the case is about: the
 * request id, the error body's exact shape, WWW-Authenticate on 401 and nowhere else, JSON, and on
 * 2xx the contract's own schema of that route.
 */
export async function send(origin: string, sending: Sending): Promise<Answer> {
  const { as, method, path, body, headers } = sending
  const response = await fetch(`${origin}${path}`, {
    method,
    headers: {
      ...authorization(as),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    body: body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body),
    redirect: 'manual',
  })
  const text = await response.text()
  const where = `${method} ${path} answered ${response.status}`
  const requestId = response.headers.get(REQUEST_ID_HEADER)
  if (requestId === null || !/^[0-9a-f]{16}$/.test(requestId)) {
    throw new Error(`${where} with the request id ${requestId}`)
  }
  const challenge = response.headers.get('www-authenticate')
  if ((response.status === 401) !== (challenge !== null)) {
    throw new Error(`${where} with WWW-Authenticate: ${challenge}`)
  }
  const answer: Answer = {
    status: response.status,
    headers: response.headers,
    body: undefined,
    requestId,
  }
  if (text === '') {
    if (response.status !== 304) throw new Error(`${where} without a body`)
    return answer
  }
  const type = response.headers.get('content-type')
  if (type?.split(';')[0] !== 'application/json') throw new Error(`${where} as ${type}: ${text}`)
  answer.body = JSON.parse(text)
  const schema = response.ok
    ? schemaOfAnswer(method, path)
    : path.startsWith('/health/') && !/"error"/.test(text)
      ? schemaOfAnswer(method, path)
      : v.union([StrictErrorBody, NoRoute])
  const parsed = v.safeParse(schema, answer.body)
  if (!parsed.success) {
    const [issue] = parsed.issues
    throw new Error(
      `${where} outside the contract at "${v.getDotPath(issue) ?? '(the whole body)'}": ${issue.message}\n${text.slice(0, 800)}`,
    )
  }
  return answer
}
