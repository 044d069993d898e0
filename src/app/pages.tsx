import type { ComponentType } from 'react'
import { matchPath } from 'react-router'
import { prepared } from '../components/prepared'
import { SCREENS, type ScreenPath } from '../routing/screens'

const modules = import.meta.glob<Record<string, ComponentType<never>>>('../features/*/*Page.tsx')
const preparations = new Map<ScreenPath, () => Promise<void>>()

/** The page at an address, from the table of screens. Its code is loaded when it is opened. */
export function pageOf<P extends object = object>(path: ScreenPath): ComponentType<P> {
  const [module] = SCREENS[path]
  const { prepare, Component } = prepared<P>(async () => {
    const found = (await modules[`../${module}.tsx`]?.()) ?? {}
    const page = found[module.split('/').at(-1) ?? '']
    if (page === undefined) throw new Error(`src/${module}.tsx exports no page by its own name`)
    return page as ComponentType<P>
  })
  preparations.set(path, prepare)
  return Component
}

/** Loads the page that an address will show. That it could not be loaded is told by the page's own place. */
export async function preparePage(pathname: string): Promise<void> {
  const found = [...preparations].find(([path]) => matchPath(path, pathname))
  if (found) await found[1]().catch(() => undefined)
}
