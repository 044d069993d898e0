import { useInfiniteQuery, useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { deploymentQuery } from '../../api/queries/access'
import { artifactListQuery } from '../../api/queries/artifacts'
import { promptCapabilitiesQuery, promptQuery } from '../../api/queries/prompts'
import { useAccessMode } from '../../components/use-access-mode'
import { keysToShow } from '../../families/prompt/keys'
import { isBehind, promptRows, rowFailures, type Answer } from './prompt-rows'

/** Milliseconds for which a key's configuration is taken as it is: reading all of them leaves an event each. */
const STALE_MS = 300_000

/**
 * The Prompts of a Scope at the lowest price in audit events (contract §3). One call lists what is saved. Whoever
 * may observe the server gets every key with its status in one more, and only saved keys are asked for their mode;
 * for anyone else each key costs one call, kept for five minutes. Keys that a server does not know answer 422.
 */
export function usePromptRows(scopeId: string) {
  const mode = useAccessMode()
  const list = useInfiniteQuery(artifactListQuery(scopeId, 'prompt'))
  const observes = useQuery({
    ...deploymentQuery('server.observe'),
    enabled: mode === 'enforced',
  })
  const mayObserve = mode === 'disabled' || Boolean(observes.data)
  const capabilities = useQuery({ ...promptCapabilitiesQuery(), enabled: mayObserve })
  const named = capabilities.data ?? null
  const undecided =
    mode === 'unknown' || observes.isLoading || (mayObserve && capabilities.isPending)

  const saved = useMemo(() => list.data?.pages.flatMap((page) => page.items) ?? [], [list.data])
  const keys = useMemo(() => keysToShow(saved, named), [saved, named])
  const asked = useMemo(() => {
    if (!list.data || undecided) return []
    const savedKeys = new Set(saved.map((item) => item.artifact_id))
    return named ? keys.filter((key) => savedKeys.has(key)) : keys
  }, [list.data, undecided, saved, named, keys])
  const answers = useQueries({
    queries: asked.map((key) => ({ ...promptQuery(scopeId, key), staleTime: STALE_MS })),
    combine: (results) =>
      new Map<string, Answer>(
        results.map(({ data, error }, index) => [asked[index] ?? '', { data, error }]),
      ),
  })
  const client = useQueryClient()
  const rows = promptRows(keys, saved, named, answers)
  return {
    list,
    /** The list is there, but not yet how the statuses are to be asked for. */
    undecided,
    rows,
    /** What failed, by its reason; `retry` asks again for these rows only. */
    failures: rowFailures(rows).map((failure) => ({
      ...failure,
      retry: () => {
        for (const key of failure.keys) {
          void client.refetchQueries({ queryKey: promptQuery(scopeId, key).queryKey, exact: true })
        }
      },
    })),
    /** Whether this key's answer is still awaited. */
    isLoading: (key: string) => {
      const { data, error } = answers.get(key) ?? {}
      const listed = saved.find((item) => item.artifact_id === key)?.revision ?? null
      return asked.includes(key) && !error && (!data || isBehind(data, listed))
    },
  }
}
