import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import type { Server } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHost, listen } from './server'

let server: Server
let port: number
const arrived: string[] = []
beforeAll(async () => {
  server = createHost(
    {
      config: { apiBase: '', signIn: 'token' },
      files: () => new Response('page'),
      api: (request, response) => {
        arrived.push(`${request.method} ${request.url}`)
        response.end('api')
      },
    },
    ['console.example', 'console.example:8443'],
  )
  port = await listen(server, 0)
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

/** Sends a head as it stands, PORT filled in, and returns the answer's status, headers and body. */
async function raw(lines: string[]): Promise<{ status: number; head: string; body: string }> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.end(`${lines.join('\r\n').replaceAll('PORT', String(port))}\r\nConnection: close\r\n\r\n`)
  let text = ''
  for await (const chunk of socket) text += String(chunk)
  const [head = '', body = ''] = text.split('\r\n\r\n')
  return { status: Number(head.split(' ')[1]), head: head.toLowerCase(), body }
}
const PATHS = ['/', '/config.json', '/v1/scopes', '/health/ready']

test.each([
  '127.0.0.1:PORT',
  'localhost:PORT',
  'LOCALHOST:PORT',
  '[::1]:PORT',
  'console.example',
  'Console.Example:8443',
])('Host: %s is answered', async (host) => {
  for (const path of PATHS) {
    expect((await raw([`GET ${path} HTTP/1.1`, `Host: ${host}`])).status).toBe(200)
  }
})

test.each([
  'evil.test:PORT',
  'evil.test',
  '127.0.0.1',
  '127.0.0.1:1',
  '127.0.0.1.evil.test:PORT',
  '127.1:PORT',
  '2130706433:PORT',
  'localhost.:PORT',
  'user@127.0.0.1:PORT',
  '127.0.0.1:PORT@evil.test',
  '[0:0:0:0:0:0:0:1]:PORT',
  '[::ffff:127.0.0.1]:PORT',
  '::1:PORT',
  'console.example:PORT',
  'console.example.',
  '',
])('Host: "%s" is told that it is no name of this console', async (host) => {
  arrived.length = 0
  for (const path of PATHS) {
    const { status, body } = await raw([`GET ${path} HTTP/1.1`, `Host: ${host}`])
    expect([path, status]).toEqual([path, 421])
    expect(body).toContain('SCOPE_CONSOLE_HOSTS')
  }
  expect(arrived).toEqual([])
})

test('no Host, or two of them, is no name either', async () => {
  expect((await raw(['GET / HTTP/1.0'])).status).toBe(421)
  const twice = ['GET /config.json HTTP/1.1', 'Host: 127.0.0.1:PORT', 'Host: evil.test']
  expect((await raw(twice)).status).toBe(421)
})

test('the name in a target of absolute form does not stand in for Host', async () => {
  const own = 'Host: 127.0.0.1:PORT'
  for (const target of ['http://evil.test/config.json', 'http://127.0.0.1:PORT/v1/scopes', '*']) {
    expect((await raw([`OPTIONS ${target} HTTP/1.1`, own])).status).toBe(400)
  }
})

test.each([
  ['null', 403],
  ['http://127.0.0.1:1', 403],
  ['https://127.0.0.1:PORT', 403],
  ['http://localhost:PORT', 403],
  ['http://evil.test', 403],
  ['', 403],
  ['http://127.0.0.1:PORT, http://evil.test', 403],
  ['http://127.0.0.1:PORT', 200],
  [null, 200],
])('a write from the origin %s is answered with %i', async (origin, status) => {
  arrived.length = 0
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
    const head = [`${method} /v1/scopes HTTP/1.1`, 'Host: 127.0.0.1:PORT']
    const answer = await raw(origin === null ? head : [...head, `Origin: ${origin}`])
    expect(answer.status).toBe(status)
    if (status === 403) {
      expect(JSON.parse(answer.body)).toMatchObject({
        error: { code: 'cross_origin_request', details: null },
      })
    }
  }
  expect(arrived).toHaveLength(status === 200 ? 4 : 0)
})

test('a name from the setting may be reached over https, and is an origin of its own', async () => {
  const write = async (origin: string) =>
    (await raw(['POST /v1/scopes HTTP/1.1', 'Host: console.example', `Origin: ${origin}`])).status
  expect(await write('https://console.example')).toBe(200)
  expect(await write('https://console.example:8443')).toBe(403)
  expect(await write('http://127.0.0.1:PORT')).toBe(403)
})

test.each([
  ['cross-site', 403],
  ['same-site', 403],
  ['same-origin', 200],
  ['none', 200],
])('the API and the settings answer Sec-Fetch-Site: %s with %i', async (site, status) => {
  for (const path of ['/v1/scopes', '/config.json']) {
    const head = [`GET ${path} HTTP/1.1`, 'Host: 127.0.0.1:PORT', `Sec-Fetch-Site: ${site}`]
    expect((await raw(head)).status).toBe(status)
  }
  const page = ['GET /scopes HTTP/1.1', 'Host: 127.0.0.1:PORT', `Sec-Fetch-Site: ${site}`]
  expect((await raw(page)).status).toBe(200)
})

test('the settings are read and nothing else', async () => {
  const ask = (method: string) => raw([`${method} /config.json HTTP/1.1`, 'Host: localhost:PORT'])
  expect(JSON.parse((await ask('GET')).body)).toEqual({ apiBase: '', signIn: 'token' })
  expect(await ask('HEAD')).toMatchObject({ status: 200, body: '' })
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE']) {
    const answer = await ask(method)
    expect([answer.status, /allow: get, head/.test(answer.head)]).toEqual([405, true])
  }
})

test('no answer leaves without the policy of the host', async () => {
  const heads = await Promise.all(
    [...PATHS, '/v1/evil'].flatMap((path) =>
      ['localhost:PORT', 'evil.test'].map((host) => raw([`GET ${path} HTTP/1.1`, `Host: ${host}`])),
    ),
  )
  for (const { head } of heads) {
    expect(head).toContain('x-content-type-options: nosniff')
    expect(head).toContain("content-security-policy: default-src 'none'")
    expect(head).toContain('referrer-policy: no-referrer')
  }
  const api = await raw(['GET /v1/scopes HTTP/1.1', 'Host: localhost:PORT'])
  expect(api.head).toContain('cache-control: no-store')
})
