import { createContext } from 'react'

/**
 * Where the app bar takes what a screen puts into it: null as long as that is not there yet, undefined where the bar has
 * no room for it.
 */
export const BarSlot = createContext<HTMLElement | null | undefined>(undefined)
