import { useDeferredValue, type ReactNode } from 'react'

/**
 * Renders `children` in slices once `fallback` is on screen. What arrives from the server is rendered in one piece
 * otherwise, and a screen of some hundred elements would hold up whatever a person does meanwhile.
 */
export function Deferred({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
  return useDeferredValue(true, false) ? children : fallback
}
