import { createContext, useCallback, useContext, useSyncExternalStore } from 'react'
import { browserStorage } from '../../lib/storage/browser-storage'
import { Listeners } from '../../lib/store'

/** How this browser shows diffs. Side by side or unified is not among it: that stands in the address. */
export type DiffPreferences = {
  /** White space is made visible. */
  showWhitespace: boolean
  ignoreWhitespace: boolean
  /** Long lines wrap; otherwise they scroll sideways. */
  wrap: boolean
  /** n and p go to the next and the previous change. */
  keys: boolean
  /** The contents as JSON instead of by their fields. */
  json: boolean
}

const STORAGE_KEY = 'scope-console.diff'
const DEFAULTS: DiffPreferences = {
  showWhitespace: false,
  ignoreWhitespace: false,
  wrap: true,
  keys: true,
  json: false,
}

let current: DiffPreferences | null = null
const changed = new Listeners()

function stored(): DiffPreferences {
  const result = { ...DEFAULTS }
  try {
    const kept: unknown = JSON.parse(browserStorage.get(STORAGE_KEY) ?? '{}')
    if (typeof kept !== 'object' || kept === null) return result
    for (const key of Object.keys(DEFAULTS) as (keyof DiffPreferences)[]) {
      const value = (kept as Record<string, unknown>)[key]
      if (typeof value === 'boolean') result[key] = value
    }
  } catch {
    // What another version or a person wrote there is no reason to fail.
  }
  return result
}

const read = () => (current ??= stored())

type SetPreference = (key: keyof DiffPreferences, value: boolean) => void

const setDiffPreference: SetPreference = (key, value) => {
  current = { ...read(), [key]: value }
  browserStorage.set(STORAGE_KEY, JSON.stringify(current))
  changed.tell()
}

/** What the address of a screen says about its diffs. It goes before what this browser keeps. */
export type SaidView = {
  said: Partial<DiffPreferences>
  /** Writes a preference that a person has changed into the address. */
  say: SetPreference
}
export const SaidViewContext = createContext<SaidView>({ said: {}, say: () => {} })

/** How diffs are shown: as the address says, otherwise as this browser keeps it. */
export function useDiffPreferences(): DiffPreferences {
  const kept = useSyncExternalStore(changed.subscribe, read, read)
  const { said } = useContext(SaidViewContext)
  return { ...kept, ...said }
}

/** Changes a preference for this browser, and in the address where the screen has one for it. */
export function useSetDiffPreference(): SetPreference {
  const { say } = useContext(SaidViewContext)
  return useCallback(
    (key, value) => {
      setDiffPreference(key, value)
      say(key, value)
    },
    [say],
  )
}
