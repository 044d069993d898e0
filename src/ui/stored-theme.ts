import { browserStorage } from '../lib/storage/browser-storage'
import { THEME_STORAGE_KEY } from './theme-storage'

/** Sets the theme's attribute before the first paint, so that a dark screen does not flash white. */
export function applyStoredTheme() {
  const stored = browserStorage.get(THEME_STORAGE_KEY)
  const dark =
    stored === 'dark' ||
    (stored !== 'light' && window.matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.setAttribute('data-theme', dark ? 'dark' : 'light')
}
