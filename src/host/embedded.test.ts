import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { SAMPLE_IDENTITIES } from '../sample/sample'
import { openEmbedded, publishedOf } from './embedded'
import { parseOptions } from './options'
import { createHost, listen } from './server'

const TOKEN = 'a-token-that-nobody-else-may-have'
const principal = { type: 'user', id: 'ada' }

let directory: string
const ends: (() => void)[] = []
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'embedded-'))
})
afterEach(() => {
  for (const end of ends.splice(0)) end()
  rmSync(directory, { recursive: true })
})

/** A host as `npm start -- --deployment FILE` makes it. */
async function host(deployment: object) {
  const file = join(directory, 'deployment.json')
  writeFileSync(file, JSON.stringify(deployment))
  const options = parseOptions(['--deployment', file], {
    SCOPE_CONSOLE_DATA: join(directory, 'data'),
  })
  const backend = await openEmbedded(options)
  const server: Server = createHost({ ...backend, files: () => new Response('page') })
  ends.push(() => {
    server.closeAllConnections()
    server.close()
    backend.close()
  })
  return { origin: `http://127.0.0.1:${await listen(server, 0)}`, about: backend.about.join('\n') }
}
const own = (more = {}) => ({
  identities: [{ label: 'Ada Nowak', token: TOKEN, hint: 'Mind the hint', principal }],
  administrators: [principal],
  ...more,
})

test('the identities of a deployment are neither published nor printed', async () => {
  const { origin, about } = await host(own())
  const settings = await (await fetch(`${origin}/config.json`)).text()
  expect(JSON.parse(settings)).toEqual({ apiBase: '', signIn: 'token' })
  for (const secret of [TOKEN, 'Ada Nowak', 'Mind the hint']) {
    expect(settings + about).not.toContain(secret)
  }
  expect(about).toContain('1 identity from ')
  const headers = { Authorization: `Bearer ${TOKEN}` }
  expect((await fetch(`${origin}/v1/access/me`, { headers })).status).toBe(200)
})

test('the identities of the sample are', () => {
  const { config, signIn } = publishedOf(null, SAMPLE_IDENTITIES.length)
  const tokens = SAMPLE_IDENTITIES.map(({ token }) => token)
  expect(config.identities?.map(({ token }) => token)).toEqual(tokens)
  for (const token of tokens) expect(signIn.join()).toContain(token)
})

test('a page elsewhere creates nothing, also where nobody signs in', async () => {
  const { origin } = await host(own({ accessMode: 'disabled' }))
  const scopes = async () =>
    (await (await fetch(`${origin}/v1/scopes`)).json()) as { items: unknown[] }
  const before = (await scopes()).items.length
  const body = JSON.stringify({ title: 'T', summary: 'S', idempotency_key: 'k' })
  const post = async (headers: Record<string, string>) =>
    (await fetch(`${origin}/v1/scopes`, { method: 'POST', body, headers })).status
  expect(await post({ 'Content-Type': 'text/plain', Origin: 'http://evil.test' })).toBe(403)
  expect(await post({ 'Content-Type': 'text/plain', Origin: 'null' })).toBe(403)
  expect(await post({ 'Content-Type': 'application/json', Origin: 'http://evil.test' })).toBe(403)
  // An old browser names no origin; then what it cannot send without asking is refused.
  expect(await post({ 'Content-Type': 'text/plain' })).toBe(422)
  expect((await scopes()).items).toHaveLength(before)
  expect(await post({ 'Content-Type': 'application/json', Origin: origin })).toBe(201)
  expect((await scopes()).items).toHaveLength(before + 1)
})

test('many wrong tokens end in 429, and the right one is answered all the while', async () => {
  const { origin } = await host(own())
  const me = (token: string) =>
    fetch(`${origin}/v1/access/me`, { headers: { Authorization: `Bearer ${token}` } })
  for (let n = 0; n < 50; n += 1) expect((await me(`wrong ${n}`)).status).toBe(401)
  const waiting = Array.from({ length: 100 }, async (_, n) => me(`wrong too ${n}`))
  const sentAway = await Promise.any(
    waiting.map(async (answer) => {
      const { status, headers } = await answer
      if (status !== 429) throw new Error(`${status}`)
      return headers.get('Retry-After')
    }),
  )
  expect(sentAway).toBe('32')
  expect((await me(TOKEN)).status).toBe(200)
})
