import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { Binding, BindingPage, Me, ResourcePage, RoleList } from '../src/api/contract/access'
import {
  ArtifactCreated,
  ArtifactPage,
  ArtifactRevision,
  type ReplaceRequest,
} from '../src/api/contract/artifacts'
import { AUDIT_LIMIT_MAX, AuditPage, type AuditEvent } from '../src/api/contract/audit'
import { MemoryEntries } from '../src/api/contract/memory'
import { PromptConfiguration, type PromptContent } from '../src/api/contract/prompts'
import { ReplacedBinding } from '../src/api/contract/replaced-binding'
import { Scope } from '../src/api/contract/scopes'
import { Source } from '../src/api/contract/sources'
import { endpoints } from '../src/api/endpoints'
import { identities, type IdentityName } from './identities'
import { Refusal, Sender } from './sender'

type ServerTarget = { type: 'server'; deployment_id: string }
type ScopeTarget = { type: 'scope'; scope_id: string }
type ArtifactTarget = {
  type: 'artifact'
  scope_id: string
  identity: { family: string; artifact_id: string }
}
/** A Scope's id stands for the Scope. */
export type Target = ServerTarget | ScopeTarget | ArtifactTarget | string

export type Role =
  | 'server.admin'
  | 'server.observer'
  | 'scope.admin'
  | 'scope.viewer'
  | 'scope.contributor'
  | 'scope.reviewer'
  | 'artifact.viewer'
  | 'scope.delegator'

export type AuditFilter = {
  action?: string
  subject?: IdentityName
  result?: 'allowed' | 'denied'
  time_range?: { start: string; end: string }
}

/** The public interface of a back end, to be called as one of the identities. */
export function apiOf(apiURL: string) {
  const granted = new Map<string, Binding>()
  const created = new Set<string>()
  const as = (name: IdentityName) => new Caller(apiURL, name, { granted, created })
  return {
    as,
    /** Whether this test created the Scope, and not another one. */
    hasCreated: (scopeId: string) => created.has(scopeId),
    /**
     * Revokes what was granted through this object and not revoked since. A server of 1.0 reads every binding of a caller
     * at each of their requests: with those of four hundred tests it took a list of Scopes half a minute.
     */
    async revokeGranted() {
      const root = as('root')
      for (const binding of [...granted.values()]) await root.revoke(binding)
    },
  }
}
export type Api = ReturnType<typeof apiOf>

const resourceOf = (target: Target): Exclude<Target, string> =>
  typeof target === 'string' ? { type: 'scope', scope_id: target } : target
const subjectOf = (name: IdentityName) => {
  const { type, id } = identities[name].principal
  return { type, id }
}

/** Milliseconds by which an event may be stamped before one of a lower cursor. */
export const STAMP_MARGIN = 60_000

/** The time range that leads on from `last`: a service stamps events before it numbers them. */
function takenUpAgain(wanted: AuditFilter['time_range'], last: AuditEvent | undefined) {
  if (!last) return wanted
  const again = new Date(Date.parse(last.occurred_at) - STAMP_MARGIN)
  if (wanted && Date.parse(wanted.start) > again.getTime()) return wanted
  return { start: again.toISOString(), end: wanted?.end ?? '9999-01-01T00:00:00Z' }
}

/** The calls of the public interface, as one identity. */
export class Caller extends Sender {
  constructor(
    apiURL: string,
    name: IdentityName,
    /** What the callers of one `apiOf` have made: bindings that are not revoked, by their id, and ids of Scopes. */
    private readonly made: { granted: Map<string, Binding>; created: Set<string> },
  ) {
    super(apiURL, name)
  }

  me() {
    return this.get(endpoints.me, Me)
  }

  /** What the service says that a role allows. */
  async actionsOf(role: Role): Promise<string[]> {
    const { items } = await this.post(endpoints.roles, RoleList, {})
    const actions = items.find((each) => each.role === role)?.actions
    if (!actions) throw new Error(`The service has no role ${role}.`)
    return actions
  }

  /** The deployment's id, for the server as a resource; null authority throws. */
  async deploymentId(): Promise<string> {
    const page = await this.post(endpoints.resources, ResourcePage, {
      action: 'server.admin',
      resource_type: 'server',
    })
    const [server] = page.items
    if (server?.type !== 'server' || !('deployment_id' in server)) {
      throw new Error(`${this.name} does not administer the server: ask as root or auditor.`)
    }
    return String(server.deployment_id)
  }

  async createScope({
    parent,
    context = [],
    ...texts
  }: {
    title: string
    summary: string
    parent?: string
    context?: string[]
  }): Promise<Scope> {
    const scope = await this.post(endpoints.scopes, Scope, {
      ...texts,
      ...(parent === undefined ? {} : { parent_scope_id: parent }),
      context_references: context,
      idempotency_key: randomUUID(),
    })
    this.made.created.add(scope.scope_id)
    return scope
  }

  /** Gives a Scope other texts. */
  updateScope(
    { scope_id: scopeId, version }: Pick<Scope, 'scope_id' | 'version'>,
    to: { title: string; summary: string; references: { kind: string; value: string }[] },
  ) {
    const { references, ...rest } = to
    const body = { ...rest, external_references: references, expected_version: version }
    return this.call('PUT', endpoints.scope(scopeId), Scope, body)
  }

  readScope(scopeId: string) {
    return this.get(endpoints.scope(scopeId), Scope)
  }

  grant(subject: IdentityName, role: Role, on: Target) {
    return this.grantTo(subjectOf(subject), role, on)
  }

  /** The same to a principal that is none of `identities.ts`. */
  async grantTo({ type, id }: { type: string; id: string }, role: Role, on: Target) {
    const binding = await this.changeBinding('/v1/access/bindings/create', {
      subject: { type, id },
      role,
      resource: resourceOf(on),
      idempotency_key: randomUUID(),
    })
    this.made.granted.set(binding.binding_id, binding)
    return binding
  }

  async revoke(binding: Pick<Binding, 'binding_id' | 'version'>) {
    const revoked = await this.changeBinding('/v1/access/bindings/revoke', {
      binding_id: binding.binding_id,
      expected_version: binding.version,
      idempotency_key: randomUUID(),
    })
    this.made.granted.delete(binding.binding_id)
    return revoked
  }

  /** Gives the role of a binding to somebody else, by a new binding in its place. */
  async replaceBinding(
    binding: Pick<Binding, 'binding_id' | 'version'>,
    to: IdentityName,
    reason: string,
  ) {
    const { current } = await this.amongOthers(() =>
      this.post(endpoints.replaceBinding, ReplacedBinding, {
        binding_id: binding.binding_id,
        expected_version: binding.version,
        replacement: { subject: subjectOf(to), reason },
        idempotency_key: randomUUID(),
      }),
    )
    this.made.granted.delete(binding.binding_id)
    this.made.granted.set(current.binding_id, current)
    return current
  }

  /** Delivers the request of a grant that the console has sent, with its idempotency key. */
  deliverGrant(request: Record<string, unknown>) {
    return this.changeBinding(endpoints.createBinding, request)
  }

  /** The console ends or replaces it: it is not there to be revoked after the test. */
  letGo({ binding_id: id }: Pick<Binding, 'binding_id'>) {
    this.made.granted.delete(id)
  }

  /**
   * 1.0 refuses the slower one of two changes of bindings at the same time, even of different ones, with 409
   * `binding-version`; making an Artifact is one too, of its owner. Other tests change bindings all the time, so the
   * same request is sent again: nothing was changed by a refused one. A change that is really stale is still refused.
   */
  private async amongOthers<T>(send: () => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await send()
      } catch (error) {
        const collided = error instanceof Refusal && error.code === 'binding-version'
        if (!collided || attempt === 20) throw error
      }
    }
  }

  private changeBinding(path: string, body: Record<string, unknown>): Promise<Binding> {
    return this.amongOthers(() => this.post(path, Binding, body))
  }

  /** Asks for at most 100 decisions; each one is an audit event (contract §3). */
  check(requirements: { action: string; resource: object }[]) {
    return this.post('/v1/access/check', v.looseObject({ allowed: v.boolean() }), {
      match: 'all',
      requirements,
    })
  }

  async bindings(on: Target) {
    const page = await this.post(endpoints.bindings, BindingPage, {
      management_resource: resourceOf(on),
      limit: 500,
    })
    return page.items
  }

  /** First save of a Prompt; the second one is a `replace` (contract §5). */
  savePrompt(scopeId: string, key: string, content: PromptContent) {
    const body = { family: 'prompt', prompt_key: key, content }
    const path = `${endpoints.scope(scopeId)}/artifacts`
    // Not sent again after a collision: 1.0 has then kept the Prompt without its owner, see `firstSave` in seed.ts.
    return this.call('POST', path, ArtifactCreated, body)
  }

  /** Adds to a Scope's own Memory, on servers that keep one. */
  remember(scopeId: string, text: string) {
    const body = { scope_id: scopeId, kind: 'fact', text }
    return this.post('/v1/memory/remember', v.looseObject({}), body)
  }

  /** The entries of a Scope's Memory by their id, on servers that keep one. */
  async readMemoryTexts(scopeId: string) {
    const body = { scope_id: scopeId, include_inactive: true }
    const { entries } = await this.post(endpoints.memoryEntries, MemoryEntries, body)
    return new Map(entries.map((entry) => [entry.citation.entry_id, entry]))
  }

  readPrompt(scopeId: string, key: string) {
    return this.get(endpoints.prompt(scopeId, key), PromptConfiguration)
  }

  /** Adds a Source that a handoff may cite, and says its id. */
  async addSource(scopeId: string, content: unknown): Promise<string> {
    const path = `${endpoints.scope(scopeId)}/sources`
    return (await this.post(path, Source, { content })).source_id
  }

  createArtifact(scopeId: string, family: string, content: Record<string, unknown>) {
    const path = `${endpoints.scope(scopeId)}/artifacts`
    return this.amongOthers(() => this.post(path, ArtifactCreated, { family, content }))
  }

  /** Commits another revision on top of the head that `etag` names; 412 when it has moved. */
  replace(
    scopeId: string,
    family: string,
    artifactId: string,
    content: Record<string, unknown>,
    etag: string,
    restore?: { from: number; reason: string },
  ) {
    const body: ReplaceRequest = { content }
    if (restore) {
      body.restored_from_revision = restore.from
      body.reason = restore.reason
    }
    const path = endpoints.artifact(scopeId, family, artifactId)
    return this.call('PUT', path, ArtifactRevision, body, { 'if-match': etag })
  }

  readHead(scopeId: string, family: string, artifactId: string) {
    return this.call('GET', endpoints.artifact(scopeId, family, artifactId), ArtifactRevision)
  }

  readRevision(scopeId: string, family: string, artifactId: string, revision: number) {
    return this.get(endpoints.revision(scopeId, family, artifactId, revision), ArtifactRevision)
  }

  /** The newest page of revisions, newest first, without content. */
  async revisions(scopeId: string, family: string, artifactId: string) {
    const path = `${endpoints.revisions(scopeId, family, artifactId)}?limit=100`
    return (await this.get(path, ArtifactPage)).items
  }

  /**
   * Every event that matches, oldest first. A binding changed by another test kills the cursor
   * (409 `access_cursor_stale`, contract §6): the list is then taken up again at the last event.
   */
  async audit(on: Target, filter: AuditFilter = {}): Promise<AuditEvent[]> {
    const events = new Map<number, AuditEvent>()
    let cursor: string | null = null
    let range = filter.time_range
    for (;;) {
      try {
        const page: v.InferOutput<typeof AuditPage> = await this.post(endpoints.audit, AuditPage, {
          ...filter,
          subject: filter.subject && subjectOf(filter.subject),
          time_range: range,
          resource: resourceOf(on),
          limit: AUDIT_LIMIT_MAX,
          cursor,
        })
        for (const event of page.items) events.set(event.cursor, event)
        if (!page.next_cursor) return [...events.values()].sort((a, b) => a.cursor - b.cursor)
        cursor = page.next_cursor
      } catch (error) {
        const stale = error instanceof Refusal && error.code === 'access_cursor_stale'
        if (!stale || cursor === null) throw error
        cursor = null
        range = takenUpAgain(filter.time_range, [...events.values()].at(-1))
      }
    }
  }

  async countAudit(on: Target, filter: AuditFilter = {}): Promise<number> {
    return (await this.audit(on, filter)).length
  }
}
