import * as v from 'valibot'
import { Binding, BindingPage, Me, ResourcePage } from '../../src/api/contract/access'
import { ArtifactCreated, ArtifactPage, ArtifactRevision } from '../../src/api/contract/artifacts'
import { AuditPage } from '../../src/api/contract/audit'
import { Readiness } from '../../src/api/contract/health'
import { PromptCapabilities, PromptConfiguration } from '../../src/api/contract/prompts'
import { Scope, ScopePage } from '../../src/api/contract/scopes'
import { FoundArtifacts } from '../../src/api/contract/search'
import { Source } from '../../src/api/contract/sources'
import { ScopedStats } from '../../src/api/contract/stats'
import { TaggedPage } from '../../src/api/contract/tag-query'
import { TagSet } from '../../src/api/contract/tags'

const Decision = v.looseObject({ allowed: v.boolean(), reason_code: v.string() })

type Route = { method: string; path: string; answer: v.GenericSchema; writes?: true }

/** Every route that the embedded service offers, and the schema of its 2xx answers. */
export const ROUTES = {
  live: { method: 'GET', path: '/health/live', answer: v.looseObject({ status: v.string() }) },
  ready: { method: 'GET', path: '/health/ready', answer: Readiness },
  me: { method: 'GET', path: '/v1/access/me', answer: Me },
  capabilities: { method: 'GET', path: '/v1/capabilities', answer: PromptCapabilities },
  serverInfo: {
    method: 'GET',
    path: '/v1/server-info',
    answer: v.looseObject({ product: v.string() }),
  },
  check: {
    method: 'POST',
    path: '/v1/access/check',
    answer: v.looseObject({ allowed: v.boolean(), decisions: v.array(Decision) }),
  },
  roles: {
    method: 'POST',
    path: '/v1/access/roles/list',
    answer: v.looseObject({ items: v.array(v.looseObject({ role: v.string() })) }),
  },
  resources: { method: 'POST', path: '/v1/access/resources/list', answer: ResourcePage },
  bindings: { method: 'POST', path: '/v1/access/bindings/list', answer: BindingPage },
  grant: {
    method: 'POST',
    path: '/v1/access/bindings/create',
    answer: Binding,
    writes: true,
  },
  revoke: {
    method: 'POST',
    path: '/v1/access/bindings/revoke',
    answer: Binding,
    writes: true,
  },
  regrant: {
    method: 'POST',
    path: '/v1/access/bindings/replace',
    answer: v.looseObject({ previous: Binding, current: Binding }),
    writes: true,
  },
  audit: { method: 'POST', path: '/v1/access/audit/list', answer: AuditPage },
  stats: { method: 'POST', path: '/v1/stats', answer: ScopedStats },
  scopes: { method: 'GET', path: '/v1/scopes', answer: ScopePage },
  createScope: { method: 'POST', path: '/v1/scopes', answer: Scope, writes: true },
  defaultScope: { method: 'GET', path: '/v1/scopes/default', answer: Scope },
  setDefaultScope: { method: 'PUT', path: '/v1/scopes/default', answer: Scope, writes: true },
  scope: { method: 'GET', path: '/v1/scopes/:', answer: Scope },
  updateScope: { method: 'PUT', path: '/v1/scopes/:', answer: Scope, writes: true },
  prompt: { method: 'GET', path: '/v1/scopes/:/prompts/:', answer: PromptConfiguration },
  createSource: { method: 'POST', path: '/v1/scopes/:/sources', answer: Source, writes: true },
  source: { method: 'GET', path: '/v1/scopes/:/sources/:/:', answer: Source },
  create: {
    method: 'POST',
    path: '/v1/scopes/:/artifacts',
    answer: ArtifactCreated,
    writes: true,
  },
  artifacts: { method: 'GET', path: '/v1/scopes/:/artifacts/:', answer: ArtifactPage },
  search: { method: 'POST', path: '/v1/scopes/:/artifacts/:/search', answer: FoundArtifacts },
  artifact: { method: 'GET', path: '/v1/scopes/:/artifacts/:/:', answer: ArtifactRevision },
  replace: {
    method: 'PUT',
    path: '/v1/scopes/:/artifacts/:/:',
    answer: ArtifactRevision,
    writes: true,
  },
  tagged: { method: 'POST', path: '/v1/scopes/:/artifact-tags/query', answer: TaggedPage },
  tags: { method: 'GET', path: '/v1/scopes/:/artifacts/:/:/tags', answer: TagSet },
  replaceTags: {
    method: 'PUT',
    path: '/v1/scopes/:/artifacts/:/:/tags',
    answer: TagSet,
    writes: true,
  },
  revisions: { method: 'GET', path: '/v1/scopes/:/artifacts/:/:/revisions', answer: ArtifactPage },
  revision: {
    method: 'GET',
    path: '/v1/scopes/:/artifacts/:/:/revisions/:',
    answer: ArtifactRevision,
  },
} as const satisfies Record<string, Route>
export type RouteName = keyof typeof ROUTES
export const ROUTE_NAMES = Object.keys(ROUTES) as [RouteName, ...RouteName[]]

const matches = (pattern: string, path: string) => {
  const wanted = pattern.split('/')
  const found = path.split('/')
  return (
    wanted.length === found.length &&
    wanted.every((part, index) => (part === ':' ? found[index] !== '' : part === found[index]))
  )
}

/** The route that an address really names: an id of `..` or one left unencoded makes it another one, or none. */
export const routeOf = (method: string, path: string): RouteName | null =>
  ROUTE_NAMES.find((name) => ROUTES[name].method === method && matches(ROUTES[name].path, path)) ??
  null
