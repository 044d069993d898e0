import { useQuery, useQueryClient } from '@tanstack/react-query'
import { isApiError } from '../../api/errors'
import { holdingsQuery } from '../../api/queries/stats'
import { mayAskAgain } from '../../components/failure-words'

/** Tells whether the server has no such route (contract §4.10). */
const isAbsent = (error: Error) => isApiError(error) && [404, 405].includes(error.status)

/**
 * The numbers of a Scope as far as this visit has read them. The hook asks for none by itself.
 * @returns `holdings` is null where nobody has asked, and after a change made here; `error` says why a server that counts has
 * not; `read` is null where it would help nothing, otherwise it leaves one audit event
 */
export function useHoldings(scopeId: string) {
  const client = useQueryClient()
  const { data, error, isFetching, isStale } = useQuery({
    ...holdingsQuery(scopeId),
    // Numbers that were read count as on screen, so that "Refresh" reads them again.
    enabled: ({ state }) => state.data !== undefined,
    refetchOnMount: false,
  })
  const holdings = data && (isFetching || !isStale) ? data : null
  const isRefused = error !== null && (isAbsent(error) || !mayAskAgain(error))
  return {
    holdings,
    error: error !== null && !isAbsent(error) ? error : null,
    isReading: isFetching,
    read: holdings || isRefused ? null : () => client.fetchQuery(holdingsQuery(scopeId)),
  }
}
