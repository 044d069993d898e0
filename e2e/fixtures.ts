import { test as base, expect as theirs, type BrowserContext, type Page } from '@playwright/test'
import type { AuditEvent } from '../src/api/contract/audit'
import { nameHere } from '../src/lib/base-path'
import { apiOf, STAMP_MARGIN, type Api, type Target } from './api'
import type { Backend } from './backends'
import { basePathIn, openBelow, pathIn } from './base-path'
import { runningBackend } from './global-setup'
import { identities, type IdentityName } from './identities'
import { Problems } from './problems'
import { isOthers, Requests } from './requests'
import { ENDS } from './rings'
import { seedPrompt, type SeededPrompt } from './seed'
import { SLOWNESS } from './slowness'

export { expectAccessible } from './accessible'

/** Milliseconds between two looks of a poll. Playwright's own grow to a second, in which a page has long done what is waited for. */
const LOOKS = [50, 100, 250, 500]

const poll: typeof theirs.poll = (actual, options) =>
  theirs.poll(actual, {
    intervals: LOOKS,
    ...(typeof options === 'string' ? { message: options } : options),
  })

/** Playwright's, whose polls look more often. */
export const expect = new Proxy(theirs, {
  get: (target, name) => (name === 'poll' ? poll : (Reflect.get(target, name) as unknown)),
})

const TOKEN_KEY = 'scope-console.token'
/** Milliseconds for a first page: it loads all the code, while the machine may be starting another server. */
const OPENED_MS = 30_000 * SLOWNESS

type Fixtures = {
  /** Where the console is: its origin and, below a path, that path. */
  baseURL: string
  /** The public interface, to seed and to look behind the screen: `api.as('root')`. */
  api: Api
  /** `seedPrompt` of `seed.ts`, on this back end. */
  seedPrompt: (options?: Parameters<typeof seedPrompt>[2]) => Promise<SeededPrompt>
  /**
   * Opens a path signed in as an identity (null: not signed in) and waits for its h1. The first
   * call uses the test's `page`, each further one another tab of the same browser.
   */
  openAs: (identity: IdentityName | null, path: string) => Promise<Page>
  /** The same in another browser: nothing is shared but the server. */
  openSecondAs: (identity: IdentityName | null, path: string) => Promise<Page>
  /** Allows console errors and page errors that match (and come from a URL that matches). */
  announce: (text: RegExp, url?: RegExp) => void
  /** Allows the console line that Chromium writes for each answer with this status. */
  expectRefusals: (status: number, url?: RegExp) => void
  /** Allows the console lines that Chromium writes for requests that die. */
  expectDeadConnections: (url?: RegExp) => void
  /** Calls of the dashboard to the service. */
  requests: Requests
  /**
   * The events that the service recorded for the dashboard's calls while `piece` ran: those of the
   * test's own `api` calls are not among them.
   */
  auditedDuring: (on: Target, piece: () => Promise<unknown>) => Promise<AuditEvent[]>
  problems: Problems
  /** Skips the test if a landing has no time left for it (`ENDS`). */
  begunInTime: void
}

export const test = base.extend<Fixtures, { backend: Backend }>({
  begunInTime: [
    async ({}, provide, info) => {
      info.skip(Date.now() > ENDS, 'The time of a landing is over')
      await provide()
    },
    { auto: true },
  ],

  backend: [
    async ({}, provide, worker) => {
      await provide(runningBackend(worker.project.name))
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ backend }, provide) => {
    await provide(backend.baseURL)
  },

  api: async ({ backend }, provide) => {
    const api = apiOf(backend.apiURL)
    await provide(api)
    await api.revokeGranted()
  },

  seedPrompt: async ({ api, backend }, provide) => {
    await provide((options) => seedPrompt(api, backend.features, options))
  },

  problems: [
    // It ends before `api` does, and so do the pages: those would be refused what they still ask.
    async ({ api, backend, baseURL, requests }, provide) => {
      const problems = new Problems()
      // Tests share a server: while one reads a long list, another one's grant makes its cursor stale (contract §6).
      problems.announce(/status of 409\b/, (url) =>
        /\/v1\/access\/(audit|resources)\/list$/.test(url),
      )
      // Tests share their people, so a screen may open another test's Scope. That test takes its roles back when it ends.
      problems.announce(/status of 403\b/, (url) => {
        const path = pathIn(baseURL, url)
        const refused = requests.refused(path)
        // Playwright tells of no request that begins while a journey puts in its first route. Then its address says whose Scope it is.
        return refused.length > 0
          ? refused.every((call) => isOthers(call, api))
          : isOthers({ path, body: undefined }, api)
      })
      // A real server over SQLite turns requests away while others crowd it. What the page makes of it is the test's to see.
      if (backend.name !== 'embedded') problems.announce(/status of 503\b/)
      await provide(problems)
      expect(
        problems.unannounced(),
        'The browser reported problems: mend them, or announce the ones that the test provokes',
      ).toEqual([])
    },
    { auto: true },
  ],

  requests: async ({ baseURL }, provide) => {
    await provide(new Requests(baseURL))
  },

  context: async ({ context, problems, requests, baseURL }, provide) => {
    await watch(context, problems, requests, baseURL)
    await provide(context)
    // A page may still be asking when its journey ends. Closing the page takes the answer away, and its route would fail.
    for (const at of [context, ...context.pages()])
      await at.unrouteAll({ behavior: 'ignoreErrors' })
  },

  openAs: async ({ context, page, baseURL }, provide) => {
    let fresh: Page | null = page
    await provide(async (identity, path) => {
      const target = fresh ?? (await context.newPage())
      fresh = null
      return open(target, baseURL, identity, path)
    })
  },

  openSecondAs: async ({ browser, contextOptions, baseURL, problems, requests }, provide) => {
    const contexts: BrowserContext[] = []
    await provide(async (identity, path) => {
      const context = await browser.newContext({ ...contextOptions, baseURL })
      contexts.push(context)
      await watch(context, problems, requests, baseURL)
      return open(await context.newPage(), baseURL, identity, path)
    })
    for (const context of contexts) await context.close()
  },

  announce: async ({ problems }, provide) => {
    await provide((text, url) => problems.announce(text, matching(url)))
  },

  expectRefusals: async ({ problems }, provide) => {
    await provide((status, url) =>
      problems.announce(
        new RegExp(`Failed to load resource: .*status of ${status}\\b`),
        matching(url),
      ),
    )
  },

  expectDeadConnections: async ({ problems }, provide) => {
    await provide((url) => problems.announce(/Failed to load resource: net::ERR_/, matching(url)))
  },

  auditedDuring: async ({ api, backend, context, requests }, provide) => {
    await provide(async (on, piece) => {
      // What an open page was about to ask belongs to what came before.
      for (const page of context.pages())
        if (page.url().startsWith(backend.baseURL)) await requests.settled(page)
      // The audit of a server that many tests share is long: only what was recorded since is read.
      const start = new Date(Date.now() - STAMP_MARGIN).toISOString()
      const calls = await requests.during(piece)
      await expect
        .poll(() => calls.filter((call) => call.isOut), 'calls without an end')
        .toEqual([])
      const ids = new Set(calls.map((call) => call.requestId))
      const time_range = { start, end: '9999-01-01T00:00:00Z' }
      const events = await api.as('root').audit(on, { time_range })
      return events.filter((event) => event.request_id && ids.has(event.request_id))
    })
  },
})

const matching = (pattern?: RegExp) => (url: string) => pattern?.test(url) ?? true

async function watch(
  context: BrowserContext,
  problems: Problems,
  requests: Requests,
  baseURL: string,
) {
  problems.watch(context)
  await requests.watch(context)
  context.on('page', (page) => openBelow(page, baseURL))
  if (SLOWNESS > 1) context.on('page', (page) => void slowDown(page))
}

/** A page that computes `SLOWNESS` times slower shows what a journey takes for granted of a fast one. */
async function slowDown(page: Page) {
  try {
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWNESS })
  } catch (error) {
    if (!page.isClosed()) throw error
  }
}

async function open(
  page: Page,
  baseURL: string,
  identity: IdentityName | null,
  path: string,
): Promise<Page> {
  if (identity === null) {
    await page.goto(path)
  } else {
    // For this one load only: a later load must find what the dashboard itself kept, so that a
    // sign-out stays a sign-out.
    const script = await page.addInitScript(([key, token]) => sessionStorage.setItem(key, token), [
      nameHere(TOKEN_KEY, basePathIn(baseURL)),
      identities[identity].token,
    ] as const)
    await page.goto(path)
    await script.dispose()
  }
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible({ timeout: OPENED_MS })
  return page
}
