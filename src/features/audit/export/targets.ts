import type { ByteTarget } from '../../../components/export/export-writer'

/** Where the bytes of an export go. */
export type Destination =
  /** A file of the browser's own, to be saved when it is whole. */
  | { kind: 'private'; name: string }
  /** A file that the person chose. */
  | { kind: 'chosen'; handle: FileSystemFileHandle }
  /** Where the browser has neither: parts that it keeps for the page. */
  | { kind: 'memory' }

/** A target, and what is saved at the end: null where the file is at its place already. */
export type OpenTarget = ByteTarget & { file(): Promise<Blob | null> }

/** Bytes that a browser without files of its own may keep for an export. */
const MEMORY_BYTES_MAX = 256 * 2 ** 20

/** The disk, the browser's share of it, or what is allowed without either is full. */
class NoSpace extends Error {
  override readonly name = 'NoSpace'
}

/** Folder of the browser's own file system that exports lie in until they are saved. */
export const PRIVATE_FOLDER = 'exports'

// Only in workers, and in no type library of the page.
type SyncAccess = {
  write(bytes: Uint8Array, options: { at: number }): number
  flush(): void
  close(): void
}

async function privateTarget(name: string): Promise<OpenTarget> {
  const root = await navigator.storage.getDirectory()
  const folder = await root.getDirectoryHandle(PRIVATE_FOLDER, { create: true })
  const handle = await folder.getFileHandle(name, { create: true })
  const access = await (
    handle as unknown as { createSyncAccessHandle(): Promise<SyncAccess> }
  ).createSyncAccessHandle()
  let at = 0
  return {
    write(bytes) {
      // A full disk may take a part without a word.
      if (access.write(bytes, { at }) !== bytes.length) throw new NoSpace()
      at += bytes.length
    },
    close() {
      access.flush()
      access.close()
    },
    async discard() {
      access.close()
      await folder.removeEntry(name)
    },
    file: () => handle.getFile(),
  }
}

async function chosenTarget(handle: FileSystemFileHandle): Promise<OpenTarget> {
  // Written beside the chosen file and put in its place by `close`: until then that one stays what it was.
  const stream = await handle.createWritable()
  return {
    write: (bytes) => stream.write(bytes),
    close: () => stream.close(),
    discard: () => stream.abort(),
    file: () => Promise.resolve(null),
  }
}

function memoryTarget(): OpenTarget {
  let parts: Blob[] = []
  let size = 0
  return {
    write(bytes) {
      size += bytes.length
      if (size > MEMORY_BYTES_MAX) throw new NoSpace()
      parts.push(new Blob([bytes]))
    },
    close() {},
    discard() {
      parts = []
    },
    file: () => Promise.resolve(new Blob(parts)),
  }
}

export function openTarget(destination: Destination): Promise<OpenTarget> {
  switch (destination.kind) {
    case 'private':
      return privateTarget(destination.name)
    case 'chosen':
      return chosenTarget(destination.handle)
    case 'memory':
      return Promise.resolve(memoryTarget())
  }
}
