import { lazy, type ComponentType } from 'react'
import { matchPath } from 'react-router'
import { SCREENS } from '../routing/screens'

type Path = keyof typeof SCREENS

const modules = import.meta.glob<Record<string, ComponentType>>([
  '../features/*/*Page.tsx',
  '!../features/session/*',
])
const loaded = new Map<string, ComponentType>()

/** @throws Error when the module exports no page by its own name. */
async function load(module: string): Promise<{ default: ComponentType }> {
  const found = (await modules[`../features/${module}.tsx`]?.()) ?? {}
  const page = found[module.split('/').at(-1) ?? '']
  if (page === undefined) throw new Error(`src/features/${module}.tsx exports no page`)
  loaded.set(module, page)
  return { default: page }
}

/** The page at an address, from the table of screens. Its code is loaded when it is opened. */
export function pageOf(path: Path): ComponentType {
  const module = SCREENS[path]
  const Later = lazy(() => load(module))
  // React shows a fallback for at least 300 ms: code that is there needs none.
  return function Page() {
    const Now = loaded.get(module) ?? Later
    return <Now />
  }
}

/** Loads the page that an address will show. That it could not be loaded is told by the page's own place. */
export async function preparePage(pathname: string): Promise<void> {
  const found = (Object.keys(SCREENS) as Path[]).find(
    (path) => path !== '/sign-in' && matchPath(path, pathname),
  )
  if (found) await load(SCREENS[found]).catch(() => undefined)
}
