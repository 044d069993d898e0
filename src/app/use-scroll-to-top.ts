import { useEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/** A screen that is opened begins at its top; going back keeps the place that the browser remembers. */
export function useScrollToTop() {
  const { pathname } = useLocation()
  const type = useNavigationType()
  useEffect(() => {
    if (type === 'PUSH') window.scrollTo(0, 0)
  }, [pathname, type])
}
