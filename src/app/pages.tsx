import { lazy, useState, type ComponentType } from 'react'
import { matchPath } from 'react-router'
import { SCREENS, type ScreenPath } from '../routing/screens'

const modules = import.meta.glob<Record<string, ComponentType<object>>>('../features/*/*Page.tsx')
const loaded = new Map<ScreenPath, ComponentType<object>>()

/** @throws Error when the module exports no page by its own name. */
async function load(path: ScreenPath): Promise<{ default: ComponentType<object> }> {
  const [module] = SCREENS[path]
  const found = (await modules[`../${module}.tsx`]?.()) ?? {}
  const page = found[module.split('/').at(-1) ?? '']
  if (page === undefined) throw new Error(`src/${module}.tsx exports no page`)
  loaded.set(path, page)
  return { default: page }
}

/** The page at an address, from the table of screens. Its code is loaded when it is opened. */
export function pageOf<P extends object>(path: ScreenPath): ComponentType<P> {
  const Later = lazy(() => load(path))
  return function Page(props: P) {
    // React shows a fallback for at least 300 ms: code that is there needs none. What began with one stays the same.
    const [Shown] = useState(() => loaded.get(path) ?? Later)
    return <Shown {...props} />
  }
}

/** Loads the page that an address will show. That it could not be loaded is told by the page's own place. */
export async function preparePage(pathname: string): Promise<void> {
  const found = (Object.keys(SCREENS) as ScreenPath[]).find((path) => matchPath(path, pathname))
  if (found) await load(found).catch(() => undefined)
}
