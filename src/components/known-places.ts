import type { QueryClient } from '@tanstack/react-query'
import type { ArtifactItem } from '../api/contract/artifacts'
import { artifactListQuery } from '../api/queries/artifacts'
import { promptCapabilitiesQuery } from '../api/queries/prompts'
import { keysToShow } from '../families/prompt/keys'

/** The Artifacts of a family that this visit has listed so far; asks the server nothing. */
export const listedArtifacts = (
  client: QueryClient,
  scopeId: string,
  family: string,
): ArtifactItem[] =>
  client
    .getQueryData(artifactListQuery(scopeId, family).queryKey)
    ?.pages.flatMap(({ items }) => items) ?? []

/** The Prompt keys of a Scope as far as this visit knows them, otherwise those of 1.x; asks the server nothing. */
export const knownPromptKeys = (client: QueryClient, scopeId: string): string[] =>
  keysToShow(
    listedArtifacts(client, scopeId, 'prompt'),
    client.getQueryData(promptCapabilitiesQuery().queryKey) ?? null,
  )
