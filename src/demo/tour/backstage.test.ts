import { readFileSync } from 'node:fs'
import initSqlJs, { type SqlJs } from 'sql.js/dist/sql-wasm-browser.js'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { etagOf } from '../../api/contract/artifacts'
import { endpoints } from '../../api/endpoints'
import { BackEnd } from '../back-end'
import { Backstage, CAST } from './backstage'
import { SCENE_NAMES, SCENES } from './scenes'

const WASM = new URL(import.meta.resolve('sql.js/dist/sql-wasm-browser.wasm'))

let sqlJs: SqlJs
beforeAll(async () => {
  sqlJs = await initSqlJs({ wasmBinary: new Uint8Array(readFileSync(WASM)).buffer })
})
afterEach(() => {
  vi.useRealTimers()
})

/** The demonstration's service with its sample, as it is made on that day. */
async function serviceOn(day: string) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(day) })
  const backEnd = await BackEnd.open(sqlJs, null, () => {})
  return (path: string, init?: RequestInit) =>
    backEnd.answer(new Request(`http://demonstration.invalid${path}`, init))
}

// The sample's ids differ from day to day. On this day Jonas does not own the Scope's first experience, by which the tour failed.
test('each step of the tour can be played, and Mara may commit where Jonas was faster', async () => {
  const send = await serviceOn('2026-11-27T00:10:00Z')
  const backstage = new Backstage(send)
  for (const name of SCENE_NAMES) {
    await SCENES[name].before?.(backstage)
    await SCENES[name].at?.(backstage)
  }
  const { scopeId, family, artifactId } = await backstage.topicMemory()
  const path = endpoints.artifact(scopeId, family, artifactId)
  const headers = {
    authorization: `Bearer ${CAST.mara}`,
    'content-type': 'application/json',
  }
  const head = (await (await send(path, { headers })).json()) as {
    revision: number
    content: { summary: string }
  }
  expect(head.content.summary).toContain('Jonas adds')
  const answer = await send(path, {
    method: 'PUT',
    headers: { ...headers, 'if-match': etagOf(head.revision) },
    body: JSON.stringify({ content: { ...head.content, summary: 'Mara has seen it.' } }),
  })
  expect(answer.status).toBe(200)
}, 120_000)
