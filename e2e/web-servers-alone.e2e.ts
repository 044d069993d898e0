import type { IncomingMessage } from 'node:http'
import { answerPolicy } from '../src/host/proxy-answer'
import { expect, test } from './fixtures'
import { startGuard } from './guard'
import { serve } from './service-behind'
import { PATH } from './web-servers/fixtures'
import { ask } from './web-servers/headers'
import { check, FRONTS, startFront, writeSite } from './web-servers/site'

// What nginx and Caddy do by themselves: no service stands behind them here.

const lowerCased = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))

for (const front of FRONTS) {
  for (const base of ['/', PATH])
    test(`${front} understands what is written for it at ${base}`, async ({}, info) => {
      const site = info.outputPath('site')
      await writeSite(site, base)
      // A warning is of something that it does not understand as it was meant.
      expect(await check(front, site)).not.toMatch(
        /"level":"(?:warn|error)|\[(?:warn|error|emerg)\]/,
      )
    })
}

for (const front of FRONTS) {
  test(`what ${front} refuses itself is told as the service tells it`, async ({}, info) => {
    const site = info.outputPath('site')
    await writeSite(site, PATH)
    const guard = startGuard(site)
    // Nothing listens on port 1 of this machine: all processes are gone.
    const gone = 'http://127.0.0.1:1'
    const log = info.outputPath('front.log')
    const { origin, stop } = await startFront(front, site, [gone, gone], { log, guard })
    const body = Buffer.from('{}')
    const tooLong = { 'content-length': String(2 ** 24 + 1) }
    const told = async (
      method: string,
      [status, code, headers]: readonly [number, string, Record<string, string>],
    ) => {
      const answer = await ask(`${origin}${PATH}v1/scopes/a`, {
        method,
        headers: { 'content-type': 'application/json', ...headers },
        ...(method === 'GET' ? {} : { body }),
      })
      const said = `${method} ${status}: ${answer.bytes.toString()}`
      expect(answer.status, said).toBe(status)
      expect(answer.headers, said).toMatchObject({
        ...lowerCased(answerPolicy()),
        'content-type': expect.stringContaining('application/json'),
      })
      expect(JSON.parse(answer.bytes.toString()), said).toMatchObject({
        error: { code, details: null },
      })
    }
    const unreachable = [502, 'upstream_unreachable', {}] as const
    // Caddy leaves that to the service, as the headers above show.
    const tooLarge = front === 'nginx' ? ([[413, 'request_too_large', tooLong]] as const) : []
    const writes = ['POST', 'PUT', 'DELETE', 'PATCH']
    // At once: Caddy tries for three seconds.
    await Promise.all([
      ...['GET', ...writes].map((method) => told(method, unreachable)),
      ...writes.flatMap((method) => tooLarge.map((refusal) => told(method, refusal))),
    ])
    await stop()
    guard.end()
  })
}

/** What a client may say of itself that the service would believe of a proxy. */
const FORGED = {
  forwarded: 'for=192.0.2.1',
  'x-forwarded-user': 'eve',
  'x-forwarded-email': 'eve@example.com',
  'x-forwarded-groups': 'admins',
  'x-forwarded-preferred-username': 'eve',
  'x-remote-user': 'eve',
  'x-proxy-secret': 'a secret',
}
/** Headers of a service's answer that a web server must take away: they change the console's origin, or name the web server. */
const TOO_MUCH = {
  'access-control-allow-credentials': 'true',
  'access-control-allow-origin': '*',
  'access-control-expose-headers': '*',
  'alt-svc': 'h3=":1"',
  'cache-control': 'public',
  'clear-site-data': '"*"',
  'content-security-policy': 'default-src *',
  'content-security-policy-report-only': 'default-src *',
  link: '</x>; rel=preload',
  nel: '{}',
  'origin-agent-cluster': '?1',
  'permissions-policy': 'camera=*',
  refresh: '1',
  'report-to': '{}',
  'reporting-endpoints': 'a="/a"',
  'service-worker-allowed': '/',
  'set-cookie': 'a=b',
  sourcemap: '/x',
  'strict-transport-security': 'max-age=1',
}

for (const front of FRONTS) {
  test(`${front} passes a call on as it was sent, and of its answer what the host passes`, async ({}, info) => {
    const arrived: IncomingMessage[] = []
    const service = await serve((request, response) => {
      if (request.url?.startsWith('/v1/')) arrived.push(request)
      response.writeHead(200, {
        ...TOO_MUCH,
        'content-type': 'application/json',
        'retry-after': '1',
      })
      response.end('{}')
    })
    const site = info.outputPath('site')
    await writeSite(site, '/')
    const guard = startGuard(site)
    const log = info.outputPath('front.log')
    const both = [service.url, service.url] as const
    const { origin, stop } = await startFront(front, site, both, { log, guard })
    const target = '/v1/scopes/a%2Fb%20c?at=%2F&x=1+2'
    const own = { authorization: 'Bearer ada', 'if-match': '"7"' }
    const from = { 'x-forwarded-for': '192.0.2.1', 'x-real-ip': '192.0.2.1' }
    const answer = await ask(origin + target, { headers: { ...own, ...from, ...FORGED } })
    expect(arrived.map(({ url }) => url)).toEqual([target])
    const { headers } = arrived[0] ?? {}
    expect(headers).toMatchObject({
      ...own,
      'x-forwarded-for': '127.0.0.1',
      'x-real-ip': '127.0.0.1',
    })
    for (const name of Object.keys(FORGED)) expect(headers).not.toHaveProperty(name)
    expect(answer).toMatchObject({ status: 200, bytes: Buffer.from('{}') })
    expect(answer.headers).toEqual({
      ...lowerCased(answerPolicy()),
      'content-type': 'application/json',
      'retry-after': '1',
    })
    await stop()
    guard.end()
    await service.stop()
  })
}
