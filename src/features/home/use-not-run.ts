import { useInfiniteQuery, useQueries, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FAMILIES } from '../../api/contract/artifacts'
import { artifactListQuery } from '../../api/queries/artifacts'
import { promptCapabilitiesQuery, promptQuery } from '../../api/queries/prompts'
import { configures } from '../../families/configures'
import { AUTO_DIGEST } from '../../families/prompt/modes'

/** Milliseconds for which a Prompt's status is fresh, as long as on the screen of all Prompts. */
const STALE_MS = 300_000
const PROMPT = FAMILIES.find(configures) ?? ''

/**
 * Finds the Custom Prompts of a Scope that the server does not run. It takes the list that another card has read, and the
 * statuses that other screens have read. `ask` reads the statuses that are still unknown, one call each.
 */
export function useNotRun(scopeId: string | null) {
  const [isAsked, setIsAsked] = useState(false)
  const list = useInfiniteQuery({ ...artifactListQuery(scopeId ?? '', PROMPT), enabled: false })
  const capabilities = useQuery({ ...promptCapabilitiesQuery(), enabled: false }).data
  const custom = (list.data?.pages ?? [])
    .flatMap(({ items }) => items)
    .filter((item) => item.content_digest !== AUTO_DIGEST)
    .map((item) => item.artifact_id)
  const answers = useQueries({
    queries: custom.map((key) => ({
      ...promptQuery(scopeId ?? '', key),
      enabled: isAsked && capabilities?.[key] === undefined,
      staleTime: STALE_MS,
    })),
  })
  const statuses = custom.map((key, index) => {
    const { data, error, refetch } = answers[index] ?? {}
    const status = data ? (data.mode === 'custom' ? data.status : 'supported') : null
    return { key, error, refetch, status: status ?? capabilities?.[key]?.status ?? null }
  })
  return {
    isListed: scopeId === null || !list.isPending,
    count: custom.length,
    isAsked,
    isReading: answers.some(({ isFetching }) => isFetching),
    notRun: statuses.flatMap(({ key, status }) =>
      status !== null && status !== 'supported' ? [key] : [],
    ),
    unknown: statuses.filter(({ status }) => status === null).length,
    failure: statuses.find(({ error }) => error) ?? null,
    ask: () => setIsAsked(true),
  }
}
