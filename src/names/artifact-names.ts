import * as v from 'valibot'
import { KeptNames } from './kept-names'

/** Where an Artifact stands. */
export type Place = { scopeId: string; family: string; artifactId: string }

/** By this an Artifact is known among the names. */
export const placeKey = ({ scopeId, family, artifactId }: Place) =>
  JSON.stringify([scopeId, family, artifactId])

const Key = v.pipe(v.string(), v.parseJson(), v.tuple([v.string(), v.string(), v.string()]))

/** The place that `placeKey` has written; null of another text, which what the browser keeps may hold. */
export function placeOf(key: string): Place | null {
  const parsed = v.safeParse(Key, key)
  if (!parsed.success) return null
  const [scopeId, family, artifactId] = parsed.output
  return { scopeId, family, artifactId }
}

/**
 * What Artifacts are called, by `placeKey`: the digest of the content that says so, and the name; an empty name where
 * that content has none. As long as the digest is the same, nobody has to read the content again (contract §4.4).
 */
export const artifactNames = new KeptNames(
  'scope-console.artifact-names ',
  v.tuple([v.string(), v.string()]),
)
