import * as v from 'valibot'
import { KeptNames } from './kept-names'

/** Where an Artifact stands. */
export type Place = { scopeId: string; family: string; artifactId: string }

/** By this an Artifact is known among the names. */
export const placeKey = ({ scopeId, family, artifactId }: Place) =>
  JSON.stringify([scopeId, family, artifactId])

/** The place that `placeKey` has written. */
export function placeOf(key: string): Place {
  const [scopeId = '', family = '', artifactId = ''] = JSON.parse(key) as string[]
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
