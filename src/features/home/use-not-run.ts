import {
  notifyManager,
  useInfiniteQuery,
  useQueries,
  useQuery,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query'
import { useCallback, useState, useSyncExternalStore } from 'react'
import { FAMILIES } from '../../api/contract/artifacts'
import { artifactListQuery } from '../../api/queries/artifacts'
import { promptCapabilitiesQuery, promptQuery } from '../../api/queries/prompts'
import { configures } from '../../families/configures'
import { AUTO_DIGEST } from '../../families/prompt/modes'

/** Milliseconds for which a Prompt's status is fresh, as long as on the screen of all Prompts. */
const STALE_MS = 300_000
const PROMPT = FAMILIES.find(configures) ?? ''

type Place = { scopeId: string; key: string }

/** Keys of the Custom Prompts in a Scope's list; none as long as no screen has read that list. */
const customOf = (client: QueryClient, scopeId: string): string[] =>
  (client.getQueryData(artifactListQuery(scopeId, PROMPT).queryKey)?.pages ?? [])
    .flatMap(({ items }) => items)
    .filter((item) => item.content_digest !== AUTO_DIGEST)
    .map((item) => item.artifact_id)

/** The Custom Prompts of those Scopes whose list another card has read. */
function useCustom(scopeIds: readonly string[]): Place[] {
  const client = useQueryClient()
  const asked = scopeIds.join(' ')
  // As text, because React compares these values by identity: the same Prompts have to be the same value.
  const told = useCallback(() => {
    const ids = asked === '' ? [] : asked.split(' ')
    return JSON.stringify(
      ids.flatMap((scopeId) => customOf(client, scopeId).map((key) => ({ scopeId, key }))),
    )
  }, [client, asked])
  const subscribe = useCallback(
    // react-query tells the answer's other listeners in the same batch, so that React draws all of it at once.
    (listener: () => void) => client.getQueryCache().subscribe(notifyManager.batchCalls(listener)),
    [client],
  )
  return JSON.parse(useSyncExternalStore(subscribe, told)) as Place[]
}

/**
 * Finds the Custom Prompts that the server does not run. It takes the lists that another card has read, and the statuses
 * that other screens have read. `ask` reads the statuses that are unknown now, one call each.
 */
export function useNotRun(scopeIds: readonly string[]) {
  const [asked, setAsked] = useState<readonly string[]>([])
  const first = useInfiniteQuery({
    ...artifactListQuery(scopeIds[0] ?? '', PROMPT),
    enabled: false,
  })
  const capabilities = useQuery({ ...promptCapabilitiesQuery(), enabled: false }).data
  const custom = useCustom(scopeIds)
  const answers = useQueries({
    queries: custom.map(({ scopeId, key }) => ({
      ...promptQuery(scopeId, key),
      enabled: asked.includes(scopeId) && capabilities?.[key] === undefined,
      staleTime: STALE_MS,
    })),
  })
  const statuses = custom.map((place, index) => {
    const { data, error, refetch } = answers[index] ?? {}
    const status = data ? (data.mode === 'custom' ? data.status : 'supported') : null
    return { ...place, error, refetch, status: status ?? capabilities?.[place.key]?.status ?? null }
  })
  const unknown = statuses.filter(({ status }) => status === null)
  return {
    isListed: scopeIds.length === 0 || !first.isPending,
    custom,
    isReading: answers.some(({ isFetching }) => isFetching),
    notRun: statuses.filter(({ status }) => status !== null && status !== 'supported'),
    unknown,
    /** Those of the unknown ones that nobody has asked about. */
    unasked: unknown.filter(({ scopeId }) => !asked.includes(scopeId)),
    isAsked: asked.length > 0,
    failure: statuses.find(({ error }) => error) ?? null,
    ask: () => setAsked([...new Set(custom.map(({ scopeId }) => scopeId))]),
  }
}
