import type { Target } from './plan'

/**
 * Where the draft of an Artifact that is to be made is kept, and the note that it was sent: the server has not chosen its id
 * yet. No Artifact has this one (contract §4.1).
 */
export const newTarget = (scopeId: string, family: string): Target => ({
  scopeId,
  family,
  artifactId: '',
})
export const isNew = ({ artifactId }: Target) => artifactId === ''
