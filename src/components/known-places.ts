import type { QueryClient } from '@tanstack/react-query'
import type { ArtifactItem } from '../api/contract/artifacts'
import { artifactListQuery } from '../api/queries/artifacts'
import { promptCapabilitiesQuery } from '../api/queries/prompts'
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

/** The Prompt keys of a Scope: those that the server has named in this visit, otherwise all of 1.x, and those that are saved. It makes no call. */
export const knownPromptKeys = (client: QueryClient, scopeId: string): string[] =>
  keysToShow(
    listedArtifacts(client, scopeId, 'prompt'),
    client.getQueryData(promptCapabilitiesQuery().queryKey) ?? null,
  )
