import { setTimeout as delay } from 'node:timers/promises'
import * as v from 'valibot'
import { ErrorBody, REQUEST_ID_HEADER } from '../src/api/contract/errors'
import { identities, type IdentityName } from './identities'

type Answer<T> = { data: T; status: number; etag: string | null; requestId: string | null }

/** A refusal by the service; `rejects.toMatchObject({ status: 412, code: 'revision_conflict' })`. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  constructor(
    readonly where: string,
    readonly status: number,
    readonly code: string,
    message: string,
    readonly details: unknown,
    readonly requestId: string | null,
  ) {
    super(`${where}: ${status} ${code}: ${message}`)
  }
}

/** How often a request is sent again that a crowded server puts off, and ms between two of them. */
const AGAIN_MAX = 120
const AGAIN_MS = 250

/**
 * Whether a server that others crowd has put a request off (contract §2), so that it may be sent again: one of 1.0 that
 * has kept an Artifact without its owner never answers another way.
 */
function isPutOff(error: unknown, method: string, path: string): error is Refusal {
  if (!(error instanceof Refusal) || error.status !== 503) return false
  if (error.code === 'server_overloaded') return true
  return error.code !== 'artifact_owner_pending' && (method === 'GET' || path.endsWith('/list'))
}

/** Sends requests as one identity. Every answer is parsed by the contract, so that seeding checks it too. */
export class Sender {
  constructor(
    private readonly apiURL: string,
    protected readonly name: IdentityName,
  ) {}

  /**
   * Sends one request, again where a crowded server puts it off.
   * @throws Refusal for every answer outside 2xx
   */
  async call<S extends v.GenericSchema>(
    method: string,
    path: string,
    schema: S,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Answer<v.InferOutput<S>>> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.send(method, path, schema, body, headers)
      } catch (error) {
        if (!isPutOff(error, method, path) || attempt === AGAIN_MAX) throw error
        await delay(AGAIN_MS)
      }
    }
  }

  private async send<S extends v.GenericSchema>(
    method: string,
    path: string,
    schema: S,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<v.InferOutput<S>>> {
    const where = `${this.name}: ${method} ${path}`
    const response = await fetch(`${this.apiURL}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${identities[this.name].token}`,
        // A server ends a connection that was kept for a while, maybe just when a journey sends again.
        connection: 'close',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      body: body === undefined ? null : JSON.stringify(body),
    })
    const text = await response.text()
    const requestId = response.headers.get(REQUEST_ID_HEADER)
    if (!response.ok) {
      const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), ErrorBody), text)
      const { code, message, details } = parsed.success
        ? parsed.output.error
        : { code: 'not_the_error_body', message: text.slice(0, 500), details: null }
      throw new Refusal(where, response.status, code, message, details, requestId)
    }
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text)
    if (!parsed.success) {
      const [issue] = parsed.issues
      throw new Error(
        `${where}: the answer is outside the contract at "${v.getDotPath(issue) ?? '(the whole body)'}": ${issue.message}\n${text.slice(0, 500)}`,
      )
    }
    return {
      data: parsed.output,
      status: response.status,
      etag: response.headers.get('etag'),
      requestId,
    }
  }

  async get<S extends v.GenericSchema>(path: string, schema: S) {
    return (await this.call('GET', path, schema)).data
  }

  async post<S extends v.GenericSchema>(path: string, schema: S, body: unknown) {
    return (await this.call('POST', path, schema, body)).data
  }
}
