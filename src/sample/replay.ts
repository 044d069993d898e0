import type { ArtifactRef, ResourceRef } from '../service/resources'
import { PRINCIPALS } from './people'
import type { PersonKey, ScopeKey } from './content/types'

/** The id of the deployment, as the service takes it without being told (contract §3). */
export const DEPLOYMENT = 'powercontext'

type Method = 'GET' | 'POST' | 'PUT'
export type Asked = {
  method?: Method
  path: string
  body?: unknown
  headers?: Record<string, string>
}

/** An Artifact of the sample as it is at this moment of the replay. */
export type Known = { scope: ScopeKey; family: string; id: string; head: number }

/** Something that somebody does at an instant (ms since 1970). */
export type Action = { at: number; run: (replay: Replay) => Promise<void> }

const id = encodeURIComponent

/** Paths of the service's routes, relative to the deployment. */
export const paths = {
  scopes: '/v1/scopes',
  audit: '/v1/access/audit/list',
  check: '/v1/access/check',
  grant: '/v1/access/bindings/create',
  revoke: '/v1/access/bindings/revoke',
  bindings: '/v1/access/bindings/list',
  scope: (scopeId: string) => `/v1/scopes/${id(scopeId)}`,
  artifacts: (scopeId: string) => `/v1/scopes/${id(scopeId)}/artifacts`,
  family: (scopeId: string, family: string) => `/v1/scopes/${id(scopeId)}/artifacts/${id(family)}`,
  artifact: (scopeId: string, family: string, artifactId: string) =>
    `${paths.family(scopeId, family)}/${id(artifactId)}`,
  revisions: (scopeId: string, family: string, artifactId: string) =>
    `${paths.artifact(scopeId, family, artifactId)}/revisions`,
  prompt: (scopeId: string, key: string) => `/v1/scopes/${id(scopeId)}/prompts/${id(key)}`,
}

type Fetch = (request: Request) => Promise<Response>

/**
 * Makes the requests of the sample's people to a service whose clock it holds, and remembers what the service named:
 * ids, heads, bindings. Every request says which status it must come back with, so that a sample which contradicts the
 * rules of the service does not seed at all.
 */
export class Replay {
  readonly scopes = new Map<ScopeKey, string>()
  readonly artifacts = new Map<string, Known>()
  readonly bindings = new Map<string, { id: string; version: number }>()
  /** Contents that were read in order to be restored, by sample key and revision. */
  readonly read = new Map<string, Record<string, unknown>>()
  /** The present of the replay, in ms since 1970. */
  now: number

  constructor(
    private readonly fetch: Fetch,
    private readonly tokens: ReadonlyMap<PersonKey, string>,
    start: number,
  ) {
    this.now = start
  }

  /** @throws Error when the answer's status is not `expected` */
  async ask(person: PersonKey, expected: number, asked: Asked): Promise<Response> {
    const { method = 'GET', path, body, headers } = asked
    const response = await this.fetch(
      new Request(`http://sample${path}`, {
        method,
        headers: {
          Authorization: `Bearer ${this.tokens.get(person) ?? ''}`,
          'Content-Type': 'application/json',
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    )
    if (response.status !== expected) {
      throw new Error(
        `sample: ${method} ${path} by ${person} at ${new Date(this.now).toISOString()} should be ${expected} and is ` +
          `${response.status}: ${await response.text()}`,
      )
    }
    return response
  }

  async json<T>(person: PersonKey, expected: number, asked: Asked): Promise<T> {
    return (await (await this.ask(person, expected, asked)).json()) as T
  }

  scopeId(scope: ScopeKey): string {
    const found = this.scopes.get(scope)
    if (found === undefined) throw new Error(`sample: the Scope "${scope}" does not exist yet`)
    return found
  }

  artifact(key: string): Known {
    const found = this.artifacts.get(key)
    if (found === undefined) throw new Error(`sample: the Artifact "${key}" does not exist yet`)
    return found
  }

  scopeRef = (scope: ScopeKey): ResourceRef => ({ type: 'scope', scope_id: this.scopeId(scope) })

  artifactRef(key: string): ArtifactRef {
    const { scope, family, id: artifactId } = this.artifact(key)
    return {
      type: 'artifact',
      scope_id: this.scopeId(scope),
      identity: { family, artifact_id: artifactId },
      selector: null,
    }
  }

  /** Does everything in the order of its instant; equal instants keep the order of the list. */
  async play(actions: readonly Action[]): Promise<void> {
    const sorted = [...actions].sort((a, b) => a.at - b.at)
    for (const [index, action] of sorted.entries()) {
      // Fractions of a millisecond, as a real clock has them.
      this.now = action.at + ((index * 389) % 1000) / 1000
      await action.run(this)
    }
  }
}

/** The demonstration token of somebody who has no button on the sign-in screen, too. */
export const internalToken = (person: PersonKey): string => `sample-${PRINCIPALS[person].id}`
