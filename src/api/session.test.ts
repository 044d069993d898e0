import { beforeEach, expect, it, vi } from 'vitest'
import { fakeStorage } from '../lib/storage/testing/fake-storage'

type Items = Map<string, string>
let browser: Items

/** A tab: modules of its own, over a storage of its own and the one that all share. */
async function openTab(items: Items = new Map<string, string>()) {
  vi.resetModules()
  const { session } = await import('./session')
  const use = <T>(act: () => T): T => {
    vi.stubGlobal('localStorage', fakeStorage(browser))
    vi.stubGlobal('sessionStorage', fakeStorage(items))
    return act()
  }
  return { session, items, use }
}

// Session ids are random hexadecimal digits, which may spell "ada".
const ada = '["","user","ada.nowak"]'
const bo = '["","user","bo"]'
const draft = `scope-console.draft.${ada}["s","f","a"]`

beforeEach(() => {
  browser = new Map()
})

it('ends in a tab that could not hear of it, once that looks, and leaves the drafts there', async () => {
  const first = await openTab()
  first.use(() => first.session.start('t', true, ada))
  first.items.set(draft, 'typed')
  // As window.open() does.
  const copied = await openTab(new Map(first.items))
  copied.use(() => copied.session.resume())
  const separate = await openTab()
  separate.use(() => separate.session.start('another-token', true, ada))
  const other = await openTab()
  other.use(() => other.session.start('b', true, bo))

  first.use(() => first.session.signOut())
  expect(first.session.ended()).toBe('signed-out')
  for (const tab of [copied, separate]) {
    expect(tab.session.token()).not.toBeNull()
    tab.use(() => tab.session.look())
    expect(tab.session.token()).toBeNull()
    expect(tab.session.ended()).toBe('signed-out-elsewhere')
    expect(JSON.stringify([...tab.items])).not.toMatch(/token"|another-token/)
  }
  for (const tab of [first, copied]) expect([...tab.items.keys()]).toContain(draft)
  other.use(() => other.session.look())
  expect(other.session.token()).toBe('b')
  expect(JSON.stringify([...browser]), 'nothing of the person is left').not.toContain('ada.nowak')
})

it('is found ended by a tab that the browser discards and loads again', async () => {
  const first = await openTab()
  first.use(() => first.session.start('t', true, ada))
  const discarded = new Map(first.items)
  first.use(() => first.session.signOut())
  first.use(() => first.session.start('t', true, ada))
  const restored = await openTab(discarded)
  restored.use(() => restored.session.resume())
  expect(restored.session.token()).toBeNull()
  expect(restored.session.ended()).toBe('signed-out-elsewhere')
  first.use(() => first.session.look())
  expect(first.session.token(), 'the session that began after it goes on').toBe('t')
})

it('leaves the drafts of a person whose session expired here before they signed out elsewhere', async () => {
  const tab = await openTab()
  tab.use(() => tab.session.start('t', true, ada))
  tab.items.set(draft, 'typed')
  const elsewhere = await openTab(new Map(tab.items))
  elsewhere.use(() => elsewhere.session.resume())
  tab.use(() => tab.session.expire('t'))
  tab.use(() => tab.session.start('b', true, bo))
  elsewhere.use(() => elsewhere.session.signOut())
  tab.use(() => tab.session.look())
  expect(tab.session.token()).toBe('b')
  expect([...tab.items.keys()]).toContain(draft)
  expect(tab.items.get('scope-console.sessions'), 'their session is over here').not.toContain(
    'ada.nowak',
  )
})

it('is not ended by a refusal of an earlier token', async () => {
  const tab = await openTab()
  tab.use(() => tab.session.start('t', true, ada))
  tab.use(() => tab.session.expire('t'))
  expect(tab.session.ended()).toBe('expired')
  tab.use(() => tab.session.start('b', true, bo))
  tab.use(() => tab.session.expire('t'))
  expect(tab.session.token()).toBe('b')
  tab.use(() => tab.session.signOut())
  tab.use(() => tab.session.expire(null))
  expect(tab.session.ended(), 'what was asked without a token says nothing').toBe('signed-out')
})

it('aborts what was still being read', async () => {
  const tab = await openTab()
  tab.use(() => tab.session.start('t', true, ada))
  const reading = tab.session.signal()
  tab.use(() => tab.session.belongsTo(ada))
  expect(reading.aborted).toBe(false)
  tab.use(() => tab.session.signOut())
  expect(reading.aborted).toBe(true)
  expect(tab.session.signal().aborted).toBe(false)
})

it('never writes a token where other tabs can read it', async () => {
  const tab = await openTab()
  tab.use(() => tab.session.start('secret-token', true, ada))
  tab.use(() => tab.session.signOut())
  tab.use(() => tab.session.start('secret-token', false, ada))
  expect(JSON.stringify([...browser])).not.toContain('secret-token')
  expect(JSON.stringify([...tab.items])).not.toContain('secret-token')
})

it('takes a damaged storage for none', async () => {
  const tab = await openTab(
    new Map([
      ['scope-console.token', 't'],
      ['scope-console.sessions', '{"a":1'],
    ]),
  )
  browser.set('scope-console.ended-sessions', '{"not":"a list"}')
  tab.use(() => tab.session.resume())
  expect(tab.session.token()).toBe('t')
  tab.use(() => tab.session.belongsTo(ada))
  tab.use(() => tab.session.signOut())
  expect(tab.session.token()).toBeNull()
})

it('tells what it will take up before it does, and changes nothing', async () => {
  const first = await openTab()
  first.use(() => first.session.start('t', true, ada))
  const reloaded = await openTab(first.items)
  const kept = [...first.items]
  expect(reloaded.use(() => reloaded.session.kept())).toBe('t')
  const other = await openTab(new Map(first.items))
  other.use(() => other.session.resume())
  other.use(() => other.session.signOut())
  expect(reloaded.use(() => reloaded.session.kept())).toBeNull()
  expect([...first.items]).toEqual(kept)
  reloaded.use(() => reloaded.session.resume())
  expect(reloaded.session.ended()).toBe('signed-out-elsewhere')
})

it('takes up a token that is not known to be anybody’s', async () => {
  const first = await openTab()
  first.use(() => first.session.start('t', true))
  const reloaded = await openTab(first.items)
  expect(reloaded.use(() => reloaded.session.kept())).toBe('t')
})
