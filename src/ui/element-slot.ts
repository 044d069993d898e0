import { useSyncExternalStore } from 'react'
import { Store } from '../lib/store'

/**
 * Holds the element into which another part of the screen puts something, null until it is there. Only that part is drawn
 * again when it comes: with a state, all of the screen would be.
 */
export type ElementSlot = Store<HTMLElement | null>

export const elementSlot = (): ElementSlot => new Store<HTMLElement | null>(null)

const never = () => () => {}
/** Where a screen is written as a string, in unit tests, there is no element. */
const none = () => null

export const useElementIn = (slot: ElementSlot | undefined) =>
  useSyncExternalStore(slot?.subscribe ?? never, () => slot?.get() ?? null, none)
