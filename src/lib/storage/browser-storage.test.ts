import { afterEach, expect, test, vi } from 'vitest'
import { fakeStorage } from './testing/fake-storage'

afterEach(() => void vi.unstubAllGlobals())

/** The storage of a console that is served at a path of this origin. */
async function storageAt(base: string) {
  vi.resetModules()
  const entry = { src: `http://host${base}assets/index-1.js` }
  vi.stubGlobal('document', { querySelector: () => entry })
  return (await import('./browser-storage')).tabStorage
}

test('consoles below different paths of an origin keep nothing in common', async () => {
  const items = new Map<string, string>()
  vi.stubGlobal('sessionStorage', fakeStorage(items))
  const bases = ['/', '/a/', '/a/b/']
  for (const base of bases) {
    const storage = await storageAt(base)
    expect(storage.get('token')).toBeNull()
    storage.set('token', `of ${base}`)
    storage.set(`draft.${base}`, 'typed')
  }
  for (const base of bases) {
    const storage = await storageAt(base)
    expect(storage.get('token')).toBe(`of ${base}`)
    expect(storage.keys()).toEqual(expect.arrayContaining(['token', `draft.${base}`]))
    expect(storage.keys().filter((key) => key.startsWith('draft.'))).toEqual([`draft.${base}`])
    storage.remove('token')
    expect(storage.get('token')).toBeNull()
  }
})
