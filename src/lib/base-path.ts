/** The path that a page lies at, told by the address of a file that the build lays into `assets/` there (decision 29). */
export const basePathOf = (file: string): string =>
  /^(.*\/)assets\/[^/]+$/.exec(new URL(file).pathname)?.[1] ?? '/'

/**
 * The path that the console is served at: `/`, or `/a/b/`. Its entry was found there, so this can't be another one. Elsewhere
 * than in a page that was built it is `/`.
 */
export const BASE_PATH = entryPath()

function entryPath(): string {
  const entry = globalThis.document?.querySelector<HTMLScriptElement>('script[type=module][src]')
  return entry ? basePathOf(entry.src) : '/'
}

/** Path of a screen (screens §1) in a path of the browser's; one outside of the console stays as it is. */
export const screenPath = (pathname: string, base = BASE_PATH): string =>
  pathname.startsWith(base) ? pathname.slice(base.length - 1) : pathname

/**
 * What the browser keeps, or carries between tabs, under a name. All of an origin share such names, so that of a console
 * below a path begins with the path: another console of the origin has tokens and drafts of its own.
 */
export const nameHere = (name: string, base = BASE_PATH) =>
  base === '/' ? name : `${base} ${name}`
