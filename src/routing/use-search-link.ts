import type { MouseEvent } from 'react'
import { useSearchParams } from 'react-router'
import { withParams } from './search-params'
import { useChangeSearch } from './use-change-search'

type Options = { replace?: boolean; preventScrollReset?: boolean }

/**
 * Gives the props of a router's link that changes parameters of this screen's address. What the link names is as old as its
 * render, so that a press takes the address as it stands; a new tab of the browser is the link's own affair.
 */
export function useSearchLink() {
  const [params] = useSearchParams()
  const changeSearch = useChangeSearch()
  return (changes: Parameters<typeof withParams>[1], options: Options = {}) => ({
    ...options,
    to: { search: withParams(params, changes).toString() },
    onClick: (event: MouseEvent) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      changeSearch(changes, options)
    },
  })
}
