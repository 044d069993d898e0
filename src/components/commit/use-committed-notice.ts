import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useChangeSearch } from '../../routing/use-change-search'

/**
 * Which revision was committed just now: here, or on the screen that led here after it. What the address carries of
 * it is taken out at once, so that a reload or a way back does not say it again.
 */
export function useCommittedNotice() {
  const { state } = useLocation()
  const changeSearch = useChangeSearch()
  const arrived = (state as { committed?: unknown } | null)?.committed
  const [committed, setCommitted] = useState(typeof arrived === 'number' ? arrived : null)
  useEffect(() => {
    if (typeof arrived === 'number') changeSearch({}, { replace: true, state: null })
  }, [arrived, changeSearch])
  return [committed, setCommitted] as const
}
