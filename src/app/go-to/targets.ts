import type { Place } from '../../names/artifact-names'
import type { Names } from '../../names/use-names'
import { artifactPath } from '../../components/artifact-paths'
import { shortId } from '../../lib/text/short-id'
import { paths } from '../../routing/paths'
import type { Target } from './target'

/** What is known without asking the server. */
export type Known = {
  /** The Scope that the person is in. */
  here: string | null
  /** Whether the Scope `here` is closed to the person. "Go to…" then offers nothing in it, and neither does the rail. */
  isClosed: boolean
  pinned: readonly string[]
  recent: readonly string[]
  /** Every Scope that is known. */
  scopeIds: readonly string[]
  names: Names
  /** Prompt keys and families of the Scope that the person is in. */
  promptKeys: readonly string[]
  families: readonly string[]
  /** Artifacts that have a name, the one that was read last first. */
  artifacts: readonly Place[]
}

type Words = {
  placed: (what: string, where: string) => string
  overview: string
  prompts: string
  audit: string
  access: string
  screen: string
  scope: string
  prompt: string
  family: string
}

/** Every known place. Of two that fit equally well, the one that stands first here comes first. */
export function placesOf(known: Known, t: Words): Target[] {
  const nameOf = (id: string) => known.names.scope(id) ?? shortId(id)
  return [
    ...(known.here === null || known.isClosed
      ? []
      : placesIn(known.here, known, nameOf(known.here), t)),
    ...scopesOf(known, nameOf, t),
    ...artifactsOf(known, nameOf, t),
  ]
}

function placesIn(scopeId: string, { promptKeys, families }: Known, title: string, t: Words) {
  const screen = (name: string, to: string): Target => ({
    group: 'here',
    key: to,
    name,
    hint: t.placed(t.screen, title),
    go: to,
  })
  return [
    screen(t.overview, paths.scope(scopeId)),
    screen(t.prompts, paths.prompts(scopeId)),
    screen(t.audit, paths.audit({ resource: `scope:${scopeId}` })),
    screen(t.access, paths.access({ resource: `scope:${scopeId}` })),
    ...families.map((family): Target => {
      const to = paths.artifacts(scopeId, family)
      return { group: 'families', key: to, name: family, hint: t.placed(t.family, title), go: to }
    }),
    ...promptKeys.map((key): Target => {
      const to = paths.prompt(scopeId, key)
      return { group: 'prompts', key: to, name: key, hint: t.placed(t.prompt, title), go: to }
    }),
  ]
}

/** All known Scopes: the pinned ones first, then those visited last. Where two have the same title, each shows its id too. */
function scopesOf(
  { here, pinned, recent, scopeIds }: Known,
  nameOf: (id: string) => string,
  t: Words,
) {
  const others = recent.filter((id) => id !== here && !pinned.includes(id))
  const ids = [...new Set([...pinned, ...others, ...scopeIds, ...recent])]
  const seen = new Set<string>()
  const shared = new Set<string>()
  for (const name of ids.map(nameOf)) (seen.has(name) ? shared : seen).add(name)
  return ids.map((id): Target => {
    const name = nameOf(id)
    return {
      group: pinned.includes(id) ? 'pinned' : others.includes(id) ? 'recent' : 'scopes',
      key: paths.scope(id) + '#scope',
      name,
      hint: shared.has(name) ? `${t.scope} · ${shortId(id)}` : t.scope,
      id,
      go: paths.scope(id),
    }
  })
}

function artifactsOf(
  { here, isClosed, artifacts, names }: Known,
  nameOf: (id: string) => string,
  t: Words,
) {
  const named = artifacts.flatMap((place): Target[] => {
    const name = names.artifact(place)
    const { scopeId, family, artifactId } = place
    if (name === undefined || (isClosed && scopeId === here)) return []
    const to = artifactPath(scopeId, family, artifactId)
    const hint = t.placed(family, nameOf(scopeId))
    return [{ group: 'artifacts', key: to, name, hint, id: artifactId, go: to }]
  })
  const start = here === null ? '' : `${paths.scope(here)}/`
  const isHere = ({ key }: Target) => here !== null && key.startsWith(start)
  return [...named.filter(isHere), ...named.filter((target) => !isHere(target))]
}
