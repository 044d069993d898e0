import * as v from 'valibot'
import type { IdKind } from './contract/askable'
import { ErrorBody, REQUEST_ID_HEADER } from './contract/errors'
import { retryAfterOf, type RetryAfter } from './retry-after'

export type ApiErrorKind = 'network' | 'http' | 'contract' | 'id' | 'sign-in'

/**
 * The one type for every failure of a call (architecture §6).
 * - `network`: no answer arrived; `status` 0, `code` `network_error` or `timeout`. Whether the request was
 *   carried out is not known.
 * - `http`: the server refused; `status`, `code`, `message`, `details` are the server's own (contract §2). Of one that
 *   sent the request elsewhere a browser shows nothing: `status` 0, `code` `redirected`.
 * - `contract`: an answer arrived that is not of the agreed shape, or not the answer to what was asked; `details.where`
 *   names the call and `details.field` the place. A web page in place of an answer has the `code` `web_page`.
 * - `id`: nothing was sent, since the service can know nothing by that id; `details.kind` names which one, `details.id` it.
 * - `sign-in`: the token is over and could not be renewed (decision 30); `code` `provider_unreachable` or `session_over`,
 *   `status` 401 where the server refused the request for it, and 0 where it was not sent.
 * Match on `code`, never on `message`. Only a server's own message is for the screen (`saidOf` in `components/failure-words.ts`):
 * ours is English.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  /** How long the server asks to be left alone. */
  readonly retryAfter: RetryAfter | null
  /** The ETag of an answer of success whose body could not be read, null where there was none. */
  readonly etag: string | null
  constructor(
    readonly kind: ApiErrorKind,
    readonly status: number,
    readonly code: string,
    message: string,
    readonly details: Record<string, unknown> | null,
    readonly requestId: string | null,
    options?: ErrorOptions & { retryAfter?: RetryAfter | null; etag?: string | null },
  ) {
    super(message, options)
    this.retryAfter = options?.retryAfter ?? null
    this.etag = options?.etag ?? null
  }
}

export const isApiError = (value: unknown): value is ApiError => value instanceof ApiError

/** The code of a write that was refused for its token, which has been renewed since. Nothing sends it again. */
const SESSION_RENEWED = 'session_renewed'
/** The code of a session that cannot be renewed any more. */
const SESSION_OVER = 'session_over'

/** The session ended with it, and the sign-in screen says so: nothing can be read after it. */
export const isSessionOver = (value: unknown): boolean =>
  isApiError(value) &&
  (value.code === SESSION_OVER ||
    (value.kind === 'http' && value.status === 401 && value.code !== SESSION_RENEWED))

/** A failure that is about the token and not about what was asked; it says by itself what became of that. */
export const isOfSignIn = (value: unknown): boolean =>
  isApiError(value) && (value.kind === 'sign-in' || value.code === SESSION_RENEWED)

/** The code of a refusal without the service's error body: a proxy's, a portal's, or that of a route which is not there. */
const withoutBody = (status: number) => `http_${status}`
/** The code of a request that was sent elsewhere, mostly to a sign-in page. */
const REDIRECTED = 'redirected'
/** The code of a web page in place of an answer. */
const WEB_PAGE = 'web_page'

/** An answer that something between the browser and the service gave, as far as can be told. */
export const isFromProxy = (error: ApiError) =>
  error.code === REDIRECTED ||
  error.code === WEB_PAGE ||
  (error.kind === 'http' && error.code === withoutBody(error.status))

/** The service's code of a refusal; null of what is none. */
export const codeOf = (error: Error | null) => (isApiError(error) ? error.code : null)

/** The service's own refusal for want of authority: 403 (contract §2). A proxy's 403 says nothing about roles. */
export const isForbidden = (value: unknown): value is ApiError =>
  isApiError(value) && value.status === 403 && !isFromProxy(value)

/**
 * The outcome of a write is not known: no answer, one outside the contract, a failure within the server, or a refusal
 * that is not in the service's words. What stands between may refuse an answer as well as a request.
 */
export const isOutcomeUnknown = (value: unknown): value is ApiError =>
  isApiError(value) &&
  value.kind !== 'id' &&
  value.kind !== 'sign-in' &&
  (value.kind !== 'http' || value.status >= 500 || isFromProxy(value))

/** Refusals that are about the moment, not about the request: asked again, the answer may differ. */
const TRANSIENT = [408, 409, 421, 423, 425, 429]

/** Whether the same request may get another answer a little later. */
export const isTransient = ({ status }: ApiError) => status >= 500 || TRANSIENT.includes(status)

/** A request that was never sent: it names what the service's rule of ids does not allow. */
export const impossibleId = (kind: IdKind, id: string | number) =>
  new ApiError('id', 0, 'impossible_id', `No ${kind} can be called so.`, { kind, id }, null)

/**
 * A request that has no token to go with, see the kind `sign-in`.
 * @param status of the answer that refused it; 0 where it was not sent
 */
export const signInError = (
  code: 'provider_unreachable' | typeof SESSION_OVER,
  status: 0 | 401,
  cause?: unknown,
) => new ApiError('sign-in', status, code, 'The sign-in was not renewed.', null, null, { cause })

/** A write that the server refused for its token, now that there is another token (decision 30). */
export const renewedError = (response: Response) =>
  new ApiError(
    'http',
    response.status,
    SESSION_RENEWED,
    'The sign-in was renewed.',
    null,
    response.headers.get(REQUEST_ID_HEADER),
  )

/** The ETag of an answer of success. */
const etagOfSuccess = (response: Response | undefined) =>
  response?.ok ? response.headers.get('ETag') : null

/** @param response what had arrived of the answer */
export function networkError(cause: unknown, response?: Response): ApiError {
  const timedOut = cause instanceof DOMException && cause.name === 'TimeoutError'
  return new ApiError(
    'network',
    0,
    timedOut ? 'timeout' : 'network_error',
    timedOut ? 'The server did not answer in time.' : 'The server could not be reached.',
    null,
    null,
    { cause, etag: etagOfSuccess(response) },
  )
}

/** Words a refusal from whatever body came with it; a body that is not the error shape is no reason to hide it. */
export function httpError(response: Response, body: unknown): ApiError {
  const parsed = v.safeParse(ErrorBody, body)
  const requestId = response.headers.get(REQUEST_ID_HEADER)
  const options = { retryAfter: retryAfterOf(response.headers, Date.now()) }
  if (parsed.success) {
    const { code, message, details } = parsed.output.error
    return new ApiError('http', response.status, code, message, details ?? null, requestId, options)
  }
  // A proxy, or a route that an older server lacks (contract §2), answers without the error body.
  const detail =
    typeof body === 'object' && body !== null && 'detail' in body && typeof body.detail === 'string'
      ? body.detail
      : response.statusText || `HTTP ${response.status}`
  return new ApiError(
    'http',
    response.status,
    withoutBody(response.status),
    detail,
    null,
    requestId,
    options,
  )
}

/** A redirect, which is not followed: a browser does not tell where it leads, nor its status. */
export const elsewhereError = (where: string) =>
  new ApiError('http', 0, REDIRECTED, `${where} was redirected.`, { where }, null)

/** A web page in place of an answer: a proxy's sign-in, or a portal's. */
export const pageError = (response: Response, where: string) =>
  new ApiError(
    'contract',
    response.status,
    WEB_PAGE,
    `A web page came in place of the answer to ${where}.`,
    { where, field: '(the whole body)', expected: 'application/json', received: 'text/html' },
    response.headers.get(REQUEST_ID_HEADER),
  )

/** A field of an answer that says something else than it should. */
export type Mismatch = { field: string; expected: string; received: string }

/**
 * An answer outside the contract, or to another question, naming the first field that is wrong.
 * @param isUnreadable its body broke off or is no JSON, so that nothing in it contradicts its headers
 */
export function contractError(
  response: Response,
  issue: Mismatch,
  where: string,
  isUnreadable = false,
): ApiError {
  return new ApiError(
    'contract',
    response.status,
    'contract_violation',
    `The server's answer to ${where} is not what the contract says: field "${issue.field}" should be ${issue.expected}, not ${issue.received}.`,
    { where, ...issue },
    response.headers.get(REQUEST_ID_HEADER),
    { etag: isUnreadable ? etagOfSuccess(response) : null },
  )
}
