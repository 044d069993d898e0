import { instantOf } from './calendar'
import { SAMPLE_SCOPES, type SampleScope } from './content/scopes'
import type { PersonKey, ScopeKey, When } from './content/types'
import { on } from './content/build'
import { SAMPLE_GRANTS, type Grant } from './grants'
import { PRINCIPALS } from './people'
import { DEPLOYMENT, paths, type Action, type Replay } from './replay'
import { formatInstant } from '../lib/date/micros'
import { insertScope } from '../service/scopes-store'
import type { Database } from '../service/database'

const CREATED: When = on(-29, '06:40')

/** Milliseconds until the next request of the same minute: a script's, or those of a person with a form. */
const pause = (by: PersonKey, index: number) =>
  by === 'platform' ? 230 + ((index * 137) % 410) : 7_100 + ((index * 3_701) % 9_300)

/** Puts requests that are told for the same minute one after another. */
function spread<T extends { when: When; by: PersonKey }>(
  items: readonly T[],
  now: number,
): { item: T; at: number }[] {
  const next = new Map<number, number>()
  return items.map((item, index) => {
    const minute = instantOf(item.when, now)
    const at = next.get(minute) ?? minute + ((index * 4_337) % 31_000)
    next.set(minute, at + pause(item.by, index))
    return { item, at }
  })
}

const createScope = (scope: SampleScope, database: Database) => async (replay: Replay) => {
  const values = {
    title: scope.title,
    summary: scope.summary,
    parent_scope_id: scope.parent === undefined ? null : replay.scopeId(scope.parent),
    context_references: (scope.context ?? []).map((key) => replay.scopeId(key)),
    external_references: (scope.references ?? []).map((reference) => ({ ...reference })),
  }
  if (scope.id !== undefined) {
    // Brought along from elsewhere: the service's own route would choose another id.
    insertScope(database, { ...values, scope_id: scope.id })
    replay.scopes.set(scope.key, scope.id)
    return
  }
  const { scope_id: scopeId } = await replay.json<{ scope_id: string }>('platform', 201, {
    method: 'POST',
    path: paths.scopes,
    body: { ...values, idempotency_key: `sample-scope-${scope.key}` },
  })
  replay.scopes.set(scope.key, scopeId)
}

const resourceOf = (replay: Replay, { target }: Grant) => {
  if (target.kind === 'server') return { type: 'server', deployment_id: DEPLOYMENT }
  return target.kind === 'scope'
    ? replay.scopeRef(target.scope)
    : replay.artifactRef(target.artifact)
}

const create = (grant: Grant, now: number) => async (replay: Replay) => {
  const { type, id } = PRINCIPALS[grant.to]
  const expires = grant.expires === undefined ? null : instantOf(grant.expires, now)
  const binding = await replay.json<{ binding_id: string; version: number }>(grant.by, 201, {
    method: 'POST',
    path: paths.grant,
    body: {
      subject: { type, id },
      role: grant.role,
      resource: resourceOf(replay, grant),
      idempotency_key: `sample-grant-${grant.key}`,
      ...(grant.reason === undefined ? {} : { reason: grant.reason }),
      ...(expires === null ? {} : { expires_at: formatInstant(expires * 1000) }),
    },
  })
  replay.bindings.set(grant.key, { id: binding.binding_id, version: binding.version })
}

const revoke = (grant: Grant, by: Grant['by']) => async (replay: Replay) => {
  const binding = replay.bindings.get(grant.key)
  if (binding === undefined)
    throw new Error(`sample: "${grant.key}" is revoked before it is granted`)
  await replay.ask(by, 200, {
    method: 'POST',
    path: paths.revoke,
    body: {
      binding_id: binding.id,
      expected_version: binding.version,
      idempotency_key: `sample-revoke-${grant.key}`,
    },
  })
}

/** Scopes, grants and revocations of the sample, for a history that ends at `now` (ms). */
export function accessHistory(now: number, database: Database): Action[] {
  const scopes = SAMPLE_SCOPES.map((scope) => ({
    scope,
    by: 'platform' as const,
    when: scope.created ?? CREATED,
  }))
  const revocations = SAMPLE_GRANTS.flatMap((grant) =>
    grant.revoked === undefined ? [] : [{ grant, ...grant.revoked }],
  )
  return [
    ...spread(scopes, now).map(({ item, at }) => ({ at, run: createScope(item.scope, database) })),
    ...spread(SAMPLE_GRANTS, now).map(({ item, at }) => ({ at, run: create(item, now) })),
    ...spread(revocations, now).map(({ item, at }) => ({ at, run: revoke(item.grant, item.by) })),
  ]
}

/** Where the history begins: just before the first Scope (ms since 1970). */
export const historyStart = (now: number): number => instantOf(CREATED, now) - 60_000

export type Readable = (person: PersonKey, at: number) => ScopeKey[]

/** Which Scopes somebody may read at an instant, as the roles granted until then say; for a history that ends at `now`. */
export function readableScopes(now: number): Readable {
  const spans = spread(SAMPLE_GRANTS, now).flatMap(({ item, at: from }) => {
    const { to, target, role, expires, revoked } = item
    if (target.kind !== 'scope' || role === 'scope.admin') return []
    const until = Math.min(
      expires === undefined ? Infinity : instantOf(expires, now),
      revoked === undefined ? Infinity : instantOf(revoked.when, now),
    )
    return [{ person: to, scope: target.scope, from, until }]
  })
  return (person, at) => [
    ...new Set(
      spans
        .filter((span) => span.person === person && span.from < at && at < span.until)
        .map((span) => span.scope),
    ),
  ]
}
