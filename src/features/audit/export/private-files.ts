import { session } from '../../../api/session'
import { PRIVATE_FOLDER } from './targets'

const lockOf = (name: string) => `scope-console.${PRIVATE_FOLDER}/${name}`

/** How long a file stays after the dialog was closed, in ms: the browser may still be copying it to where it was saved. */
const LINGER_MS = 60_000

async function folder(): Promise<FileSystemDirectoryHandle> {
  const root = await navigator.storage.getDirectory()
  return root.getDirectoryHandle(PRIVATE_FOLDER, { create: true })
}

async function remove(name: string) {
  try {
    await (await folder()).removeEntry(name)
  } catch {
    // Still being read, or gone already: the next export looks again.
  }
}

/** Removes what exports of pages that are gone have left behind. */
async function tidy() {
  const { held = [] } = await navigator.locks.query()
  const used = new Set(held.map((lock) => lock.name))
  const entries = (await folder()) as unknown as { keys(): AsyncIterable<string> }
  for await (const name of entries.keys()) if (!used.has(lockOf(name))) await remove(name)
}

export type PrivateFile = {
  name: string
  /** The file is saved, or not wanted: it goes in a minute, or with the session. */
  release(): void
}

/**
 * A name in the browser's own file system which is this page's until it is released or closed; null where the browser has
 * none (no secure context, a private window), and the parts of the file have to be kept otherwise.
 */
export async function reservePrivateFile(ending: string): Promise<PrivateFile | null> {
  // Absent outside of secure contexts, whatever the types say.
  const { locks, storage } = navigator as Partial<Pick<Navigator, 'locks' | 'storage'>>
  if (!locks || !storage) return null
  try {
    await tidy()
  } catch {
    return null
  }
  const name = `${crypto.randomUUID()}.${ending}`
  let free = () => {}
  const used = new Promise<void>((resolve) => {
    free = resolve
  })
  void locks.request(lockOf(name), () => used)
  const end = () => {
    unsubscribe()
    free()
    void remove(name)
  }
  const unsubscribe = session.subscribe(() => {
    if (session.token() === null) end()
  })
  return { name, release: () => void setTimeout(end, LINGER_MS) }
}
