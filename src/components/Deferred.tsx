import { useDeferredValue, useState, type ReactNode } from 'react'

/**
 * Renders `children` in slices once `fallback` is on screen. What arrives from the server is rendered in one piece
 * otherwise, and a screen of some hundred elements would hold up whatever a person does meanwhile.
 */
export function Deferred({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
  return useDeferredValue(true, false) ? children : fallback
}

/**
 * Shows `fallback` until `ready` is true, and then renders `children` as `Deferred` does. Where `ready` is true from the
 * beginning, because an earlier screen has read the data, the first render shows them.
 */
export function DeferredWhenLate(props: {
  ready: boolean
  fallback: ReactNode
  children: () => ReactNode
}) {
  const { ready, fallback, children } = props
  const [wasReady] = useState(ready)
  if (!ready) return fallback
  return wasReady ? children() : <Deferred fallback={fallback}>{children()}</Deferred>
}
