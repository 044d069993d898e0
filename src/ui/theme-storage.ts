import type { ThemeProviderProps } from '@mui/material/styles'
import { nameHere } from '../lib/base-path'
import { browserStorage } from '../lib/storage/browser-storage'

/** localStorage key of the chosen theme: light, dark or system. */
export const THEME_STORAGE_KEY = 'scope-console.theme'

/** The theme that was chosen in this browser; null where none was, or another text stands there. */
export function storedTheme(): string | null {
  const stored = browserStorage.get(THEME_STORAGE_KEY)
  return /^(light|dark|system)$/.test(stored ?? '') ? stored : null
}

/**
 * What MUI takes up and keeps of the theme. Left to itself MUI would believe any text, and whatever another page of the origin
 * has kept as the name of MUI's colours besides: then the screen has none.
 */
export const themeStorage: NonNullable<ThemeProviderProps['storageManager']> = ({ key }) =>
  key === THEME_STORAGE_KEY
    ? {
        get: (fallback) => storedTheme() ?? (fallback as string),
        set: (value) => browserStorage.set(key, String(value)),
        subscribe(hear) {
          const listener = (event: StorageEvent) => {
            if (event.key === nameHere(key)) hear(storedTheme())
          }
          addEventListener('storage', listener)
          return () => removeEventListener('storage', listener)
        },
      }
    : NOTHING
const NOTHING: ReturnType<typeof themeStorage> = {
  get: (fallback) => fallback as unknown,
  set: () => {},
  subscribe: () => () => {},
}
