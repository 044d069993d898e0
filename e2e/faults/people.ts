import { vi } from 'vitest'
import { TIMEOUT_MS } from '../../src/api/awaited'
import type { Console } from './console'

/** Milliseconds until a console gives up on an answer here; 30 seconds in a browser. */
export const PATIENCE_MS = 1_500
let patience = PATIENCE_MS

/** For a crowd that keeps a server busy. */
export const bePatient = (ms: number) => {
  patience = ms
}

/** Makes room for the console outside of a browser: its storage, and a clock that a suite has time for. */
export function furnishNode() {
  const nothing = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined }
  vi.stubGlobal('sessionStorage', nothing)
  const wait = globalThis.setTimeout
  const hasty = (act: () => void, ms?: number) =>
    wait(act, ms === TIMEOUT_MS ? Math.min(ms, patience) : ms)
  vi.stubGlobal('setTimeout', hasty)
}

/** A console of its own for each person, as if each sat at another browser. */
export async function sitDown(apiBase: string, token: string): Promise<Console> {
  vi.resetModules()
  const { openConsole } = await import('./console')
  return openConsole(apiBase, token)
}
