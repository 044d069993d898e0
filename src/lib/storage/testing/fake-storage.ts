import { vi } from 'vitest'

/**
 * As much of a browser's storage as the console needs; `Object.keys` lists its items.
 * @param quota characters of a key and its value; longer ones do not fit
 */
export function fakeStorage(items = new Map<string, string>(), quota = Infinity) {
  const methods = {
    getItem: (key: string) => items.get(key) ?? null,
    removeItem: (key: string) => void items.delete(key),
    setItem: vi.fn((key: string, value: string) => {
      if (key.length + value.length > quota) throw new DOMException('full', 'QuotaExceededError')
      items.set(key, value)
    }),
  }
  return new Proxy(methods, {
    ownKeys: () => [...items.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  })
}
