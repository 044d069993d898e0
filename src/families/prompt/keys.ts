import type { ArtifactItem } from '../../api/contract/artifacts'
import { PROMPT_KEYS, type PromptCapabilities } from '../../api/contract/prompts'

/** Keys to show: those that the server names, else those of 1.x; and whatever the Scope has saved besides. */
export function keysToShow(
  saved: readonly Pick<ArtifactItem, 'artifact_id'>[],
  capabilities: PromptCapabilities['prompts'] | null,
): string[] {
  const named = capabilities ? new Set(Object.keys(capabilities)) : null
  const known = PROMPT_KEYS.filter((key) => !named || named.has(key))
  return [...new Set([...known, ...(named ?? []), ...saved.map((item) => item.artifact_id)])]
}
