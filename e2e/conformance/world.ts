import { randomUUID } from 'node:crypto'
import { send, type Answer, type Sending } from './http'
import { brief, normalise } from './observe'
import { principalOf, type Person } from './people'
import type { Servers } from './servers'

export type Role =
  | 'scope.viewer'
  | 'scope.contributor'
  | 'scope.reviewer'
  | 'scope.delegator'
  | 'scope.admin'
  | 'server.observer'
  | 'server.admin'

export type Roles = Partial<Record<Person, readonly Role[]>>

type Body = Record<string, unknown>
type Options = { headers?: Record<string, string>; as?: Sending['as'] }

/** Administers, contributes and so reads: what most cases act with. */
const EVERYTHING = ['scope.admin', 'scope.contributor'] as const

/** A server as the cases see it; every case makes its own Scopes in it. */
export class World {
  constructor(
    private readonly servers: Servers,
    readonly deploymentId: string,
  ) {}

  get origin() {
    return this.servers.enforced
  }

  get disabledOrigin() {
    return this.servers.disabled
  }

  send(sending: Sending): Promise<Answer> {
    return send(this.servers.enforced, sending)
  }

  /** Sends to the deployment of the same version whose access is disabled. */
  async sendDisabled(sending: Omit<Sending, 'as'>): Promise<Answer> {
    return send(await this.servers.disabled, { ...sending, as: null })
  }

  post(as: Sending['as'], path: string, body?: unknown) {
    return this.send({ as, method: 'POST', path, body })
  }

  get(as: Sending['as'], path: string, headers?: Record<string, string>) {
    return this.send({ as, method: 'GET', path, headers })
  }

  get server() {
    return { type: 'server', deployment_id: this.deploymentId }
  }

  /** Makes a Scope of this case alone and grants roles in it; `ada` has all of them unless said. */
  async scope(roles: Roles = { ada: EVERYTHING }, more: Body = {}): Promise<ScopeWorld> {
    const made = await this.send({
      as: 'root',
      method: 'POST',
      path: '/v1/scopes',
      body: { title: 'Conformance', summary: 'One case.', idempotency_key: randomUUID(), ...more },
    })
    if (made.status !== 201) throw new Error(`A Scope could not be made: ${brief(made)}`)
    const scope = new ScopeWorld(this, (made.body as { scope_id: string }).scope_id)
    for (const [person, list] of Object.entries(roles)) {
      for (const role of list) await scope.grant(person as Person, role)
    }
    return scope
  }

  /** Grants a role as root and returns the binding. */
  async grant(to: Person, role: Role, resource: unknown): Promise<BindingRef> {
    const body = { subject: principalOf(to), role, resource, idempotency_key: randomUUID() }
    const made = await this.post('root', '/v1/access/bindings/create', body)
    if (made.status !== 201) throw new Error(`${role} could not be granted: ${brief(made)}`)
    return made.body as BindingRef
  }

  async revoke(binding: BindingRef): Promise<void> {
    const revoked = await this.post('root', '/v1/access/bindings/revoke', {
      binding_id: binding.binding_id,
      expected_version: binding.version,
      idempotency_key: randomUUID(),
    })
    if (revoked.status !== 200) throw new Error(`A revocation failed: ${brief(revoked)}`)
  }
}

export type BindingRef = { binding_id: string; version: number; created_at: string }

/** One Scope of a case; requests are sent as `ada` unless told otherwise. */
export class ScopeWorld {
  readonly resource: { type: 'scope'; scope_id: string }

  constructor(
    readonly world: World,
    readonly id: string,
  ) {
    this.resource = { type: 'scope', scope_id: id }
  }

  get path() {
    return `/v1/scopes/${encodeURIComponent(this.id)}`
  }

  grant(to: Person, role: Role) {
    return this.world.grant(to, role, this.resource)
  }

  /** Path relative to the Scope's own. */
  get(path: string, { as = 'ada', headers }: Options = {}) {
    return this.world.send({ as, method: 'GET', path: `${this.path}${path}`, headers })
  }

  create(body: unknown, { as = 'ada', headers }: Options = {}) {
    return this.world.send({ as, method: 'POST', path: `${this.path}/artifacts`, body, headers })
  }

  /** Replaces a head; an ETag that is null sends no If-Match. */
  replace(at: string, body: unknown, etag: string | null, { as = 'ada', headers }: Options = {}) {
    const match: Record<string, string> = etag === null ? {} : { 'if-match': etag }
    const path = `${this.path}/artifacts/${at}`
    return this.world.send({ as, method: 'PUT', path, body, headers: { ...match, ...headers } })
  }

  /** A body with this Scope's id replaced by a name. */
  plain(value: unknown, names: Record<string, string> = {}) {
    return normalise(value, { [this.id]: '<scope>', ...names })
  }

  /** Saves a Prompt as revision 1 and returns its path below `/artifacts/`. */
  async prompt(instructions = 'First.', key = 'skill.generate'): Promise<string> {
    const made = await this.create({
      family: 'prompt',
      prompt_key: key,
      content: custom(instructions),
    })
    if (made.status !== 201) throw new Error(`A Prompt could not be saved: ${brief(made)}`)
    return `prompt/${key}`
  }

  /** Creates an Artifact and returns its path below `/artifacts/`. */
  async artifact(family: string, content: unknown, as: Person = 'ada'): Promise<string> {
    const made = await this.create({ family, content }, { as })
    if (made.status !== 201) throw new Error(`${family} could not be created: ${brief(made)}`)
    return `${family}/${(made.body as { artifact_id: string }).artifact_id}`
  }

  audit(more: Body = {}, as: Sending['as'] = 'ada') {
    return this.world.post(as, '/v1/access/audit/list', { resource: this.resource, ...more })
  }

  check(as: Person, action: string, resource: unknown = this.resource) {
    const body = { match: 'all', requirements: [{ action, resource }] }
    return this.world.post(as, '/v1/access/check', body)
  }
}

/** Content of a Prompt in Custom mode. */
export const custom = (instructions: string, demonstrations: readonly unknown[] = []) => ({
  schema_version: 'powercontext.prompt.v1',
  mode: 'custom',
  instructions,
  demonstrations,
})
export const AUTO = {
  schema_version: 'powercontext.prompt.v1',
  mode: 'auto',
  instructions: '',
  demonstrations: [],
}
export const experience = (lesson: string) => ({
  situation: 'A case runs.',
  action: 'It creates an Artifact.',
  outcome: 'The Artifact has a revision.',
  lesson,
})
