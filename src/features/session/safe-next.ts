/**
 * Where to go after signing in: an address of this console, or the start. An address of another site in `next`
 * would make the sign-in screen a stepping stone for phishing.
 */
export function safeNext(next: string | null, origin: string): string {
  if (!next || !next.startsWith('/') || !URL.canParse(next, origin)) return '/'
  const url = new URL(next, origin)
  if (url.origin !== origin || url.pathname === '/sign-in') return '/'
  // `/.//evil.example` is of this origin, and its path alone is the address of another one.
  if (url.pathname.startsWith('//')) return '/'
  return `${url.pathname}${url.search}${url.hash}`
}
