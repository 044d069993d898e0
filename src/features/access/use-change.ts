import { useSearchParams } from 'react-router'
import { addressIn } from '../../routing/address-in'
import { withParams } from '../../routing/search-params'

/** Changes parameters of the address; null removes one. Each change is an address that can be kept and sent, and a step of the browser's history unless it replaces one. */
export function useChange() {
  const [, setParams] = useSearchParams()
  return (changes: Record<string, string | null>, replace = false) =>
    // From the address itself: the params of this render are older while the router still renders a change.
    setParams(withParams(addressIn(location).searchParams, changes), {
      preventScrollReset: true,
      replace,
    })
}
