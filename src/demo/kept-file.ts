const DATABASE = 'scope-console-demonstration'
const STORE = 'files'

/** A file that the browser keeps for this demonstration. */
export type KeptFile = {
  /** Null where there is none of this build. */
  read(): Promise<Uint8Array | null>
  write(bytes: Uint8Array): Promise<void>
}

type Kept = { build: string; bytes: Uint8Array }

const settled = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1)
  request.onupgradeneeded = () => request.result.createObjectStore(STORE)
  return settled(request)
}

/**
 * Opens the browser's store. Another build in the same folder replaces the file: its service may keep other tables.
 * @param folder tells the demonstrations of one origin apart
 * @returns null where the browser keeps nothing, as some private windows do
 */
export async function openKeptFile(folder: string, build: string): Promise<KeptFile | null> {
  try {
    const database = await opened()
    const files = (mode: IDBTransactionMode) =>
      // A commit that was acknowledged is on the disk.
      database.transaction(STORE, mode, { durability: 'strict' }).objectStore(STORE)
    return {
      async read() {
        const kept = (await settled(files('readonly').get(folder))) as Partial<Kept> | undefined
        return kept?.build === build && kept.bytes instanceof Uint8Array ? kept.bytes : null
      },
      async write(bytes) {
        const store = files('readwrite')
        const done = new Promise<void>((resolve, reject) => {
          store.transaction.oncomplete = () => resolve()
          store.transaction.onabort = () => reject(store.transaction.error)
        })
        store.put({ build, bytes } satisfies Kept, folder)
        await done
      },
    }
  } catch {
    return null
  }
}
