export const PROMPT = 'prompt'

/** Operations that commit a revision of an Artifact (contract §4.4). */
export const COMMITS: readonly string[] = ['create_artifact', 'replace_artifact']

/** Families whose next revision takes scope.admin on the Scope, as their descriptors say too (contract §4.2). */
const WRITTEN_BY_ADMINS: readonly string[] = [PROMPT, 'topic-memory']

/**
 * The families of the Artifact that a decision may have been about although it names the Scope alone: no event tells which
 * Artifact it was (contract §6.2). Empty where it was about the Scope, or where any family fits.
 */
export function familiesOfScopeDecision(operation: string, action: string): readonly string[] {
  if (operation.includes('prompt')) return [PROMPT]
  if (action !== 'scope.admin') return []
  if (operation === 'create_artifact') return [PROMPT]
  return operation === 'replace_artifact' ? WRITTEN_BY_ADMINS : []
}
