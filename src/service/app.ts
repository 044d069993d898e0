import { Hono, type Context } from 'hono'
import * as v from 'valibot'
import { accessOperations } from './access'
import { artifactReading } from './artifact-reading'
import { artifactWriting } from './artifact-writing'
import { auditOperations } from './audit'
import { requireAll } from './authorization'
import { bindingOperations } from './bindings'
import { BodyBudget, readBytes } from './body-bytes'
import { bootstrap } from './bootstrap'
import { integer, StorageError, type Database } from './database'
import {
  invalidAccessRequest,
  invalidFields,
  runtimeNotReady,
  ServiceError,
  storageUnavailable,
  unauthorized,
  type FieldError,
} from './errors'
import { strike } from './faults'
import { healthOperations } from './health'
import { newRequestId } from './ids'
import { systemClock, type Clock } from './instants'
import { readJsonBody, UnreadableBody, type JsonBody } from './json-body'
import type { Answer, Input, Operation } from './operation'
import { FieldErrors } from './parameters'
import { promptOperations } from './prompts'
import { scopeOperations } from './scopes'
import { hex, sha256 } from './sha256'
import type { Call, PrincipalRef, State } from './state'

export type Identity = { token: string; principal: PrincipalRef }

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
}

export type Service = {
  /** Answers one request. Never rejects: a fault of the service itself is a 500 of contract §2. */
  fetch(request: Request): Promise<Response>
  /** Puts all requests made until `work` settles into one transaction of the database. */
  batch<T>(work: () => Promise<T>): Promise<T>
}

const OPERATIONS: readonly Operation[] = [
  ...healthOperations,
  ...accessOperations,
  ...bindingOperations,
  ...auditOperations,
  ...scopeOperations,
  ...artifactReading,
  ...artifactWriting,
  ...promptOperations,
]
const OPEN_PATHS = OPERATIONS.filter(({ open }) => open).map(({ path }) => path)

const NO_BODY: JsonBody = { value: undefined, wellFormed: true, declared: true }

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
    options.identities.map(({ token, principal }) => [hex(sha256(token)), principal]),
  )
  const budget = new BodyBudget()
  const app = new Hono<Env>()

  app.use(async (c, next) => {
    c.set('principal', null)
    if (state.enforced && !OPEN_PATHS.includes(c.req.path)) {
      const [, token] = /^Bearer (.+)$/i.exec(c.req.header('Authorization') ?? '') ?? []
      const principal = token === undefined ? undefined : identities.get(hex(sha256(token)))
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
        ? answer(state, budget, operation, c)
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
    response.headers.set('X-PowerContext-Request-ID', requestId)
    return response
  }
  return {
    async fetch(request) {
      const requestId = newRequestId(state.random)
      if (!state.faults) return route(request, requestId)
      const struck = await struckByBody(request, budget, (copy) => route(copy, requestId))
      struck.headers.set('X-PowerContext-Request-ID', requestId)
      return struck
    },
    batch: (work) => state.database.transaction(work),
  }
}

/** Looks for a fault in address and body; a body that is too large is refused here, since it could not be passed on. */
async function struckByBody(
  request: Request,
  budget: BodyBudget,
  carryOut: (request: Request) => Promise<Response>,
): Promise<Response> {
  if (request.body === null) {
    return (await strike(request.url, () => carryOut(request))) ?? carryOut(request)
  }
  try {
    return await readBytes(request, budget, async (bytes) => {
      const text = request.url + new TextDecoder().decode(bytes)
      const copy = () => carryOut(new Request(request, { body: bytes.slice() }))
      return (await strike(text, copy)) ?? copy()
    })
  } catch (error) {
    if (error instanceof ServiceError) return refusal(error)
    throw error
  }
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
    random,
    cursorSecret: new Uint8Array(0),
    startedAt: 0,
    now() {
      last = Math.max(last + 1, Math.round(clock() * 1000))
      return last
    },
  }
  state.cursorSecret = bootstrap(state, options.administrators ?? [])
  const latest = database.get('SELECT occurred_at FROM audit_events ORDER BY cursor DESC LIMIT 1')
  if (latest !== undefined) last = Math.max(last, integer(latest, 'occurred_at'))
  state.startedAt = state.now()
  return state
}

async function answer(
  state: State,
  budget: BodyBudget,
  operation: Operation,
  c: Context<Env>,
): Promise<Response> {
  let parsed: JsonBody
  try {
    parsed = operation.body === undefined ? NO_BODY : await readJsonBody(c.req.raw, budget)
  } catch (error) {
    if (error instanceof ServiceError) return refusal(error)
    if (!(error instanceof UnreadableBody)) throw error
    return Response.json({ detail: 'There was an error parsing the body' }, { status: 400 })
  }
  const call: Call = {
    state,
    requestId: c.env.requestId,
    operation: operation.id,
    principal: c.get('principal'),
  }
  const input: Input = {
    path: c.req.param(),
    query: new URL(c.req.url).searchParams,
    headers: c.req.raw.headers,
  }
  // One transaction decides, writes and records: a refusal keeps its audit events, a fault undoes everything.
  const outcome = state.database.transaction((): Answer | ServiceError => {
    try {
      return perform(operation, call, input, parsed)
    } catch (error) {
      if (error instanceof ServiceError) return error
      throw error
    }
  })
  if (outcome instanceof ServiceError) return refusal(outcome)
  const { status = 200, headers = {}, body } = outcome
  return body === undefined
    ? new Response(null, { status, headers })
    : Response.json(body, { status, headers })
}

/** Body, authority, path and query, then the work itself: the order in which the real service refuses. */
function perform(operation: Operation, call: Call, input: Input, parsed: JsonBody): Answer {
  const { enforced } = call.state
  const body = operation.body === undefined ? undefined : validBody(operation, parsed, enforced)
  if (operation.access && !enforced) throw runtimeNotReady()
  const checks = enforced ? operation.authorize?.(input, body, call) : undefined
  if (checks) requireAll(call, checks)
  if (!parsed.declared) throw notDeclaredJson()
  const errors = new FieldErrors()
  operation.validate?.(input, errors)
  if (errors.list.length > 0) {
    const ofQuery = errors.list.some(({ loc }) => loc[0] === 'query')
    const ofScopeResource = operation.path.startsWith('/v1/scopes/')
    throw invalidFields(ofQuery && ofScopeResource ? 400 : 422, errors.list)
  }
  return operation.handle(call, input, body)
}

function validBody(
  operation: Operation,
  { value, wellFormed, declared }: JsonBody,
  enforced: boolean,
): unknown {
  if (operation.body === undefined) return undefined
  if (!enforced && !declared) throw notDeclaredJson()
  const result = v.safeParse(operation.body, value, { abortEarly: enforced })
  if (result.success && wellFormed) return result.output
  // While access is enforced, authority is decided from the body first, and a body that cannot be read decides nothing.
  if (enforced) throw invalidAccessRequest()
  throw invalidFields(
    422,
    result.issues?.map(fieldError) ?? [
      { type: 'string_unicode', loc: ['body'], msg: 'Input should be a valid string' },
    ],
  )
}

/** The real service takes what is not said to be JSON for mere text, once authority is decided. */
const notDeclaredJson = () =>
  invalidFields(422, [
    {
      type: 'model_attributes_type',
      loc: ['body'],
      msg: 'Input should be a valid dictionary or object to extract fields from',
    },
  ])

/** The service's own names of faults; others keep ours. */
const FIELD_ERROR_TYPES: Record<string, string> = {
  min_value: 'greater_than_equal',
  max_value: 'less_than_equal',
}

function fieldError(issue: v.BaseIssue<unknown>): FieldError {
  const path = issue.path?.map((item) => item.key as string | number) ?? []
  const missing = issue.received === 'undefined'
  return {
    type: missing
      ? 'missing'
      : issue.expected === 'never'
        ? 'extra_forbidden'
        : (FIELD_ERROR_TYPES[issue.type] ?? issue.type),
    loc: ['body', ...path],
    msg: missing ? 'Field required' : issue.message,
  }
}

const refusal = ({ status, code, message, details, headers }: ServiceError) =>
  Response.json({ error: { code, message, details } }, { status, headers })
