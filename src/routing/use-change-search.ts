import { useCallback } from 'react'
import { useLocation, useNavigate, type NavigateOptions } from 'react-router'
import { addressIn } from './address-in'
import { withParams } from './search-params'

type Changes = Parameters<typeof withParams>[1]

/**
 * Reads the query of this screen's address as it stands at the time of the call. The router renders a change of the address
 * after the change, on a busy machine long after: until then `useSearchParams` gives the query before it (architecture §2).
 */
export function useSearchNow(): () => URLSearchParams {
  const { pathname, search } = useLocation()
  return useCallback(() => {
    const address = addressIn(location)
    // While another screen is being opened, the browser's address is that screen's already.
    return address.pathname === pathname ? address.searchParams : new URLSearchParams(search)
  }, [pathname, search])
}

/**
 * Changes the query of this screen's address: parameters to set or, by null, to remove, or a function from the query to the
 * next one. Each change begins with what the one before it has made, also where that one is not rendered yet.
 */
export function useChangeSearch() {
  const navigate = useNavigate()
  const now = useSearchNow()
  return useCallback(
    (
      change: Changes | ((now: URLSearchParams) => URLSearchParams),
      options?: Pick<NavigateOptions, 'replace' | 'preventScrollReset' | 'state'>,
    ) => {
      const next = typeof change === 'function' ? change(now()) : withParams(now(), change)
      void navigate({ search: next.toString() }, options)
    },
    [navigate, now],
  )
}
