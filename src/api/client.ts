import * as v from 'valibot'
import { awaited } from './awaited'
import { takeEarly } from './early-answers'
import {
  contractError,
  elsewhereError,
  httpError,
  networkError,
  pageError,
  type Mismatch,
} from './errors'
import { REQUEST_ID_HEADER } from './contract/errors'
import { ownCalls } from './own-calls'
import { RepeatedKey } from '../lib/json/exact-json'
import type { Question } from './questions'
import { arriving, baseOf, initOf, urlOf } from './request'
import { noteServerDate } from './server-clock'
import { session } from './session'

export type Call<S extends v.GenericSchema> = Question & {
  schema: S
  /** What the answer must say to be the answer to this very question, see `fits/`; `'anything'` where none could be told from another. */
  fits: Rule<v.InferOutput<S>> | 'anything'
  /** Reads the body in place of `JSON.parse`: `parseExactJson`, where content may be sent back to the letter. */
  parse?: (text: string) => unknown
  signal?: AbortSignal
  /** A commit that was sent goes on when its session ends; all else is aborted with it. */
  outlivesSession?: true
  /** A token to try instead of the session's, as on the sign-in screen. */
  token?: string
  /** Statuses besides 2xx whose body is of `schema` too (readiness answers 503 with it). */
  also?: readonly number[]
}

export type Answer<T> = {
  data: T
  /** The body as it was received. */
  text: string
  etag: string | null
  requestId: string | null
  status: number
}

/** Holds an answer against its question: the first field that says something else, or null. */
export type Rule<T> = (answer: Answer<T>) => Mismatch | null

/** Brings one request to the service, and its answer back. */
export type Send = (address: string, init: RequestInit) => Promise<Response>

const overNetwork: Send = (address, init) => fetch(address, init)

let apiBase = ''
let send = overNetwork

/**
 * Sets the origin (or path prefix) in front of `/v1`; '' is where the console is.
 * @param way how requests travel: the demonstration's service is on no network (decision 21)
 */
export function configureClient(base: string, way: Send = overNetwork) {
  apiBase = baseOf(base)
  send = way
}

/** Which server answers, as far as this page's own origin does not say it. */
export const serverBase = () => apiBase

/** The origin that answers, for documents that outlive the page. */
export const serverOrigin = () => new URL(apiBase, window.location.href).origin

/**
 * Sends one request, parses the answer by the contract and holds it against the question. Never retries by itself.
 * @throws ApiError for every failure but an abort, by `signal` or by the end of the session, which stays an AbortError.
 */
export async function call<S extends v.GenericSchema>(
  request: Call<S>,
): Promise<Answer<v.InferOutput<S>>> {
  const {
    method = 'GET',
    path,
    query,
    body,
    headers,
    schema,
    fits,
    parse,
    signal,
    also = [],
  } = request
  const question = { method, path, query, body, headers }
  const where = `${method} ${path}`
  const token = request.token ?? session.token()
  const wait = awaited.begin()
  const aborts =
    request.token === undefined && !request.outlivesSession
      ? AbortSignal.any([session.signal(), ...(signal ? [signal] : [])])
      : signal
  let response: Response | undefined
  let at: number
  let text: string
  try {
    const until = aborts ? AbortSignal.any([aborts, wait.signal]) : wait.signal
    const early = request.token === undefined ? takeEarly(question, token, until) : null
    const answer = await (early ??
      arriving(send(urlOf(apiBase, question), initOf(question, token, until))))
    ;({ response, at } = answer)
    text = await answer.text
  } catch (cause) {
    if (aborts?.aborted) throw cause
    throw networkError(wait.signal.aborted ? wait.signal.reason : cause, response)
  } finally {
    wait.end()
  }
  if (response.type === 'opaqueredirect') throw elsewhereError(where)
  noteServerDate(response.headers.get('Date'), at)
  ownCalls.note(path, response.status)
  if (response.status === 401 && request.token === undefined) session.expire(token)
  const parsedBody = parseJson(text)
  if (!response.ok && !also.includes(response.status)) throw httpError(response, parsedBody)
  const parsed = v.safeParse(schema, parse ? parsedWith(parse, text, response, where) : parsedBody)
  if (!parsed.success) {
    if (isPage(response)) throw pageError(response, where)
    const [issue] = parsed.issues
    throw contractError(
      response,
      {
        field: v.getDotPath(issue) ?? '(the whole body)',
        expected: issue.expected ?? issue.message,
        received: issue.received,
      },
      where,
      parsedBody === undefined,
    )
  }
  const answer = {
    data: parsed.output,
    text,
    etag: response.headers.get('ETag'),
    requestId: response.headers.get(REQUEST_ID_HEADER),
    status: response.status,
  }
  const mismatch = fits === 'anything' ? null : fits(answer)
  if (mismatch) throw contractError(response, mismatch, where)
  return answer
}

const isPage = ({ headers }: Response) => /^text\/html\b/i.test(headers.get('Content-Type') ?? '')

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined // no schema accepts it: the caller words it as a refusal or a contract error
  }
}

/** @throws ApiError for an object that names a key twice: no one could say what it holds */
function parsedWith(
  parse: (text: string) => unknown,
  text: string,
  response: Response,
  where: string,
): unknown {
  try {
    return parse(text)
  } catch (cause) {
    if (!(cause instanceof RepeatedKey)) return undefined
    const issue = { field: cause.key, expected: 'named once', received: 'twice in one object' }
    throw contractError(response, issue, where)
  }
}
