import { useSyncExternalStore } from 'react'

/** Milliseconds between two ticks: "3 min. ago" need not be more exact. */
const TICK_MS = 30_000

let now = Date.now()
let timer: ReturnType<typeof setInterval> | undefined
const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  timer ??= setInterval(() => {
    now = Date.now()
    for (const each of listeners) each()
  }, TICK_MS)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) {
      clearInterval(timer)
      timer = undefined
    }
  }
}

/** The time in milliseconds since the epoch, one clock for the page, so that relative times move together. */
export const useNow = () => useSyncExternalStore(subscribe, () => now)
