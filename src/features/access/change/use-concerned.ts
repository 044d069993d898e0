import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useMemo, useSyncExternalStore } from 'react'
import type { holdersIn } from '../../../access/change/effect'
import type { Resource } from '../../../api/contract/access'
import { keys as queryKeys } from '../../../api/queries/keys'
import { promptCapabilitiesQuery } from '../../../api/queries/prompts'
import { knownPromptKeys, listedArtifacts } from '../../../components/known-places'
import { partsOf } from '../../../components/resource-words'
import { configures } from '../../../families/configures'
import { FIRST_PROMPT_KEYS } from '../../../families/prompt/first-keys'
import { artifactNames, placeOf } from '../../../names/artifact-names'
import { useIdsOnly } from '../../../names/ids-only'

/** Names of Artifacts that stand in a line; a Scope has few Prompts, which all do. */
const SHOWN_MAX = 10

/** The Prompt keys that a Scope has for certain: those of every server, and those that this visit has listed or read there. */
function certainPromptKeys(client: QueryClient, scopeId: string): string[] {
  const read = client
    .getQueriesData({ queryKey: queryKeys.prompts(scopeId) })
    .flatMap(([key, data]) => (data !== undefined && typeof key[3] === 'string' ? [key[3]] : []))
  const saved = listedArtifacts(client, scopeId, 'prompt').map(({ artifact_id: id }) => id)
  return [...new Set([...FIRST_PROMPT_KEYS, ...saved, ...read])]
}

type Reached = Pick<
  ReturnType<typeof holdersIn>[number]['places'][number],
  'place' | 'actions' | 'except'
>

/**
 * The Prompts and Artifacts that a change reaches below a Scope, by the names that are known here. It asks nobody: a list of
 * Artifacts is recorded (contract §3.3).
 */
export function useConcerned(resource: Resource) {
  const client = useQueryClient()
  const idsOnly = useIdsOnly()
  const known = useSyncExternalStore(artifactNames.subscribe, artifactNames.get, artifactNames.get)
  const parts = partsOf(resource)
  const scopeId = parts.kind === 'scope' ? parts.scopeId : null
  const { prompts, allPrompts, artifacts } = useMemo(() => {
    if (scopeId === null) return { prompts: [], allPrompts: true, artifacts: [] }
    // Versions have different keys, and only an observer is told which (contract §5): without it those are named that are certain.
    const areNamed = Boolean(client.getQueryData(promptCapabilitiesQuery().queryKey))
    const keys = areNamed ? knownPromptKeys(client, scopeId) : certainPromptKeys(client, scopeId)
    const named = [...known].flatMap(([key, [, name]]) => {
      const place = placeOf(key)
      // A Prompt stands among the Prompts.
      return place?.scopeId === scopeId && !configures(place.family)
        ? [{ ...place, name: idsOnly || name === '' ? place.artifactId : name }]
        : []
    })
    named.sort((one, other) => (one.name < other.name ? -1 : 1))
    return { prompts: keys, allPrompts: areNamed, artifacts: named }
  }, [client, known, idsOnly, scopeId])
  return ({ place, actions, except }: Reached) => {
    const may = (action: string) => actions.includes(action)
    // An Artifact that is told as an exception is not named among those that the change reaches.
    const apart = except
      .map(({ resource }) => partsOf(resource))
      .filter((of) => of.kind === 'artifact')
    const isApart = (family: string, artifactId: string) =>
      apart.some((of) => of.family === family && of.artifactId === artifactId)
    const isPromptApart = (key: string) =>
      apart.some((of) => configures(of.family) && of.artifactId === key)
    const reachesPrompts =
      (place === 'scope' && may('scope.admin')) || (place === 'any-artifact' && may('prompt.use'))
    const there =
      place === 'any-artifact'
        ? artifacts
            .filter(({ family, artifactId }) => !isApart(family, artifactId))
            .map(({ name }) => name)
        : []
    return {
      // Who administers a Scope changes each of its Prompts (contract §5).
      prompts: reachesPrompts ? prompts.filter((key) => !isPromptApart(key)) : [],
      /** Whether these are all that there can be; otherwise there may be others. */
      allPrompts: allPrompts || !reachesPrompts,
      artifacts: there.slice(0, SHOWN_MAX),
      more: Math.max(0, there.length - SHOWN_MAX),
    }
  }
}
