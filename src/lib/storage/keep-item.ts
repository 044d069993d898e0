/** Keeps a value in the browser; false where it keeps nothing, because its storage is full or switched off. */
export function keepItem(storage: Storage, key: string, value: string): boolean {
  try {
    storage.setItem(key, value)
    return true
  } catch {
    return false
  }
}
