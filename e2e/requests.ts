import { expect, type BrowserContext, type Page, type Request } from '@playwright/test'
import { REQUEST_ID_HEADER } from '../src/api/contract/errors'
import type { Api } from './api'
import { pathIn } from './base-path'
import { SLOWNESS } from './slowness'

/** A call of the dashboard to the service. */
export type Call = {
  page: Page | null
  method: string
  /** Path with its query, ids encoded as sent. */
  path: string
  headers: Record<string, string>
  /** Parsed JSON body, undefined without one. */
  body: unknown
  /** Whether it has neither been answered nor failed yet. */
  isOut: boolean
  /** Null while the call is out, and for good when the connection died. */
  status: number | null
  requestId: string | null
}

/**
 * The calls that the service records in the audit: not those of a caller who asks for their own authority, nor what a
 * crowded server turned away before any work, which is asked again.
 */
export const audited = (calls: readonly Call[]) =>
  calls
    .filter(({ path, status }) => !/^\/(health|v1\/access)\//.test(path) && status !== 503)
    .map(({ method, path, status }) => `${method} ${path} ${status}`)
    .sort()

type Asked = Pick<Call, 'path' | 'body'>

/** The Scope that a call is about: in its address, or as the resource that it asks about. */
function scopeOf({ path, body }: Asked): string | undefined {
  const asked = body as
    Partial<Record<'resource' | 'management_resource', { scope_id?: string }>> | undefined
  return (
    /^\/v1\/scopes\/([^/?]+)/.exec(path)?.[1] ??
    (asked?.resource ?? asked?.management_resource)?.scope_id
  )
}

/** Whether a call is about the Scope of another test, which takes the roles on it back when it ends. */
export function isOthers(call: Asked, { hasCreated }: Pick<Api, 'hasCreated'>): boolean {
  const scopeId = scopeOf(call)
  return scopeId !== undefined && !hasCreated(scopeId)
}

/** What a screen puts off for so many milliseconds still belongs to what was done on it. */
const SOON_MS = 5_000
/** React holds back what comes within so many milliseconds of a placeholder, and screens put a search off for less. */
const HELD_BACK_MS = 300
/** A list of Scopes that an old server gives one after the other, on a busy machine. */
const SLOWEST_MS = 60_000 * SLOWNESS
const WORKER_SCRIPT = /-worker-[\w-]+\.js$/
/** Rounds without a request after which a page is taken to be at rest. */
const QUIET_ROUNDS = 2

/** Records the calls of every page of the test to `/v1` and `/health`, in the order they were sent. */
export class Requests {
  readonly all: Call[] = []
  private readonly calls = new Map<Request, Call>()
  /** Requests of any kind whose answers have not been read to their end, code that is still loaded too. */
  private readonly underWay = new Map<Request, { page: Page | null; turn: number }>()
  private begun = 0
  /** How many requests had begun when the answer with a page's document came. */
  private readonly arrived = new WeakMap<Page, number>()

  constructor(private readonly baseURL: string) {}

  async watch(context: BrowserContext) {
    await context.addInitScript(noteTimers, HELD_BACK_MS)
    context.on('request', (request) => {
      this.begun += 1
      const page = pageOf(request)
      if (request.isNavigationRequest()) this.forget(page)
      this.underWay.set(request, { page, turn: this.begun })
    })
    context.on('response', (response) => {
      const request = response.request()
      const page = request.isNavigationRequest() ? pageOf(request) : null
      if (page) this.arrived.set(page, this.begun)
    })
    // The document before has gone on asking until the next one came.
    context.on('page', (page) => {
      page.on('domcontentloaded', () => this.forget(page, this.arrived.get(page) ?? 0))
      // What a closed page has asked for ends with it, often without a word.
      page.on('close', () => this.forget(page))
    })
    context.on('requestfinished', (request) => this.underWay.delete(request))
    context.on('requestfailed', (request) => this.underWay.delete(request))
    // Playwright tells of the answer with a worker's script, and not always of its end.
    context.on('response', (response) => {
      if (WORKER_SCRIPT.test(response.url())) this.underWay.delete(response.request())
    })
    context.on('request', (request) => {
      const path = pathIn(this.baseURL, request.url())
      if (!/^\/(v1|health)\//.test(path)) return
      const call: Call = {
        page: pageOf(request),
        method: request.method(),
        path,
        headers: request.headers(),
        body: bodyOf(request),
        isOut: true,
        status: null,
        requestId: null,
      }
      this.calls.set(request, call)
      this.all.push(call)
    })
    context.on('response', (response) => {
      const call = this.calls.get(response.request())
      if (!call) return
      call.isOut = false
      call.status = response.status()
      call.requestId = response.headers()[REQUEST_ID_HEADER.toLowerCase()] ?? null
    })
    context.on('requestfailed', (request) => {
      const call = this.calls.get(request)
      if (call) call.isOut = false
    })
  }

  /** Calls so far with this method, whose path matches. */
  of(method: string, path = /./): Call[] {
    return this.all.filter((call) => call.method === method && path.test(call.path))
  }

  /** Calls so far that were refused with 403, to this path and query or to any. */
  refused(path?: string): Call[] {
    return this.all.filter(
      (call) => call.status === 403 && (path === undefined || call.path === path),
    )
  }

  /**
   * Waits until a page asks for nothing more: every request has ended, and neither what came nor a timer of the next
   * seconds leads to another one. Timers run at once, of the clock that the journey has installed before it opened the page:
   * an answer that comes while the clock is put in has no time, and is old.
   */
  async atRest(page: Page): Promise<void> {
    await page.clock.runFor(SOON_MS)
    await this.settled(page)
  }

  /** As `atRest`, but it waits for no timer longer than `HELD_BACK_MS`. Calls made after it belong to what is done next. */
  async settled(page: Page): Promise<void> {
    for (let quiet = 0; quiet < QUIET_ROUNDS;) {
      await expect
        .poll(() => this.urlsUnderWay(page), {
          message: 'requests without an end',
          // A look asks nothing of the page, so it may come often: most requests end within the first few looks.
          intervals: [20, 20, 50, 100],
          timeout: SLOWEST_MS,
        })
        .toEqual([])
      const before = this.begun
      await page.evaluate(workDone, HELD_BACK_MS)
      // The request of `workDone` itself is one.
      quiet = this.begun === before + 1 ? quiet + 1 : 0
    }
  }

  private urlsUnderWay(page: Page): string[] {
    // Playwright does not always report the end of a request for a worker's script. A worker that runs has its script.
    const workers = page.workers().map((worker) => worker.url())
    const urls = [...this.underWay.keys()].map((request) => request.url())
    return urls.filter((url) => !workers.includes(url))
  }

  /** Requests of the document before end with it, some without a word. */
  private forget(page: Page | null, until = this.begun) {
    if (!page) return
    for (const [request, asked] of this.underWay)
      if (asked.page === page && asked.turn <= until) this.underWay.delete(request)
  }

  /** Calls that were sent while `piece` ran. */
  async during(piece: () => Promise<unknown>): Promise<Call[]> {
    const before = this.all.length
    await piece()
    return this.all.slice(before)
  }
}

/** Lets a page tell which of its timers are due within `soon` milliseconds. Runs in the page, before its own code. */
function noteTimers(soon: number) {
  const { setTimeout, clearTimeout } = window
  const due = new Map<unknown, { ended: Promise<void>; end: () => void }>()
  const end = (id: unknown) => {
    due.get(id)?.end()
    due.delete(id)
  }
  window.setTimeout = ((handler: (...args: unknown[]) => void, ms = 0, ...args: unknown[]) => {
    const id = setTimeout(() => {
      end(id)
      handler(...args)
    }, ms)
    if (ms <= soon) {
      let resolve = () => {}
      const ended = new Promise<void>((done) => (resolve = done))
      due.set(id, { ended, end: resolve })
    }
    return id
  }) as typeof window.setTimeout
  window.clearTimeout = (id) => {
    end(id)
    clearTimeout(id)
  }
  Object.assign(window, { dueSoon: () => [...due.values()].map(({ ended }) => ended) })
}

/** Resolves when a page has done what its last answers led to, and its requests have been seen here. Runs in the page. */
async function workDone(soon: number) {
  const { dueSoon } = window as { dueSoon?: () => Promise<void>[] }
  // A journey may hold the clock still: `postTask` has its own.
  await Promise.race([
    Promise.all(dueSoon?.() ?? []),
    scheduler.postTask(() => {}, { delay: soon + 100 }),
  ])
  // Behind the timers that are due: answers are told to screens by one. Then behind all that React has put off.
  await new Promise((resolve) => setTimeout(resolve, 0))
  await scheduler.postTask(() => {}, { priority: 'background' })
  // Requests leave in the order in which they are made: this one comes after those. It is no call to the service.
  await (await fetch('/config.json', { cache: 'no-store' })).text()
}

function pageOf(request: Request): Page | null {
  // A service worker's request has no frame, and the first one of a window that a page opens none yet: asking for it throws.
  if (request.serviceWorker()) return null
  try {
    return request.frame().page()
  } catch (error) {
    if (request.isNavigationRequest()) return null
    throw error
  }
}

function bodyOf(request: Request): unknown {
  const text = request.postData()
  if (text === null) return undefined
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}
