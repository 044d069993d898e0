import type { Target } from './plan'

/** The key of an Artifact in a map or a storage. */
export const targetKey = ({ scopeId, family, artifactId }: Target) =>
  JSON.stringify([scopeId, family, artifactId])
