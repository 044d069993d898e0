import { BASE_PATH } from '../lib/base-path'

/**
 * Where the browser has to be for the router to find a screen, when the page was sent to an address outside of the console's
 * path: `/a/b` without its slash, or the host's own root. Null where it is there already.
 */
export function addressBelow(
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
  base: string,
): string | null {
  if (pathname.startsWith(base)) return null
  const path = `${pathname}/` === base ? '' : pathname.slice(1)
  return `${base}${path}${search}${hash}`
}

/** Takes the browser there; nothing is loaded again. */
export function enterBasePath() {
  const address = addressBelow(location, BASE_PATH)
  if (address !== null) history.replaceState(null, '', address)
}
