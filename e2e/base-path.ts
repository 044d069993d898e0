import type { Page } from '@playwright/test'
import { screenPath } from '../src/lib/base-path'

/** The path that a console is served at, in its address: `/`, or `/a/b/` (decision 29). */
export const basePathIn = (baseURL: string) => `${new URL(baseURL).pathname.replace(/\/$/, '')}/`

/** The address of a screen: Playwright would take a path for one from the root of the origin. */
export const addressAt = (baseURL: string, path: string) =>
  new URL(basePathIn(baseURL) + path.slice(1), baseURL).href

/** The end of the address of a screen. */
export const at = (path: string) => new RegExp(`${path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`)

/** Has a page open screens where the console is served, so that journeys name them as the console does. */
export function openBelow(page: Page, baseURL: string) {
  const goto = page.goto.bind(page)
  page.goto = (url, options) => goto(url.startsWith('/') ? addressAt(baseURL, url) : url, options)
}

/** Path and query of a screen or of a call, as the console names it. */
export function pathIn(baseURL: string, address: string): string {
  const { pathname, search } = new URL(address)
  return screenPath(pathname, basePathIn(baseURL)) + search
}
