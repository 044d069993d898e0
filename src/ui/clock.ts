import { useSyncExternalStore } from 'react'
import { Store } from '../lib/store'

/** Milliseconds between two ticks: "3 m ago" need not be more exact. */
const TICK_MS = 30_000

const now = new Store(Date.now())
let timer: ReturnType<typeof setInterval> | undefined

function subscribe(listener: () => void) {
  const end = now.subscribe(listener)
  timer ??= setInterval(() => now.set(Date.now()), TICK_MS)
  return () => {
    end()
    if (now.isEmpty()) {
      clearInterval(timer)
      timer = undefined
    }
  }
}

/** The time in milliseconds since the epoch, one clock for the page, so that relative times move together. */
export const useNow = () => useSyncExternalStore(subscribe, now.get)
