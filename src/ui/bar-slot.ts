import { createContext } from 'react'

/**
 * The element of the app bar into which a screen puts its breadcrumbs. It is null until the bar is there, and undefined where
 * the bar has no room for them.
 */
export const BarSlot = createContext<HTMLElement | null | undefined>(undefined)
