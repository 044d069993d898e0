import { BASE_PATH, screenPath } from '../lib/base-path'

/**
 * Path and query of a screen, in the address of the page or of a link. They stand behind `#` where a host serves one page
 * and knows no other address (decision 21), otherwise below the console's own path (decision 29).
 */
export function addressIn({ href, hash }: Pick<Location, 'href' | 'hash'>, base = BASE_PATH): URL {
  if (hash.startsWith('#/')) return new URL(hash.slice(1), href)
  const address = new URL(href)
  address.pathname = screenPath(address.pathname, base)
  return address
}
