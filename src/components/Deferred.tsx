import { useDeferredValue, useState, type ReactNode } from 'react'

/**
 * Renders `children` in slices once `fallback` is on screen. What arrives from the server is rendered in one piece
 * otherwise, and a screen of some hundred elements would hold up whatever a person does meanwhile.
 */
export function Deferred({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
  return useDeferredValue(true, false) ? children : fallback
}

/**
 * Shows `fallback` until `children` can be rendered, and then renders them as `Deferred` does. Where they can be rendered
 * from the beginning, because an earlier screen has read their data, they are there with the first picture.
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
