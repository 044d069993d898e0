import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { proxyTo, requireReachable } from './proxy'
import { createHost, listen } from './server'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

async function serve(listener: RequestListener): Promise<URL> {
  const server = createServer(listener)
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
}

async function host(upstream: URL, idleMs?: number): Promise<string> {
  const server = createHost({
    config: { apiBase: '', signIn: 'token' },
    files: () => new Response('page'),
    api: proxyTo(upstream, idleMs),
  })
  servers.push(server)
  return `http://127.0.0.1:${await listen(server, 0)}`
}

test('the API goes to the server behind, everything else to the files, the settings are its own', async () => {
  const origin = await host(await serve((request, response) => response.end(`api ${request.url}`)))
  const text = async (path: string) => (await fetch(origin + path)).text()
  expect(await text('/v1/scopes?limit=1')).toBe('api /v1/scopes?limit=1')
  expect(await text('/health/ready')).toBe('api /health/ready')
  expect(await text('/v1x')).toBe('page')
  expect(JSON.parse(await text('/config.json'))).toEqual({ apiBase: '', signIn: 'token' })
})

test.each([
  // Not taken off by who stands in front, or taken off.
  ['/a/b/v1/scopes/a%2Fb?limit=1', 'api /v1/scopes/a%2Fb?limit=1'],
  ['/v1/scopes/a%2Fb?limit=1', 'api /v1/scopes/a%2Fb?limit=1'],
  ['/a/b/health/ready', 'api /health/ready'],
  ['/a/b/config.json', '{"apiBase":"","signIn":"token"}'],
  ['/config.json', '{"apiBase":"","signIn":"token"}'],
  ['/a/b', 'page /'],
  ['/a/b?q=1', 'page /?q=1'],
  ['/a/b/', 'page /'],
  ['/a/b/scopes/a%2Fb', 'page /scopes/a%2Fb'],
  ['/scopes/a%2Fb', 'page /scopes/a%2Fb'],
  ['/a/bv1/scopes', 'page /a/bv1/scopes'],
  ['/a/b/a/b/v1/scopes', 'page /a/b/v1/scopes'],
])('a host below /a/b/ answers %s with %s', async (path, answer) => {
  const upstream = await serve((request, response) => response.end(`api ${request.url}`))
  const server = createHost(
    {
      config: { apiBase: '', signIn: 'token' },
      files: ({ url }) => new Response(`page ${url.slice(new URL(url).origin.length)}`),
      api: proxyTo(upstream),
    },
    [],
    '/a/b/',
  )
  servers.push(server)
  const origin = `http://127.0.0.1:${await listen(server, 0)}`
  expect(await (await fetch(origin + path)).text()).toBe(answer)
})

test('below a path, too, another site gets neither settings nor API', async () => {
  const server = createHost(
    {
      config: { apiBase: '', signIn: 'token' },
      files: () => new Response('page'),
      api: (_request, response) => response.end('api'),
    },
    [],
    '/a/b/',
  )
  servers.push(server)
  const origin = `http://127.0.0.1:${await listen(server, 0)}`
  for (const path of ['/a/b/v1/scopes', '/a/b/health/ready', '/a/b/config.json']) {
    const response = await fetch(origin + path, { headers: { 'Sec-Fetch-Site': 'cross-site' } })
    expect(response.status, path).toBe(403)
  }
})

test('method, body, encoded ids and headers arrive as they were sent', async () => {
  let seen: IncomingMessage | undefined
  const upstream = await serve((request, response) => {
    seen = request
    response.writeHead(201, { ETag: '"revision:1"', 'Keep-Alive': 'timeout=9' })
    request.pipe(response)
  })
  const response = await fetch(`${await host(upstream)}/v1/scopes/a%2Fb%20c`, {
    method: 'PUT',
    body: 'héllo',
    headers: { Authorization: 'Bearer t', 'If-Match': '"revision:1"' },
  })
  expect(await response.text()).toBe('héllo')
  expect([response.status, response.headers.get('ETag')]).toEqual([201, '"revision:1"'])
  expect(response.headers.get('Keep-Alive')).not.toBe('timeout=9')
  expect([seen?.method, seen?.url]).toEqual(['PUT', '/v1/scopes/a%2Fb%20c'])
  expect(seen?.headers).toMatchObject({
    authorization: 'Bearer t',
    'if-match': '"revision:1"',
    host: upstream.host,
  })
})

test('an answer passes through while it is still being written', async () => {
  let finish = () => {}
  const upstream = await serve((_request, response) => {
    response.write('first')
    finish = () => response.end('last')
  })
  const response = await fetch(`${await host(upstream)}/v1/x`)
  const reader = response.body?.getReader()
  const first = await reader?.read()
  expect(new TextDecoder().decode(first?.value)).toBe('first')
  finish()
  const last = await reader?.read()
  expect(new TextDecoder().decode(last?.value)).toBe('last')
})

test('an idle connection is given up before the server does; a slow answer is waited for', async () => {
  let answer = () => {}
  let closed = () => {}
  const asked: (() => void)[] = []
  const upstream = await serve((_request, response) => {
    answer = () => response.end('at last')
    asked.shift()?.()
  })
  const gone = new Promise<void>((resolve) => (closed = resolve))
  const [server] = servers
  if (!server) throw new Error('A server was started.')
  // It neither closes idle connections nor says that it will: only the proxy can.
  server.keepAliveTimeout = 0
  server.on('connection', (socket) => {
    // Nothing happens on the connection for longer than it may idle, and then it is answered.
    socket.on('close', () => closed())
    asked.push(() => setTimeout(() => answer(), 100))
  })
  const response = await fetch(`${await host(upstream, 20)}/v1/x`)
  expect(await response.text()).toBe('at last')
  await gone
})

test('callers keep their idle connections longer than a proxy in front of this host keeps its own', async () => {
  const origin = await host(await serve((_request, response) => response.end()))
  for (const path of ['/v1/x', '/', '/config.json']) {
    const { headers } = await fetch(origin + path)
    // Node says here how many seconds it will wait; nginx waits 60 by default.
    expect(headers.get('Keep-Alive')).toBe('timeout=75')
  }
})

test('an answer that breaks off is no answer', async () => {
  const upstream = await serve((_request, response) => {
    response.writeHead(200, { 'Content-Length': '100' })
    response.write('half', () => response.destroy())
  })
  const response = await fetch(`${await host(upstream)}/v1/x`)
  await expect(response.text()).rejects.toThrow()
})

test('a server that went away is 502 in the error shape', async () => {
  const upstream = await serve((_request, response) => response.end())
  const origin = await host(upstream)
  const [gone] = servers.splice(0, 1)
  await new Promise((resolve) => gone?.close(resolve))
  const response = await fetch(`${origin}/v1/x`)
  expect(response.status).toBe(502)
  expect(await response.json()).toMatchObject({
    error: { code: 'upstream_unreachable', details: null },
  })
  await expect(requireReachable(upstream)).rejects.toThrow('No server answers at POWERCONTEXT_URL')
})

test('a busy port is told when it was asked for, and passed over when not', async () => {
  const busy = Number((await serve((_request, response) => response.end())).port)
  await expect(listen(createServer(), busy)).rejects.toThrow(`Port ${busy} is busy`)
})
