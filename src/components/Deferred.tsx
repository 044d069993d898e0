import { startTransition, useEffect, useState, type ReactNode } from 'react'

/**
 * Renders `children` in slices once `fallback` is on screen. What arrives from the server is rendered in one piece
 * otherwise, and a screen of some hundred elements would hold up whatever a person does meanwhile.
 */
export function Deferred({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
  return useIsBegun() ? children : fallback
}

/**
 * Returns false until the component is on screen, and true in a later render, which React makes in slices. The hook does not
 * use `useDeferredValue(true, false)`, because React renders a deferred value over and over while the fallback of a Suspense
 * boundary around it is on screen, which is 300 ms at least.
 */
export function useIsBegun(): boolean {
  const [isBegun, setIsBegun] = useState(false)
  useEffect(() => startTransition(() => setIsBegun(true)), [])
  return isBegun
}

/**
 * Waits with `children` for data. Until `ready` is true it shows `fallback`, and then it renders `children` in slices. If an
 * earlier screen has read the data, `ready` is true in the first render, which shows `children` at once.
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
