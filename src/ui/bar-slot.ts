import { createContext } from 'react'
import type { ElementSlot } from './element-slot'

/** The place in the app bar into which a screen puts its breadcrumbs; undefined where the bar has no room for them. */
export const BarSlot = createContext<ElementSlot | undefined>(undefined)
