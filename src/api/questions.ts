import { resourcesBody, type Judged } from './asked'
import type { Action } from './contract/access'
import { LIST_LIMIT_MAX } from './contract/common'
import type { TagMatch } from './contract/tags'
import { endpoints } from './endpoints'

/** A request, without what is expected of its answer. */
export type Question = {
  method?: 'GET' | 'POST' | 'PUT'
  /** A path of `endpoints`, which encodes its ids and refuses those that cannot exist. */
  path: Judged<string>
  query?: {
    limit?: number
    cursor?: string | null
    query?: string
    query_field?: string
    parent_scope_id?: Judged<string>
    /** Each of them is sent as a parameter of its own. */
    tag?: readonly string[]
    tag_match?: TagMatch
  }
  /** A body of `bodies`, which refuses the same ids. */
  body?: Judged<unknown>
  headers?: Record<string, string>
}

/** What a list of Artifacts is narrowed to: those with all of the tags, or with any (contract §4.8). */
export type Tagged = { tags: readonly string[]; match: TagMatch }

/** Upper bound of `limit` of resources/list (contract §3). */
const RESOURCES_MAX = 500

/**
 * The requests that an address alone can name. Both the queries and the page's own script (`early.ts`) build them here,
 * because an early answer is taken up by an identical request only.
 * @throws ApiError of kind `id`, see `endpoints`
 */
export const questions = {
  ready: () => ({ path: endpoints.ready }),
  me: () => ({ path: endpoints.me }),
  authority: (action: Extract<Action, `scope.${string}`>, cursor: string | null = null) => ({
    method: 'POST',
    path: endpoints.resources,
    body: resourcesBody({
      action,
      resource_type: 'scope',
      limit: RESOURCES_MAX,
      ...(cursor ? { cursor } : {}),
    }),
  }),
  artifactsFor: (
    action: Extract<Action, `artifact.${string}`>,
    family: string,
    cursor: string | null,
  ) => ({
    method: 'POST',
    path: endpoints.resources,
    body: resourcesBody({
      action,
      resource_type: 'artifact',
      family,
      limit: RESOURCES_MAX,
      ...(cursor ? { cursor } : {}),
    }),
  }),
  deployment: (action: Extract<Action, `server.${string}`>) => ({
    method: 'POST',
    path: endpoints.resources,
    body: resourcesBody({ action, resource_type: 'server', limit: 1 }),
  }),
  artifacts: (
    scopeId: string,
    family: string,
    cursor: string | null = null,
    tagged: Tagged | null = null,
  ) => ({
    path: endpoints.artifacts(scopeId, family),
    query: {
      limit: LIST_LIMIT_MAX,
      ...(tagged && { tag: tagged.tags, tag_match: tagged.match }),
      cursor,
    },
  }),
  head: (scopeId: string, family: string, artifactId: string) => ({
    path: endpoints.artifact(scopeId, family, artifactId),
  }),
  revisions: (
    scopeId: string,
    family: string,
    artifactId: string,
    cursor: string | null = null,
  ) => ({
    path: endpoints.revisions(scopeId, family, artifactId),
    query: { limit: LIST_LIMIT_MAX, cursor },
  }),
  revision: (scopeId: string, family: string, artifactId: string, revision: number) => ({
    path: endpoints.revision(scopeId, family, artifactId, revision),
  }),
  source: (scopeId: string, sourceType: string, sourceId: string) => ({
    path: endpoints.source(scopeId, sourceType, sourceId),
  }),
  prompt: (scopeId: string, promptKey: string) => ({ path: endpoints.prompt(scopeId, promptKey) }),
} as const satisfies Record<string, (...ids: never[]) => Question>
