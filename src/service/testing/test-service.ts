import { createService, type ServiceOptions } from '../app'
import type { Database } from '../database'
import { openSqlite } from '../sqlite'

// A small deployment for the tests of this folder: root administers the server, the others hold nothing.
const person = (id: string) => ({
  token: id,
  principal: { type: 'user' as const, id, description: id.toUpperCase() },
})
const IDENTITIES = ['root', 'ada', 'bob', 'dee'].map(person)

export type Sent = {
  status: number
  headers: Headers
  // Answers are looked into by name; what they are made of is checked with the contract's schemas.
  body: Record<string, unknown> & { error?: { code: string; details: unknown } }
}

/** A service over a database in memory whose clock stands still until `clock.now` is moved (milliseconds). */
export function testService(options: Partial<ServiceOptions> = {}) {
  const database: Database = options.database ?? openSqlite(':memory:')
  const clock = { now: Date.UTC(2026, 0, 1) }
  const service = createService({
    database,
    identities: IDENTITIES,
    administrators: IDENTITIES.slice(0, 1).map(({ principal }) => principal),
    clock: () => clock.now,
    ...options,
  })
  const send = async (
    as: string | null,
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Sent> => {
    const response = await service.fetch(
      new Request(`http://service${path}`, {
        method,
        headers: {
          ...(as !== null && { Authorization: `Bearer ${as}` }),
          ...(body !== undefined && { 'Content-Type': 'application/json' }),
          ...headers,
        },
        body: body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body),
      }),
    )
    const text = await response.text()
    return {
      status: response.status,
      headers: response.headers,
      body: (text === '' ? {} : JSON.parse(text)) as Sent['body'],
    }
  }
  const post = (as: string, path: string, body: unknown) => send(as, 'POST', path, body)
  let keys = 0
  const key = () => `key-${(keys += 1)}`
  const createScope = async (title = 'Scope'): Promise<string> =>
    String(
      (await post('root', '/v1/scopes', { title, summary: 's', idempotency_key: key() })).body
        .scope_id,
    )
  const grant = (scopeId: string, id: string, role: string, more = {}) =>
    post('root', '/v1/access/bindings/create', {
      subject: { type: 'user', id },
      role,
      resource: { type: 'scope', scope_id: scopeId },
      idempotency_key: key(),
      ...more,
    })
  const revoke = (binding: Sent) =>
    post('root', '/v1/access/bindings/revoke', {
      binding_id: binding.body.binding_id,
      expected_version: 1,
      idempotency_key: key(),
    })
  const audit = async (filter: object = {}, as = 'root') =>
    post(as, '/v1/access/audit/list', {
      resource: { type: 'server', deployment_id: 'powercontext' },
      ...filter,
    })
  return { service, database, clock, send, post, key, createScope, grant, revoke, audit }
}

/** Content of a Prompt (contract §5). */
export const prompt = (instructions: string, mode = 'custom') => ({
  schema_version: 'powercontext.prompt.v1',
  mode,
  instructions,
  demonstrations: [],
})
