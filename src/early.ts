import { CONFIG_FILE } from './api/config-file'

/**
 * Runs in the page itself, before any file of the console has come: it starts what the address needs at once. The build
 * puts it into `index.html` (`scripts/early-code.mjs`) with the files of each screen; a host allows it by its hash.
 */
declare const FILES: readonly string[]
declare const SCREENS: readonly (readonly [path: string, places: readonly number[]])[]

const [, places = []] = SCREENS.find(([path]) => new RegExp(path).test(location.pathname)) ?? []
for (const place of places) {
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.href = FILES[place] ?? ''
  document.head.append(link)
}
window.earlySettings = fetch(CONFIG_FILE, { cache: 'no-store', credentials: 'omit' })
// Whoever takes it up tells of its failure.
window.earlySettings.catch(() => undefined)
