/**
 * Path and query of a screen, in the address of the page or of a link. They stand behind `#` where a host serves one page
 * and knows no other address (decision 21).
 */
export function addressIn({ href, hash }: Pick<Location, 'href' | 'hash'>): URL {
  return new URL(hash.startsWith('#/') ? hash.slice(1) : href, href)
}
