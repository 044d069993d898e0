import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { Store } from '../lib/store'

const shown = new Store('')

/** Tells which address the screen on the page belongs to. The browser's own is ahead of it while a screen is on its way. */
export function useTellShownAddress() {
  const { pathname, search } = useLocation()
  useEffect(() => shown.set(pathname + search), [pathname, search])
}

/** Waits until a screen is on the page whose address, a path with its search, is the wanted one. */
export const untilShown = (isWanted: (address: string) => boolean) =>
  new Promise<void>((resolve) => {
    const look = () => {
      if (!isWanted(shown.get())) return
      end()
      resolve()
    }
    const end = shown.subscribe(look)
    look()
  })
