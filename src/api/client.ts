import * as v from 'valibot'
import { awaited } from './awaited'
import { takeEarly } from './early-answers'
import { endpoints } from './endpoints'
import {
  contractError,
  elsewhereError,
  httpError,
  networkError,
  pageError,
  renewedError,
  type Mismatch,
} from './errors'
import { REQUEST_ID_HEADER } from './contract/errors'
import { ownCalls } from './own-calls'
import { nextTask } from '../lib/async/next-task'
import { RepeatedKey } from '../lib/json/exact-json'
import { isDeeper } from '../lib/json/is-deeper'
import { Listeners } from '../lib/store'
import type { Question } from './questions'
import { arriving, baseOf, initOf, urlOf } from './request'
import { noteServerDate } from './server-clock'
import { session } from './session'
import { signIn } from './sign-in'

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

/** Keeps the session's token valid, where a provider gave it (`oidc/renewal.ts`). */
export type Renewal = {
  /** Whether the token has to be renewed before it is sent. */
  isDue: () => boolean
  /** @throws ApiError of kind `sign-in` where there is no token to send */
  token: () => Promise<string>
  /**
   * The server refused this token.
   * @returns whether the same session has another one now
   * @throws ApiError of kind `sign-in` where the provider could not be asked
   */
  afterRefusal: (refused: string) => Promise<boolean>
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

/** Tells its listeners of each answer of the present session. */
export const answers = new Listeners<[path: string, data: unknown]>()

let apiBase = ''
let send = overNetwork
let renewal: Renewal | null = null

/**
 * Sets the origin (or path prefix) in front of `/v1`; '' is where the console is.
 * @param way how requests travel: the demonstration's service is on no network (decision 21)
 */
export function configureClient(base: string, way: Send = overNetwork) {
  apiBase = baseOf(base)
  send = way
}

export function renewTokensBy(way: Renewal) {
  renewal = way
}

/** Which server answers, as far as this page's own origin does not say it. */
export const serverBase = () => apiBase

/** The origin that answers, for documents that outlive the page. */
export const serverOrigin = () => new URL(apiBase, window.location.href).origin

/**
 * Sends one request, parses the answer by the contract and holds it against the question. A read that was refused for its
 * token is sent again when the token has been renewed; nothing else is ever repeated here.
 * @throws ApiError for every failure but an abort, by `signal` or by the end of the session, which stays an AbortError.
 */
export async function call<S extends v.GenericSchema>(
  request: Call<S>,
  isSecond = false,
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
  const isOwn = request.token === undefined
  const ends = session.signal()
  const aborts =
    isOwn && !request.outlivesSession
      ? AbortSignal.any([ends, ...(signal ? [signal] : [])])
      : signal
  const token = request.token ?? (renewal?.isDue() ? await renewal.token() : session.token())
  aborts?.throwIfAborted()
  const behindProxy = signIn() === 'none'
  // After a sign-out, a reading of several steps may still begin its next step, with nobody's token.
  const isLate = isOwn && token === null && session.ended() !== null && !behindProxy
  if (isLate && !request.outlivesSession && path !== endpoints.ready) throw afterSession()
  const wait = awaited.begin()
  let response: Response | undefined
  let at: number
  let text: string
  try {
    const until = aborts ? AbortSignal.any([aborts, wait.signal]) : wait.signal
    const early = isOwn ? takeEarly(question, token, until) : null
    const answer = await (early ??
      arriving(send(urlOf(apiBase, question), initOf(question, token, until, behindProxy))))
    ;({ response, at } = answer)
    text = await answer.text
  } catch (cause) {
    if (aborts?.aborted) throw cause
    throw networkError(wait.signal.aborted ? wait.signal.reason : cause, response)
  } finally {
    wait.end()
  }
  if (response.type === 'opaqueredirect') {
    if (behindProxy) session.expire(token)
    throw elsewhereError(where)
  }
  noteServerDate(response.headers.get('Date'), at)
  ownCalls.note(path, response.status)
  if (response.status === 401 && isOwn) {
    const mayRenew = !isSecond && token !== null && !ends.aborted
    if (mayRenew && (await renewal?.afterRefusal(token))) {
      // The server turned it away before it did anything. Whether to send it again is for whoever pressed the button.
      if (request.outlivesSession) throw renewedError(response)
      aborts?.throwIfAborted()
      return call(request, true)
    }
    session.expire(token)
  }
  const parsedBody = parseJson(text)
  if (!response.ok && !also.includes(response.status)) throw httpError(response, parsedBody)
  if (isDeeper(parsedBody, ANSWER_DEPTH_MAX)) {
    const expected = `at most ${ANSWER_DEPTH_MAX} levels deep`
    throw contractError(response, { field: WHOLE, expected, received: 'deeper' }, where)
  }
  const parsed = v.safeParse(schema, parse ? parsedWith(parse, text, response, where) : parsedBody)
  if (!parsed.success) {
    if (isPage(response)) {
      if (behindProxy) session.expire(token)
      throw pageError(response, where)
    }
    const [issue] = parsed.issues
    throw contractError(
      response,
      {
        field: v.getDotPath(issue) ?? WHOLE,
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
  if (text.length > LARGE) await nextTask()
  if (isOwn && !ends.aborted) answers.tell(path, answer.data)
  return answer
}

/** The error of a call that begins after its session. A call that the end of the session stops has the same one. */
const afterSession = () => new DOMException('The session is over.', 'AbortError')

const WHOLE = '(the whole body)'

/** An answer of more UTF-16 units is read in one task and drawn in the next. Both in a single task would keep the page from answering a key. */
const LARGE = 500_000

/** No service lets a content have so many levels, and code that walks through thousands overflows the stack. */
export const ANSWER_DEPTH_MAX = 1000

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
