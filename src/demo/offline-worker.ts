/**
 * Keeps the files of the demonstration, so that it opens without a network after its first load. The build writes the
 * list (`scripts/demo-page.mjs`).
 */
declare const FILES: readonly string[]
/** Another one for each build. */
declare const VERSION: string

/** What is used of a service worker's global object, which TypeScript's DOM library does not know. */
type Scope = {
  skipWaiting(): Promise<void>
  clients: { claim(): Promise<void> }
  addEventListener(
    kind: 'install' | 'activate' | 'fetch',
    listener: (
      event: Event & {
        request: Request
        waitUntil(work: Promise<unknown>): void
        respondWith(answer: Promise<Response>): void
      },
    ) => void,
  ): void
}
const scope = globalThis as unknown as Scope

const PREFIX = `scope-console-demonstration ${new URL('./', location.href).pathname} `
const CACHE = PREFIX + VERSION

async function install() {
  const cache = await caches.open(CACHE)
  await cache.addAll(FILES.map((file) => new Request(file, { cache: 'no-cache' })))
  await scope.skipWaiting()
}

async function activate() {
  const old = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE)
  await Promise.all(old.map((name) => caches.delete(name)))
  await scope.clients.claim()
}

/** The page of the newest build where there is a network; its files as they were kept. */
async function answer(request: Request): Promise<Response> {
  const kept = await caches.open(CACHE)
  if (request.mode === 'navigate') {
    try {
      const fresh = await fetch(request)
      if (fresh.ok) return fresh
    } catch {
      // Without a network the kept page is all there is.
    }
    return (await kept.match('./')) ?? Response.error()
  }
  return (await kept.match(request)) ?? fetch(request)
}

scope.addEventListener('install', (event) => event.waitUntil(install()))
scope.addEventListener('activate', (event) => event.waitUntil(activate()))
scope.addEventListener('fetch', (event) => {
  if (event.request.method === 'GET') event.respondWith(answer(event.request))
})
