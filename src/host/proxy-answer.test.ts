import { expect, test } from 'vitest'
import { answerHeaders } from './proxy-answer'
import { securityHeaders } from './security-headers'

test('what says something about the answer passes', () => {
  const said = {
    'content-type': 'application/json',
    'content-length': '2',
    date: 'Sun, 22 Nov 2026 02:00:00 GMT',
    etag: '"revision:1"',
    location: '/v1/scopes/a',
    'retry-after': '1',
    'www-authenticate': 'Bearer',
    'x-powercontext-request-id': '0123456789abcdef',
  }
  expect(answerHeaders(said)).toMatchObject(said)
})

test("what acts on the console's origin, or belongs to one connection, stays behind", () => {
  const acting = {
    'access-control-allow-origin': '*',
    'access-control-allow-credentials': 'true',
    'alt-svc': 'h3=":443"',
    'cache-control': 'public, max-age=600',
    'clear-site-data': '"*"',
    connection: 'keep-alive, x-own',
    'content-security-policy': "script-src 'unsafe-inline'",
    'content-security-policy-report-only': "default-src 'none'; report-uri //evil.test",
    'cross-origin-opener-policy': 'unsafe-none',
    'cross-origin-resource-policy': 'cross-origin',
    'keep-alive': 'timeout=600',
    link: '</v1/x>; rel=preload; as=script',
    nel: '{}',
    'origin-agent-cluster': '?0',
    'permissions-policy': 'camera=*',
    'proxy-authenticate': 'Basic',
    refresh: '0;url=//evil.test',
    'report-to': '{}',
    'reporting-endpoints': 'a="//evil.test"',
    'service-worker-allowed': '/',
    'set-cookie': ['a=b'],
    sourcemap: '/v1/map',
    'strict-transport-security': 'max-age=1',
    trailer: 'x',
    'transfer-encoding': 'chunked',
    upgrade: 'h2c',
    'www-authenticate': 'Bearer, Basic realm="console"',
    'x-content-type-options': 'none',
    'x-own': '1',
  }
  const passed = new Map(
    Object.entries(answerHeaders(acting)).map(([name, value]) => [name.toLowerCase(), value]),
  )
  for (const [name, value] of Object.entries(acting)) expect(passed.get(name)).not.toEqual(value)
  expect(passed.get('cache-control')).toBe('no-store')
  const own = Object.keys(securityHeaders(null)).map((name) => name.toLowerCase())
  expect([...passed.keys()].sort()).toEqual([...own, 'cache-control'].sort())
})

test('what Connection names stays behind, whatever it is', () => {
  const passed = answerHeaders({ connection: 'close, ETag', etag: '"revision:1"', date: 'x' })
  expect(passed).not.toHaveProperty('etag')
  expect(passed).toHaveProperty('date')
})

test('an answer that is shown as a page may do nothing', () => {
  const policies = String(answerHeaders({})['Content-Security-Policy']).split(', ')
  expect(policies).toEqual([
    securityHeaders(null)['Content-Security-Policy'],
    "default-src 'none'; sandbox",
  ])
})
