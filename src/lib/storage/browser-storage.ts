import { nameHere } from '../base-path'

const PREFIX = nameHere('')

/**
 * A storage of the browser, as far as this console's own (decision 29). Where a person's settings forbid sites to store anything, even looking at it throws: then
 * nothing is there, and nothing is kept.
 */
function storageOf(kind: 'localStorage' | 'sessionStorage') {
  const found = (): Storage | null => {
    try {
      return globalThis[kind]
    } catch {
      return null
    }
  }
  return {
    get: (key: string): string | null => found()?.getItem(PREFIX + key) ?? null,
    /** False where it is not kept: the storage is full, or there is none. */
    set(key: string, value: string): boolean {
      const storage = found()
      try {
        storage?.setItem(PREFIX + key, value)
        return storage !== null
      } catch {
        return false
      }
    },
    remove: (key: string): void => found()?.removeItem(PREFIX + key),
    /** Whether there is one at all; it may be full. */
    works: (): boolean => found() !== null,
    keys: (): string[] =>
      Object.keys(found() ?? {})
        .filter((key) => key.startsWith(PREFIX))
        .map((key) => key.slice(PREFIX.length)),
  }
}

/** Of this browser, for all its tabs. */
export const browserStorage = storageOf('localStorage')
/** Of this tab, until it is closed. */
export const tabStorage = storageOf('sessionStorage')
