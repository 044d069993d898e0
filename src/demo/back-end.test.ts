import { readFileSync } from 'node:fs'
import initSqlJs, { type SqlJs } from 'sql.js/dist/sql-wasm-browser.js'
import { beforeAll, expect, test, vi } from 'vitest'
import { BackEnd } from './back-end'
import type { KeptFile } from './kept-file'

const WASM = new URL(import.meta.resolve('sql.js/dist/sql-wasm-browser.wasm'))
const noted = vi.fn()

/** A store of the browser, and what it holds. */
class Store implements KeptFile {
  constructor(public bytes: Uint8Array | null) {}
  read = () => Promise.resolve(this.bytes)
  write = (bytes: Uint8Array) => {
    this.bytes = bytes
    return Promise.resolve()
  }
}

const asked = (method: string, path: string, body?: unknown) =>
  new Request(`http://demonstration.invalid${path}`, {
    method,
    headers: {
      Authorization: 'Bearer demo-compliance',
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    body: body === undefined ? null : JSON.stringify(body),
  })
const newScope = () =>
  asked('POST', '/v1/scopes', {
    title: 'Made here',
    summary: 'By a test.',
    idempotency_key: 'made-here',
  })
const titlesAt = async (backEnd: BackEnd) => {
  const answer = await backEnd.answer(asked('GET', '/v1/scopes?limit=100'))
  const { items } = (await answer.json()) as { items: { title: string }[] }
  return items.map(({ title }) => title)
}

let sqlJs: SqlJs
/** A visit that has just begun in place of one that could not be read: filling the sample takes seconds, so it is filled once. */
let sample: Uint8Array
beforeAll(async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  sqlJs = await initSqlJs({ wasmBinary: new Uint8Array(readFileSync(WASM)).buffer })
  const damaged = new Store(new Uint8Array(8192).fill(7))
  await BackEnd.open(sqlJs, damaged, noted)
  sample = damaged.bytes ?? new Uint8Array()
}, 120_000)

test('a new visit is kept from its beginning, and goes on as it was left', async () => {
  const store = new Store(sample)
  const backEnd = await BackEnd.open(sqlJs, store, noted)
  expect(await titlesAt(backEnd)).toContain('Checkout service')
  const answer = await backEnd.answer(newScope())
  expect(await answer.json()).toMatchObject({ title: 'Made here' })
  // What was acknowledged is there at once, without waiting for anything.
  const later = await BackEnd.open(sqlJs, new Store(store.bytes), noted)
  expect(await titlesAt(later)).toContain('Made here')
  expect(later.keeping()).toBe('kept')
})

test('begins afresh with the sample, which is kept in place of what was done', async () => {
  const store = new Store(sample)
  const backEnd = await BackEnd.open(sqlJs, store, noted)
  await backEnd.answer(newScope())
  await backEnd.beginAfresh()
  for (const each of [backEnd, await BackEnd.open(sqlJs, store, noted)]) {
    const titles = await titlesAt(each)
    expect(titles).toContain('Checkout service')
    expect(titles).not.toContain('Made here')
  }
})

test('where the browser has no room, it goes on in memory and says so', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  const store = new Store(sample)
  store.write = () => Promise.reject(new Error('QuotaExceeded'))
  const onKeeping = vi.fn()
  const backEnd = await BackEnd.open(sqlJs, store, onKeeping)
  expect((await backEnd.answer(newScope())).ok).toBe(true)
  expect(onKeeping).toHaveBeenCalledExactlyOnceWith('in-memory')
  expect(await titlesAt(backEnd)).toContain('Made here')
})
