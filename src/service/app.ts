import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { Hono, type Context } from 'hono'
import { requireAll } from './authorization'
import { beginningOf, BodyBudget, readBytes } from './body-bytes'
import { bodyWithContent } from './body-with-content'
import { bootstrap } from './bootstrap'
import { removeAllUnfinished, withPieces } from './content-pieces'
import { DREAM_CONTRACT, DREAM_CONTRACT_HEADER } from './dream-contract'
import { integer, StorageError, type Database } from './database'
import {
  errorBody,
  invalidFields,
  runtimeNotReady,
  ServiceError,
  storageUnavailable,
  unauthorized,
} from './errors'
import { injectFault } from './faults'
import { newRequestId } from './ids'
import { systemClock, type Clock } from './instants'
import { declaresJson } from './json-body'
import { judgeBody, notDeclaredJson, type BodyQuestion, type JudgedBody } from './judged-body'
import type { Answer, Input, Operation } from './operation'
import { OPERATIONS } from './operations'
import { FieldErrors } from './parameters'
import type { Call, PrincipalRef, State } from './state'

type Identity = { token: string; principal: PrincipalRef }

export type ServiceOptions = {
  database: Database
  /** Who may call, by bearer token. */
  identities: readonly Identity[]
  /** Get server.admin and server.observer when the database is new. */
  administrators?: readonly PrincipalRef[]
  clock?: Clock
  /** Bytes for ids and secrets; reproducible ones make a reproducible history. */
  random?: (length: number) => Uint8Array
  accessMode?: 'enforced' | 'disabled'
  deploymentId?: string
  /** Lets a request ask for a failure, see `faults.ts`. */
  faults?: boolean
  /**
   * Judges a large body as `judgeBody` does, on another thread, so that other requests do not wait for it. Without it
   * all bodies are judged here.
   * @throws ServiceError when it cannot.
   */
  judgeElsewhere?: (question: BodyQuestion, bytes: Uint8Array) => Promise<JudgedBody>
}

export type Service = {
  /** Answers one request. Never rejects: a fault of the service itself is a 500 of contract §2. */
  fetch(request: Request): Promise<Response>
  /** Puts all requests made until `work` settles into one transaction of the database. */
  batch<T>(work: () => Promise<T>): Promise<T>
}

const OPEN_PATHS = OPERATIONS.filter(({ open }) => open).map(({ path }) => path)

const NO_BODY: JudgedBody = { accepted: true, value: undefined, declared: true }
/** Larger bodies are judged elsewhere where there is a place for it. */
const JUDGED_HERE_MAX = 64 * 1024

const digestOf = (token: string) => bytesToHex(sha256(utf8ToBytes(token)))

type Env = { Bindings: { requestId: string }; Variables: { principal: PrincipalRef | null } }

/**
 * The embedded service: one fetch handler that answers as PowerContext 1.4 does on the routes that it offers
 * (contract §2-§6), over one database.
 * @throws Error when the database belongs to another program or version.
 */
export function createService(options: ServiceOptions): Service {
  const state = openState(options)
  // By digest: how long a look-up takes says nothing about a token.
  const identities = new Map(
    options.identities.map(({ token, principal }) => [digestOf(token), principal]),
  )
  const budget = new BodyBudget()
  const judge = judgeWith(budget, state.enforced, options.judgeElsewhere)
  const app = new Hono<Env>()

  app.use(async (c, next) => {
    c.set('principal', null)
    if (state.enforced && !OPEN_PATHS.includes(c.req.path)) {
      const [, token] = /^Bearer (.+)$/i.exec(c.req.header('Authorization') ?? '') ?? []
      const principal = token === undefined ? undefined : identities.get(digestOf(token))
      if (principal === undefined) return refusal(unauthorized())
      c.set('principal', principal)
    }
    return next()
  })
  const allowed = new Map(OPERATIONS.toReversed().map(({ path, method }) => [path, method]))
  const notAllowed = (path: string) =>
    Response.json(
      { detail: 'Method Not Allowed' },
      { status: 405, headers: { Allow: allowed.get(path) ?? '' } },
    )
  for (const operation of OPERATIONS) {
    app.on(operation.method, operation.path, (c) =>
      // Hono answers HEAD with the route of GET; the service has no HEAD.
      c.req.raw.method === operation.method
        ? answer(state, judge, operation, c)
        : notAllowed(operation.path),
    )
  }
  for (const path of allowed.keys()) app.all(path, () => notAllowed(path))
  app.notFound(() => Response.json({ detail: 'Not Found' }, { status: 404 }))
  app.onError((error) => {
    if (error instanceof StorageError) {
      console.error(
        `The database could not be used (${error.message}), so a request was refused and nothing of it was kept. Is the disk full?`,
      )
      return refusal(storageUnavailable())
    }
    console.error(error)
    return refusal(new ServiceError(500, 'internal_error', 'The Server failed.'))
  })

  const route = async (request: Request, requestId: string) => {
    const response = await app.fetch(request, { requestId })
    return marked(response, requestId)
  }
  return {
    async fetch(request) {
      const requestId = newRequestId(state.random)
      if (!state.faults) return route(request, requestId)
      const struck = await struckByBody(request, (copy) => route(copy, requestId))
      return marked(struck, requestId)
    },
    async batch(work) {
      state.batched = true
      try {
        return await state.database.transaction(work)
      } finally {
        state.batched = false
      }
    },
  }
}

/** With the headers of every answer: which request it is of, and which contract of generation clients have to speak. */
function marked(response: Response, requestId: string): Response {
  response.headers.set('X-PowerContext-Request-ID', requestId)
  response.headers.set(DREAM_CONTRACT_HEADER, DREAM_CONTRACT)
  return response
}

/** Looks for a fault in the address and in the beginning of the body; the service reads that body as it came. */
async function struckByBody(
  request: Request,
  carryOut: (request: Request) => Promise<Response>,
): Promise<Response> {
  if (request.body === null) {
    return (await injectFault(request.url, () => carryOut(request))) ?? carryOut(request)
  }
  const [looked, body] = request.body.tee()
  const text = request.url + (await beginningOf(looked, JUDGED_HERE_MAX))
  // The types of the DOM do not know `duplex`, which a body that is still coming asks for.
  const init = { body, duplex: 'half' } as RequestInit
  const passedOn = () => carryOut(new Request(request, init))
  return (await injectFault(text, passedOn)) ?? passedOn()
}

function openState(options: ServiceOptions): State {
  const { database, clock = systemClock } = options
  const random =
    options.random ?? ((length: number) => crypto.getRandomValues(new Uint8Array(length)))
  let last = 0
  const state: State = {
    database,
    deploymentId: options.deploymentId ?? 'powercontext',
    enforced: options.accessMode !== 'disabled',
    faults: options.faults ?? false,
    batched: false,
    random,
    cursorSecret: new Uint8Array(0),
    startedAt: 0,
    now() {
      last = Math.max(last + 1, Math.round(clock() * 1000))
      return last
    },
  }
  state.cursorSecret = bootstrap(state, options.administrators ?? [])
  removeAllUnfinished(database)
  const latest = database.get('SELECT occurred_at FROM audit_events ORDER BY cursor DESC LIMIT 1')
  if (latest !== undefined) last = Math.max(last, integer(latest, 'occurred_at'))
  state.startedAt = state.now()
  return state
}

type Judge = (operation: Operation, path: Input['path'], request: Request) => Promise<JudgedBody>

/** Reads the body of a request and judges it: here, or elsewhere when it is large. */
function judgeWith(
  budget: BodyBudget,
  enforced: boolean,
  elsewhere: ServiceOptions['judgeElsewhere'],
): Judge {
  return async (operation, path, request) => {
    if (operation.body === undefined) return NO_BODY
    const declared = declaresJson(request.headers)
    const question = { operation: operation.id, path, enforced, declared }
    return readBytes(request, budget, (bytes) =>
      elsewhere && bytes.byteLength > JUDGED_HERE_MAX
        ? elsewhere(question, bytes)
        : judgeBody(question, bytes),
    )
  }
}

async function answer(
  state: State,
  judge: Judge,
  operation: Operation,
  c: Context<Env>,
): Promise<Response> {
  const path = c.req.param()
  let body: JudgedBody
  try {
    body = await judge(operation, path, c.req.raw)
  } catch (error) {
    if (error instanceof ServiceError) return refusal(error)
    throw error
  }
  if (!body.accepted) {
    const { status, headers, text } = body
    return new Response(text, {
      status,
      headers: { 'Content-Type': 'application/json', ...headers },
    })
  }
  const call: Call = {
    state,
    requestId: c.env.requestId,
    operation: operation.id,
    principal: c.get('principal'),
  }
  const input: Input = {
    path,
    query: new URL(c.req.url).searchParams,
    headers: c.req.raw.headers,
  }
  // One transaction decides, writes and records: a refusal keeps its audit events, a fault undoes everything.
  const outcome = await withPieces(call, () =>
    state.database.transaction((): Answer | ServiceError => {
      try {
        return perform(operation, call, input, body)
      } catch (error) {
        if (error instanceof ServiceError) return error
        throw error
      }
    }),
  )
  return outcome instanceof ServiceError ? refusal(outcome) : responseOf(state.database, outcome)
}

async function responseOf(
  database: Database,
  { status = 200, headers = {}, body, content }: Answer,
): Promise<Response> {
  if (body === undefined) return new Response(null, { status, headers })
  if (content === undefined) return Response.json(body, { status, headers })
  return new Response(await bodyWithContent(database, body as object, content), {
    status,
    headers: { 'Content-Type': 'application/json', ...headers },
  })
}

/** Authority, path and query once the body is judged, then the work itself: the order in which the real service refuses. */
function perform(
  operation: Operation,
  call: Call,
  input: Input,
  { value: body, declared }: JudgedBody & { accepted: true },
): Answer {
  const { enforced } = call.state
  if (operation.access && !enforced) throw runtimeNotReady()
  const checks = enforced ? operation.authorize?.(input, body, call) : undefined
  if (checks) requireAll(call, checks)
  if (!declared) throw notDeclaredJson()
  const errors = new FieldErrors()
  operation.validate?.(input, errors)
  if (errors.list.length > 0) {
    const ofQuery = errors.list.some(({ loc }) => loc[0] === 'query')
    const ofScopeResource = operation.path.startsWith('/v1/scopes/')
    throw invalidFields(ofQuery && ofScopeResource ? 400 : 422, errors.list)
  }
  return operation.handle(call, input, body)
}

const refusal = (error: ServiceError) =>
  Response.json(errorBody(error), { status: error.status, headers: error.headers })
