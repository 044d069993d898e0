import { ACTIONS } from '../../src/api/contract/access'
import { ROLES_1_4 } from '../../src/api/contract/access-requests'
import type { Family } from '../../src/api/contract/artifacts'
import { contentOf, FAMILIES_PICKED, promptKey } from './contents'
import { hostileId, hostileNumber, jsonOf, mangled, rawBody, segment } from './hostile'
import type { Picker } from './picker'
import {
  actionOn,
  artifactPath,
  descriptor,
  expiry,
  HOSTILE,
  idempotencyKey,
  ifMatchOf,
  keyOf,
  listing,
  pageQuery,
  reasonOf,
  resourceOf,
  scopeIdOf,
  subjectOf,
  tagsOf,
} from './request-parts'
import { type RouteName, ROUTES } from './routes'
import type { Sending } from './sending'
import type { World } from './world'

type Plain = { target: string; headers?: Record<string, string>; body?: unknown }

const BUILDERS: Record<RouteName, (pick: Picker, world: World) => Plain> = {
  live: () => ({ target: '/health/live' }),
  ready: (pick) => ({ target: `/health/ready${pick.rarely(4) ? '?x=%' : ''}` }),
  me: () => ({ target: '/v1/access/me' }),
  capabilities: () => ({ target: '/v1/capabilities' }),
  serverInfo: () => ({ target: '/v1/server-info' }),
  check: (pick, world) => ({
    target: '/v1/access/check',
    body: {
      match: pick.of(['all', 'any']),
      requirements: Array.from({ length: pick.rarely(12) ? 101 : 1 + pick.index(3) }, () => {
        const resource = resourceOf(pick, world)
        return { action: actionOn(pick, String(resource['type'])), resource }
      }),
    },
  }),
  roles: (pick) => ({
    target: '/v1/access/roles/list',
    body: pick.of<object>([
      {},
      { resource_type: 'scope' },
      { family: pick.of([...FAMILIES_PICKED, hostileId(pick)]) },
    ]),
  }),
  resources: (pick, world) => {
    const type = pick.of(['scope', 'artifact', 'server'])
    return {
      target: '/v1/access/resources/list',
      body: {
        action: actionOn(pick, type),
        resource_type: type,
        ...(pick.rarely(4) && { family: pick.of(FAMILIES_PICKED) }),
        ...listing(pick, world),
      },
    }
  },
  bindings: (pick, world) => ({
    target: '/v1/access/bindings/list',
    body: {
      management_resource: resourceOf(pick, world),
      ...(pick.rarely(3) && { subject: subjectOf(pick) }),
      ...(pick.rarely(3) && { role: pick.of(ROLES_1_4) }),
      ...(pick.rarely(3) && { state: pick.of(['active', 'revoked']) }),
      ...listing(pick, world),
    },
  }),
  grant: (pick, world) => {
    const resource = resourceOf(pick, world)
    return {
      target: '/v1/access/bindings/create',
      body: {
        subject: subjectOf(pick),
        resource,
        role:
          resource['type'] === 'scope'
            ? pick.of(['scope.contributor', 'scope.admin', 'scope.viewer', 'scope.delegator'])
            : pick.of(['artifact.viewer', 'server.observer', ...ROLES_1_4]),
        idempotency_key: idempotencyKey(pick, world),
        ...reasonOf(pick),
        ...expiry(pick),
      },
    }
  },
  revoke: (pick, world) => ({
    target: '/v1/access/bindings/revoke',
    body: {
      binding_id: pick.rarely(8) ? hostileId(pick) : pick.from(world.bindingIds, 'none'),
      expected_version: pick.rarely(6) ? pick.of([0, 2, 2 ** 53]) : 1,
      idempotency_key: idempotencyKey(pick, world),
    },
  }),
  regrant: (pick, world) => ({
    target: '/v1/access/bindings/replace',
    body: {
      binding_id: pick.rarely(8) ? hostileId(pick) : pick.from(world.bindingIds, 'none'),
      expected_version: pick.rarely(6) ? pick.of([0, 2, 2 ** 53]) : 1,
      replacement: { subject: subjectOf(pick), ...reasonOf(pick), ...expiry(pick) },
      idempotency_key: idempotencyKey(pick, world),
    },
  }),
  audit: (pick, world) => ({
    target: '/v1/access/audit/list',
    body: {
      resource: pick.rarely(3)
        ? { type: 'scope', scope_id: scopeIdOf(pick, world) }
        : { type: 'server', deployment_id: pick.rarely(12) ? 'another' : 'powercontext' },
      ...(pick.rarely(4) && { action: pick.of(ACTIONS) }),
      ...(pick.rarely(4) && { subject: subjectOf(pick) }),
      ...(pick.rarely(4) && { result: pick.of(['denied', 'allowed']) }),
      ...(pick.rarely(6) && {
        time_range: pick.of([
          { start: '2020-01-01T00:00:00Z', end: '2100-01-01T00:00:00Z' },
          { start: '2100-01-01T00:00:00Z', end: '2020-01-01T00:00:00Z' },
          { start: '0000-01-01T00:00:00Z', end: '9999-12-31T23:59:60+00:00' },
          { start: '2026-01-01T00:00:00+99:99', end: '2100-01-01T00:00:00Z' },
        ]),
      }),
      ...listing(pick, world),
    },
  }),
  stats: (pick, world) => ({
    target: '/v1/stats',
    body: {
      selection: pick.of<object>([
        { mode: 'all' },
        { mode: 'subtree', root_scope_id: scopeIdOf(pick, world) },
        {
          mode: 'exact',
          scope_ids: Array.from({ length: 1 + pick.index(3) }, () => scopeIdOf(pick, world)),
        },
      ]),
      ...(pick.rarely(4) && { period: pick.of(['today', '7d', '30d', '90d', null]) }),
    },
  }),
  scopes: (pick, world) => {
    const query = new URLSearchParams(pageQuery(pick, world))
    if (pick.rarely(3)) query.set('query', pick.of(['Scope', pick.text, ' ', '%_', '\0']))
    if (pick.rarely(3)) {
      query.set('query_field', pick.of(['title', 'external_reference_value', 'scope_id', 'none']))
    }
    if (pick.rarely(4)) query.set('parent_scope_id', scopeIdOf(pick, world))
    if (pick.rarely(8)) query.set('external_reference_kind', pick.of(['git', ' ', pick.text]))
    return { target: `/v1/scopes?${query}` }
  },
  createScope: (pick, world) => ({
    target: '/v1/scopes',
    body: { ...descriptor(pick, world), idempotency_key: idempotencyKey(pick, world) },
  }),
  defaultScope: () => ({ target: '/v1/scopes/default' }),
  setDefaultScope: (pick, world) => ({
    target: '/v1/scopes/default',
    body: { scope_id: scopeIdOf(pick, world) },
  }),
  scope: (pick, world) => ({ target: `/v1/scopes/${segment(pick, scopeIdOf(pick, world))}` }),
  updateScope: (pick, world) => {
    const scopeId = scopeIdOf(pick, world)
    const version = world.model.scopeVersions.get(scopeId) ?? 1
    return {
      target: `/v1/scopes/${segment(pick, scopeId)}`,
      body: {
        ...descriptor(pick, world),
        expected_version: pick.rarely(6) ? pick.of([version + 1, 0, 1.5, 2 ** 53]) : version,
      },
    }
  },
  prompt: (pick, world) => ({
    target: `/v1/scopes/${segment(pick, scopeIdOf(pick, world))}/prompts/${segment(pick, pick.rarely(8) ? hostileId(pick) : promptKey(pick))}`,
  }),
  createSource: (pick, world) => ({
    target: `/v1/scopes/${segment(pick, scopeIdOf(pick, world))}/sources`,
    body: {
      content: pick.of<unknown>([pick.text, '', { schema: 'powercontext.handoff-receipt.v1' }, 1]),
      ...(pick.rarely(3) && { source_type: pick.of(['content', 'other']) }),
    },
  }),
  source: (pick, world) => {
    const known = pick.from(world.sources, {
      scopeId: 'none',
      sourceId: 'src_none',
      digest: null,
    })
    const scopeId = pick.rarely(8) ? scopeIdOf(pick, world) : known.scopeId
    const sourceId = pick.rarely(8) ? hostileId(pick) : known.sourceId
    const type = pick.rarely(HOSTILE) ? 'other' : 'content'
    return {
      target: `/v1/scopes/${segment(pick, scopeId)}/sources/${type}/${segment(pick, sourceId)}`,
    }
  },
  search: (pick, world) => {
    const { family } = keyOf(pick, world)
    const scope = segment(pick, scopeIdOf(pick, world))
    return {
      target: `/v1/scopes/${scope}/artifacts/${segment(pick, family)}/search`,
      body: {
        query: pick.of<unknown>([pick.text, '', 'x', 1, null]),
        ...(pick.rarely(3) && { limit: pick.of([0, 1, 201, 1.5, 200]) }),
        ...(pick.rarely(8) && { mode: pick.of(['text', 'vector', '']) }),
        ...(pick.rarely(24) && { more: 1 }),
      },
    }
  },
  create: (pick, world) => {
    const family: Family = pick.of(FAMILIES_PICKED)
    const another = pick.rarely(16) ? pick.of(FAMILIES_PICKED) : family
    return {
      target: `/v1/scopes/${segment(pick, scopeIdOf(pick, world))}/artifacts`,
      body: {
        family: another,
        content: contentOf(family, pick, world),
        ...(family === 'prompt' && { prompt_key: promptKey(pick) }),
      },
    }
  },
  artifacts: (pick, world) => {
    const target = `/v1/scopes/${segment(pick, scopeIdOf(pick, world))}/artifacts/${segment(
      pick,
      pick.rarely(8) ? hostileId(pick) : pick.of(FAMILIES_PICKED),
    )}${pageQuery(pick, world)}`
    if (!pick.rarely(4)) return { target }
    const tags = new URLSearchParams(tagsOf(pick).map((tag) => ['tag', String(tag)]))
    if (pick.rarely(2)) tags.set('tag_match', pick.of(['any', 'all', 'some', '']))
    return { target: `${target}${target.includes('?') ? '&' : '?'}${tags}` }
  },
  artifact: (pick, world) => {
    const key = keyOf(pick, world)
    const target = artifactPath(pick, key)
    if (!pick.rarely(3)) return { target }
    const current = `"revision:${world.model.head(key) ?? 1}"`
    return { target, headers: { 'If-None-Match': pick.of([current, '"revision:0"', '']) } }
  },
  replace: (pick, world) => {
    const key = keyOf(pick, world)
    const head = world.model.head(key)
    const family = FAMILIES_PICKED.find((name) => name === key.family) ?? 'experience'
    return {
      target: artifactPath(pick, key),
      headers: ifMatchOf(pick, head),
      body: {
        content: contentOf(pick.rarely(24) ? pick.of(FAMILIES_PICKED) : family, pick, world),
        ...(pick.rarely(8) && { restored_from_revision: 1 + pick.index(3), reason: 'why' }),
      },
    }
  },
  tagged: (pick, world) => ({
    target: `/v1/scopes/${segment(pick, scopeIdOf(pick, world))}/artifact-tags/query`,
    body: {
      tags: tagsOf(pick),
      ...(pick.rarely(2) && { match: pick.of(['all', 'any', 'some']) }),
      ...(pick.rarely(4) && { families: [pick.of([...FAMILIES_PICKED, 'unknown'])] }),
      ...listing(pick, world),
    },
  }),
  tags: (pick, world) => {
    const key = keyOf(pick, world)
    const headers = { 'If-None-Match': pick.of([world.tagEtag(key), '"tags:0"', '']) }
    return { target: `${artifactPath(pick, key)}/tags`, ...(pick.rarely(3) && { headers }) }
  },
  replaceTags: (pick, world) => {
    const key = keyOf(pick, world)
    const etag = pick.rarely(5) ? pick.of(['*', '', '"tags:0"', null]) : world.tagEtag(key)
    return {
      target: `${artifactPath(pick, key)}/tags`,
      headers: { ...(etag !== null && { 'If-Match': etag }) },
      body: { tags: tagsOf(pick), ...(pick.rarely(24) && { more: 1 }) },
    }
  },
  revisions: (pick, world) => ({
    target: `${artifactPath(pick, keyOf(pick, world))}/revisions${pageQuery(pick, world)}`,
  }),
  revision: (pick, world) => {
    const key = keyOf(pick, world)
    const revision = pick.rarely(6)
      ? hostileNumber(pick)
      : String(1 + pick.index((world.model.head(key) ?? 0) + 1))
    return { target: `${artifactPath(pick, key)}/revisions/${segment(pick, revision)}` }
  },
}

/** The request that a step's choices make in the world as it is. */
export function buildRequest(name: RouteName, pick: Picker, world: World): Sending {
  const { target, headers = {}, body } = BUILDERS[name](pick, world)
  const sending: Sending = {
    method: pick.rarely(64) ? pick.of(['DELETE', 'PATCH', 'OPTIONS']) : ROUTES[name].method,
    target,
    headers: { 'Content-Type': pick.rarely(16) ? 'text/plain' : 'application/json', ...headers },
  }
  if (ROUTES[name].method === 'GET') return sending
  const kind = pick.index(16)
  if (kind < 12) return { ...sending, body: jsonOf(body) }
  return {
    ...sending,
    body: kind === 15 ? rawBody(pick, body) : jsonOf(mangled(pick, body)),
  }
}

/** The next page of a list, asked for by whoever: another caller, after a grant, or long afterwards. */
export function followingRequest(pick: Picker, world: World): Sending | null {
  const page = pick.from(world.pages, null)
  if (page === null) return null
  const { sending, cursor } = page
  if (typeof sending.body === 'string') {
    // A byte order mark before it is one of the bodies that servers take.
    const body = JSON.parse(sending.body.replace(/^\ufeff/, '')) as Record<string, unknown>
    // An Access cursor survives another limit, and no other filter (contract §6).
    const changed = pick.rarely(4) ? { limit: 3 } : pick.rarely(8) ? { state: 'revoked' } : {}
    return { ...sending, body: JSON.stringify({ ...body, ...changed, cursor }) }
  }
  const url = new URL(sending.target, 'http://127.0.0.1')
  url.searchParams.set('cursor', cursor)
  return { ...sending, target: `${url.pathname}${url.search}` }
}
