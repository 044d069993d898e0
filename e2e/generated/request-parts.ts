import { ACTIONS } from '../../src/api/contract/access'
import { FAMILIES_PICKED } from './contents'
import { hostileCursor, hostileId, hostileNumber, segment } from './hostile'
import type { Key } from './model'
import type { Picker } from './picker'
import { CALLERS, type World } from './world'

/** One in how many ids is a hostile one. */
export const HOSTILE = 12

/** A Scope that is there, mostly. */
export const scopeIdOf = (pick: Picker, world: World) =>
  pick.rarely(HOSTILE) ? hostileId(pick) : pick.from(world.scopeIds, 'none')

/** An Artifact that is there, mostly. */
export function keyOf(pick: Picker, world: World): Key {
  const known = [...world.model.artifacts.values()].map(({ key }) => key)
  const key = pick.from(known, { scopeId: 'none', family: 'experience', artifactId: 'none' })
  const strange = () => pick.rarely(2 * HOSTILE)
  return {
    scopeId: strange() ? scopeIdOf(pick, world) : key.scopeId,
    family: strange() ? pick.of([...FAMILIES_PICKED, 'unknown', hostileId(pick)]) : key.family,
    artifactId: strange() ? hostileId(pick) : key.artifactId,
  }
}

/** `?limit&cursor` and what does not belong there. */
export function pageQuery(pick: Picker, world: World): string {
  const query = new URLSearchParams()
  if (pick.rarely(2)) {
    query.set('limit', pick.rarely(6) ? hostileNumber(pick) : String(1 + pick.index(3)))
  }
  if (pick.rarely(3)) {
    query.set(
      'cursor',
      pick.rarely(2) ? hostileCursor(pick, world.cursors) : pick.from(world.cursors, 'none'),
    )
  }
  if (pick.rarely(24)) query.append(pick.of(['extra', 'limit', 'cursor', '']), pick.text)
  return query.size === 0 ? '' : `?${query}`
}

/** What an Access list takes besides its filter. */
export const listing = (pick: Picker, world: World) => ({
  ...(pick.rarely(2) && { limit: pick.rarely(8) ? pick.of([0, 501, 1e9]) : 1 + pick.index(4) }),
  ...(pick.rarely(3) && {
    cursor: pick.rarely(2) ? hostileCursor(pick, world.cursors) : pick.from(world.cursors, 'none'),
  }),
})

/** A resource of Access: a Scope, an Artifact or the server. */
export function resourceOf(pick: Picker, world: World) {
  const scope = { type: 'scope', scope_id: scopeIdOf(pick, world) }
  const { scopeId, family, artifactId } = keyOf(pick, world)
  return pick.of<Record<string, unknown>>([
    scope,
    scope,
    {
      type: 'artifact',
      scope_id: scopeId,
      identity: { family, artifact_id: artifactId },
      ...(pick.rarely(8) && { selector: { type: 'memory_entry', entry_id: 'e1' } }),
    },
    { type: 'server', deployment_id: pick.rarely(6) ? 'another' : 'powercontext' },
  ])
}

/** An action that the kind of resource knows, nearly always. */
export const actionOn = (pick: Picker, type: string) =>
  pick.rarely(HOSTILE)
    ? pick.of(ACTIONS)
    : pick.from(
        ACTIONS.filter((action) => action.startsWith(`${type}.`)),
        ACTIONS[0],
      )

/** Who is granted something, or whose events are asked for. */
export function subjectOf(pick: Picker) {
  const id = pick.rarely(HOSTILE) ? hostileId(pick) : pick.of(CALLERS)
  return { type: pick.rarely(12) ? 'group' : id === 'cy' ? 'service' : 'user', id }
}

/** A key that is new, mostly; the world notes it, so that a later request may send it again. */
export function idempotencyKey(pick: Picker, world: World): string {
  if (pick.rarely(8)) return pick.rarely(3) ? hostileId(pick) : pick.from(world.keys, 'key')
  const key = `key-${world.keys.length}`
  world.keys.push(key)
  return key
}

/** When a binding ends, where it does: also at times that are none. */
export const expiry = (pick: Picker) =>
  pick.rarely(5) && {
    expires_at: pick.of([
      new Date(Date.now() + 3_600_000).toISOString(),
      '2100-01-01T00:00:00Z',
      '2000-01-01T00:00:00Z',
      '2026-02-30T00:00:00Z',
      '9999-12-31T23:59:59.999999999+23:59',
      'tomorrow',
    ]),
  }

/** Why a binding is made, where somebody says it. */
export const reasonOf = (pick: Picker) =>
  pick.rarely(4) && { reason: pick.of(['why', '', pick.text]) }

/** The header that names the head, mostly the one that is there. */
export function ifMatchOf(pick: Picker, head: number | null): Record<string, string> {
  const current = `"revision:${head ?? 1}"`
  if (!pick.rarely(5)) return { 'If-Match': current }
  const stale = `"revision:${Math.max(1, (head ?? 1) - 1)}"`
  const value = pick.of([
    stale,
    null,
    '*',
    `W/${current}`,
    'revision:1',
    '',
    `${current}, ${stale}`,
    '"revision:01"',
    '"revision:99999999999999999999"',
  ])
  return value === null ? {} : { 'If-Match': value }
}

/** Tags, of which some are none, and some are one. */
export const tagsOf = (pick: Picker): unknown[] =>
  Array.from({ length: pick.rarely(24) ? 33 : pick.index(4) }, () =>
    pick.rarely(8)
      ? pick.of<unknown>([pick.text, '', ' ', 'a\0', 'x'.repeat(65), 'ΐ'.repeat(64), 1, null])
      : pick.of(['ops', 'Ops', 'Straße', 'STRASSE', 'ﬁ', 'ı', '😀', 'a b']),
  )

/** Title, summary and references of a Scope. */
export function descriptor(pick: Picker, world: World) {
  return {
    title: pick.rarely(6)
      ? pick.of([
          pick.text,
          'a\0b',
          'a name with half a pair, \ud800, in it',
          ' x',
          'x'.repeat(257),
        ])
      : `Scope ${pick.index(99)}`,
    summary: 'A generated Scope',
    ...(pick.rarely(3) && { parent_scope_id: scopeIdOf(pick, world) }),
    ...(pick.rarely(4) && {
      context_references: [scopeIdOf(pick, world), scopeIdOf(pick, world)],
    }),
    ...(pick.rarely(4) && { external_references: [{ kind: 'git', value: pick.text }] }),
  }
}

/** The path of an Artifact, with what the encoding of its parts leaves to chance. */
export const artifactPath = (pick: Picker, { scopeId, family, artifactId }: Key) =>
  `/v1/scopes/${segment(pick, scopeId)}/artifacts/${segment(pick, family)}/${segment(pick, artifactId)}`
