import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { matchPath } from 'react-router'
import { prepared } from '../components/prepared'
import { SCREENS, type ScreenPath } from '../routing/screens'

type Ids = Readonly<Record<string, string | undefined>>

/** Takes up what the page has asked for, and begins what follows from it, before the screen is drawn. */
type ReadAhead = (client: QueryClient, ids: Ids, search: URLSearchParams) => Promise<unknown>

type PageModule = Record<string, ComponentType<never>> & { readAhead?: ReadAhead }

const modules = import.meta.glob<PageModule>('../features/*/*Page.tsx')
const preparations = new Map<ScreenPath, () => Promise<void>>()
const load = async (path: ScreenPath) => modules[`../${SCREENS[path][0]}.tsx`]?.()

/** The page at an address, from the table of screens. Its code is loaded when it is opened. */
export function pageOf<P extends object = object>(path: ScreenPath): ComponentType<P> {
  const [module] = SCREENS[path]
  const { prepare, Component } = prepared<P>(async () => {
    const page = (await load(path))?.[module.split('/').at(-1) ?? '']
    if (page === undefined) throw new Error(`src/${module}.tsx exports no page by its own name`)
    return page as ComponentType<P>
  })
  preparations.set(path, prepare)
  return Component
}

const pathAt = (pathname: string) =>
  [...preparations.keys()].find((path) => matchPath(path, pathname))

/** Loads the page that an address will show. That it could not be loaded is told by the page's own place. */
export async function preparePage(pathname: string): Promise<void> {
  const path = pathAt(pathname)
  if (path)
    await preparations
      .get(path)?.()
      .catch(() => undefined)
}

/** Begins to read for the page that an address will show, whose code is there. */
export async function readAhead(client: QueryClient, { pathname, searchParams }: URL) {
  const path = pathAt(pathname)
  const page = path && (await load(path).catch(() => undefined))
  await page?.readAhead?.(client, matchPath(path ?? '', pathname)?.params ?? {}, searchParams)
}
