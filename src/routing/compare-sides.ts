import type { Side } from './paths'
import { readSearch, RevisionParam } from './search-params'

type Ids = Readonly<Partial<Record<string, string>>>

const SAME = ['scopeId', 'family', 'artifactId'] as const satisfies (keyof Side)[]

/**
 * The two sides that an address compares: its own Artifact, and another one, of which the query says what is different (screens §4).
 * `there` is null where it says nothing. An id that cannot exist is no parameter to drop: without it the comparison would be another one.
 */
export function compareSides(
  { scopeId = '', family = '', artifactId = '' }: Ids,
  search: URLSearchParams,
): { here: Side; there: Side | null } {
  const { from = null, to = null } = readSearch(search, { from: RevisionParam, to: RevisionParam })
  const other = {
    scopeId: search.get('scope'),
    family: search.get('family'),
    artifactId: search.get('artifact'),
  }
  const here = { scopeId, family, artifactId, revision: from }
  const isSaid = Object.values(other).some((id) => id !== null)
  const there = {
    scopeId: other.scopeId ?? scopeId,
    family: other.family ?? family,
    artifactId: other.artifactId ?? artifactId,
    revision: to,
  }
  return { here, there: isSaid ? there : null }
}

/** Whether both sides are one Artifact, whatever their revisions. */
export const isSameArtifact = (one: Side, other: Side) =>
  SAME.every((name) => one[name] === other[name])

/** Whether the two are different Artifacts of one family. */
export const isComparable = (here: Side, there: Side): boolean =>
  there.family === here.family && !isSameArtifact(here, there)
