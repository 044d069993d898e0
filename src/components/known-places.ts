import type { QueryClient } from '@tanstack/react-query'
import type { ArtifactItem } from '../api/contract/artifacts'
import { artifactListQuery } from '../api/queries/artifacts'
import { isUnknownKey, promptCapabilitiesQuery } from '../api/queries/prompts'
import { keysToShow } from '../families/prompt/keys'

/** The Artifacts of a family that this visit has listed so far. It makes no call. */
export const listedArtifacts = (
  client: QueryClient,
  scopeId: string,
  family: string,
): ArtifactItem[] =>
  client
    .getQueryData(artifactListQuery(scopeId, family).queryKey)
    ?.pages.flatMap(({ items }) => items) ?? []

/** Keys that this visit has asked for in any Scope and that the server does not know. */
const unknownPromptKeys = (client: QueryClient): ReadonlySet<unknown> =>
  new Set(
    client
      .getQueryCache()
      .findAll({
        predicate: ({ queryKey: [of, , kind], state }) =>
          of === 'scope' && kind === 'prompts' && isUnknownKey(state.error),
      })
      .map(({ queryKey }) => queryKey[3]),
  )

/**
 * The Prompt keys of a Scope: those that the server has named in this visit, otherwise all of 1.x without those that it has
 * refused as unknown (contract §5), and those that are saved. It makes no call.
 */
export function knownPromptKeys(client: QueryClient, scopeId: string): string[] {
  const saved = listedArtifacts(client, scopeId, 'prompt')
  const named = client.getQueryData(promptCapabilitiesQuery().queryKey) ?? null
  const unknown = named ? null : unknownPromptKeys(client)
  const isSaved = (key: string) => saved.some((item) => item.artifact_id === key)
  return keysToShow(saved, named).filter((key) => !unknown?.has(key) || isSaved(key))
}
