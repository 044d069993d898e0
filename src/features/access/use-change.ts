import { useChangeSearch } from '../../routing/use-change-search'

/** Changes the query of the address. Each change is an address that can be kept and sent, and a step of the browser's history unless it replaces one. */
export function useChange() {
  const changeSearch = useChangeSearch()
  return (change: Parameters<typeof changeSearch>[0], replace = false) =>
    changeSearch(change, { preventScrollReset: true, replace })
}
