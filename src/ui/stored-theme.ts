import { storedTheme } from './theme-storage'

/** Sets the theme's attribute before the first paint, so that a dark screen does not flash white. */
export function applyStoredTheme() {
  const stored = storedTheme()
  const dark =
    stored === 'dark' ||
    (stored !== 'light' && window.matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.setAttribute('data-theme', dark ? 'dark' : 'light')
}
