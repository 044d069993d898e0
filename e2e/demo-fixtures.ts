import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { test as base, expect, type Page } from '@playwright/test'
import { Problems } from './problems'
import { startStaticHost } from './static-host'

export { expect } from '@playwright/test'

const FILES = join(import.meta.dirname, '..', 'dist-demo')

type Fixtures = {
  /** Opens a screen of the demonstration, in a further tab after the first call. */
  openDemo: (path?: string) => Promise<Page>
  problems: Problems
}

/** A busy machine may take so long to fill the sample, in ms. An idle one takes 6 s. */
const FILLED_WITHIN_MS = 60_000

/** Waits for the sample of a visit that begins, or that begins afresh. */
export const prepared = (page: Page) =>
  expect(page.getByRole('button', { name: 'Demonstration', exact: true })).toBeVisible({
    timeout: FILLED_WITHIN_MS,
  })

/** For journeys on the demonstration without a server: its files on a plain static host, in a folder of it. */
export const test = base.extend<Fixtures, { host: { url: string } }>({
  host: [
    async ({}, provide) => {
      if (!existsSync(FILES)) {
        throw new Error('The demonstration is not built: run `npm run build:demo` first.')
      }
      const host = await startStaticHost(FILES, '/a/b/')
      await provide(host)
      host.stop()
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ host }, provide) => {
    await provide(host.url)
  },

  problems: [
    async ({ context }, provide) => {
      const problems = new Problems()
      problems.watch(context)
      await provide(problems)
      expect(problems.unannounced(), 'The browser reported problems').toEqual([])
    },
    { auto: true },
  ],

  openDemo: async ({ context, page }, provide) => {
    let fresh: Page | null = page
    await provide(async (path) => {
      const target = fresh ?? (await context.newPage())
      fresh = null
      await target.goto(path === undefined ? './' : `./#${path}`)
      await expect(target.getByRole('heading', { level: 1 }).first()).toBeVisible()
      await prepared(target)
      return target
    })
  },
})
