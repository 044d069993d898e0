import type { QueryClient } from '@tanstack/react-query'
import { keys } from '../api/queries/keys'
import { paths } from '../routing/paths'

export type Target = { kind: 'screen' | 'scope'; label: string; hint: string; to: string }

type Named = { scope_id: string; title: string }
const isNamed = (value: unknown): value is Named =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Named).scope_id === 'string' &&
  typeof (value as Named).title === 'string'

/** Finds Scopes at any depth of a cached answer: a list's pages, or one Scope. */
function collect(value: unknown, into: Map<string, Named>) {
  if (isNamed(value)) into.set(value.scope_id, value)
  else if (Array.isArray(value)) for (const item of value) collect(item, into)
  else if (typeof value === 'object' && value !== null && !(value instanceof Set))
    for (const item of Object.values(value)) collect(item, into)
}

/**
 * Where a person can go without asking the server: what this visit has loaded. Opening the palette must write
 * nothing to the access audit.
 */
export function knownTargets(client: QueryClient, screens: readonly Target[]): Target[] {
  const scopes = new Map<string, Named>()
  for (const [, data] of client.getQueriesData({ queryKey: keys.scopeList })) collect(data, scopes)
  for (const query of client.getQueryCache().findAll({ queryKey: ['scope'] })) {
    if (query.queryKey[2] === 'detail') collect(query.state.data, scopes)
  }
  return [
    ...screens,
    ...[...scopes.values()].map(({ scope_id, title }): Target => ({
      kind: 'scope',
      label: title,
      hint: scope_id,
      to: paths.scope(scope_id),
    })),
  ]
}

/** Targets whose label or hint holds every word that was typed, in any case. */
export function matchTargets(targets: readonly Target[], typed: string): Target[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  return targets.filter(({ label, hint }) => {
    const text = `${label} ${hint}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
}
