export const PROMPT = 'prompt'

/** The operations that commit a first and a later revision of an Artifact (contract §4.4). */
export const CREATE = 'create_artifact'
export const REPLACE = 'replace_artifact'
const REPLACE_TAGS = 'replace_artifact_tags'

/** A person who replaces an Artifact of these families, or its tags, needs scope.admin on its Scope (contract §4.2, §4.8). Their descriptors say the same. */
const WRITTEN_BY_ADMINS: readonly string[] = [PROMPT, 'topic-memory']

/**
 * Returns the families that a decision on a Scope may have been about. The service decides the change of a Prompt on its
 * Scope, and no event tells which Artifact it was (contract §6.2). The list is empty if the decision fits any family or none.
 */
export function familiesOfScopeDecision(operation: string, action: string): readonly string[] {
  if (operation.includes('prompt')) return [PROMPT]
  if (action !== 'scope.admin') return []
  if (operation === CREATE) return [PROMPT]
  return operation === REPLACE || operation === REPLACE_TAGS ? WRITTEN_BY_ADMINS : []
}
