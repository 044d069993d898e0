import { queryOptions } from '@tanstack/react-query'
import { keys } from './keys'

/** What a Scope holds, in numbers, read when a person asks for them; one audit event (contract §4.10). */
export const holdingsQuery = (scopeId: string) =>
  queryOptions({
    queryKey: keys.scopeStats(scopeId),
    // Few people ask, so the code comes with the question.
    queryFn: async ({ signal }) => (await import('../read-holdings')).readHoldings(scopeId, signal),
    // Each read is an audit event, so the console never reads again by itself.
    staleTime: Infinity,
  })
