import { vi } from 'vitest'
import { TIMEOUT_MS } from '../../src/api/awaited'
import type { Console } from './console'
import { CALL_HEADER } from './proxy'

/** Ends the patience of the console that waits for a call, by the call's name; in a browser 30 seconds do. */
const endsOfPatience = new Map<string, () => void>()

/** The console that made the call gives up on its answer now, as after 30 seconds. */
export function endPatience(call: string) {
  const end = endsOfPatience.get(call)
  if (!end) throw new Error(`No console waits for the call "${call}".`)
  end()
}

/** Makes room for the console outside of a browser: its storage, and a clock that the faulty network turns. */
export function furnishNode() {
  const nothing = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined }
  vi.stubGlobal('sessionStorage', nothing)
  const wait = globalThis.setTimeout
  const fetchAnswer = globalThis.fetch
  let begun: (() => void) | null = null
  // A console begins to wait right before it sends, in one go: the next request is the one waited for.
  vi.stubGlobal('setTimeout', (act: () => void, ms?: number, ...others: []) => {
    if (ms === TIMEOUT_MS) begun = act
    return wait(act, ms, ...others)
  })
  vi.stubGlobal('fetch', (url: string, request: RequestInit) => {
    if (begun === null) return fetchAnswer(url, request)
    const call = `${endsOfPatience.size + 1}`
    endsOfPatience.set(call, begun)
    begun = null
    return fetchAnswer(url, { ...request, headers: { ...request.headers, [CALL_HEADER]: call } })
  })
}

/** A console of its own for each person, as if each sat at another browser. */
export async function sitDown(apiBase: string, token: string): Promise<Console> {
  vi.resetModules()
  const { openConsole } = await import('./console')
  return openConsole(apiBase, token)
}
