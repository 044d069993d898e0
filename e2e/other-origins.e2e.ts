import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { endpoints } from '../src/api/endpoints'
import { ScopePage } from '../src/api/contract/scopes'
import type { Api } from './api'
import type { Backend } from './backends'
import { expect, test as base } from './fixtures'
import { identities } from './identities'

/** Somebody else's name, which was pointed at the address that the console listens on. */
const NAME = 'elsewhere.test'

type Fixtures = {
  /** A tab of a browser that is taken in by that name. */
  elsewhere: Page
  /** The origin of a page under that name, which somebody else serves. */
  foreign: string
}

const test = base.extend<Fixtures>({
  elsewhere: async ({ launchOptions, playwright }, provide) => {
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), `--host-resolver-rules=MAP ${NAME} 127.0.0.1`],
    })
    await provide(await browser.newPage())
    await browser.close()
  },
  foreign: async ({}, provide) => {
    const server = createServer((_request, response) => {
      response.setHeader('Content-Type', 'text/html').end('<!doctype html><h1>Elsewhere</h1>')
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    await provide(`http://${NAME}:${(server.address() as AddressInfo).port}/`)
    server.closeAllConnections()
    server.close()
  },
})

test('a name that was pointed at the console gets neither page nor settings nor answers', async ({
  backend,
  elsewhere,
}) => {
  await elsewhere.goto(`http://${NAME}:${new URL(backend.baseURL).port}/`)
  await expect(elsewhere.getByText('SCOPE_CONSOLE_HOSTS')).toBeVisible()
  for (const path of ['/', '/config.json', endpoints.me, endpoints.ready]) {
    const answer = await elsewhere.evaluate(async (address) => {
      const response = await fetch(address)
      return { status: response.status, text: await response.text() }
    }, path)
    expect(answer.status, path).toBe(421)
    expect(answer.text, path).toContain('SCOPE_CONSOLE_HOSTS')
  }
})

/** A request that would create a Scope, beside one that root creates: whoever looks for its name finds that one. */
async function forge({ baseURL }: Backend, api: Api) {
  const name = randomUUID()
  const summary = 'Forged or not'
  await api.as('root').createScope({ title: `Real ${name}`, summary })
  const body = JSON.stringify({ title: `Forged ${name}`, summary, idempotency_key: `${name}=` })
  const forged = { url: baseURL + endpoints.scopes, body, token: identities.root.token }
  const expectNoScope = async () => {
    const named = `${endpoints.scopes}?query_field=title&query=${name}`
    const { items } = await api.as('root').get(named, ScopePage)
    expect(items.map(({ title }) => title)).toEqual([`Real ${name}`])
  }
  return { forged, expectNoScope }
}

test('a form of a page elsewhere creates no Scope, and shows why', async ({
  api,
  backend,
  elsewhere,
  foreign,
}) => {
  const { forged, expectNoScope } = await forge(backend, api)
  await elsewhere.goto(foreign)
  const asked = elsewhere.waitForRequest(forged.url)
  const answered = elsewhere.waitForResponse(forged.url)
  await elsewhere.evaluate(({ url, body }) => {
    const form = document.createElement('form')
    Object.assign(form, { method: 'post', enctype: 'text/plain', action: url })
    // A text/plain form sends name=value, so the JSON is cut in two at an "=" that it holds.
    const [name = '', value = ''] = body.split('=')
    form.append(Object.assign(document.createElement('input'), { name, value }))
    document.body.append(form)
    form.submit()
  }, forged)
  expect((await asked).postData()?.trim()).toBe(forged.body)
  expect((await answered).status()).toBe(403)
  await expect(elsewhere.getByText('A page of another origin sent this request')).toBeVisible()
  await expectNoScope()
})

test('a fetch by a page elsewhere creates no Scope, and learns nothing', async ({
  api,
  backend,
  elsewhere,
  foreign,
}) => {
  const { forged, expectNoScope } = await forge(backend, api)
  const { url, body, token } = forged
  const authorized = { Authorization: `Bearer ${token}` }
  const ways: RequestInit[] = [
    { mode: 'no-cors', headers: { 'Content-Type': 'text/plain' } },
    { headers: { 'Content-Type': 'text/plain' } },
    { headers: { 'Content-Type': 'application/json' } },
    { headers: { ...authorized, 'Content-Type': 'text/plain' } },
    { headers: { ...authorized, 'Content-Type': 'application/json' } },
  ].map((way) => ({ method: 'POST', credentials: 'include', body, ...way }) as RequestInit)
  ways.push({ mode: 'no-cors' }, { headers: authorized })
  await elsewhere.goto(foreign)
  for (const init of ways) {
    const learned = await elsewhere.evaluate(
      ([address, how]) =>
        fetch(address, how).then(
          (response) => `${response.type} ${response.status}`,
          (error: Error) => error.name,
        ),
      [url, init] as const,
    )
    expect(learned, JSON.stringify(init)).toBe('TypeError')
  }
  await expectNoScope()
})
