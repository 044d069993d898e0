import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

/**
 * Which revision was committed just now: here, or on the screen that led here after it. What the address carries of
 * it is taken out at once, so that a reload or a way back does not say it again.
 */
export function useCommittedNotice() {
  const { state, pathname, search } = useLocation()
  const navigate = useNavigate()
  const arrived = (state as { committed?: unknown } | null)?.committed
  const [committed, setCommitted] = useState(typeof arrived === 'number' ? arrived : null)
  useEffect(() => {
    if (typeof arrived === 'number')
      void navigate(pathname + search, { replace: true, state: null })
  }, [arrived, navigate, pathname, search])
  return [committed, setCommitted] as const
}
