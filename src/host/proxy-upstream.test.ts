import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { proxyTo } from './proxy'
import { end, originOf, proxyForEachTest } from './testing/proxy-under-test'
import { RawConnection, statusOf } from './testing/raw-connection'
import { answerOf, named } from './testing/recording-upstream'

const under = proxyForEachTest()

const head = (method: string, target: string, headers = '') =>
  `${method} ${target} HTTP/1.1\r\nHost: h\r\nAuthorization: Bearer eve\r\n${headers}\r\n`

async function expectOwnAnswers() {
  const client = new RawConnection(under.origin)
  for (const target of ['/v1/after/1', '/v1/after/2', '/v1/after/3']) {
    await client.send(head('GET', target))
    const answer = await client.answer()
    expect(JSON.parse(answer?.body.toString() ?? 'null')).toMatchObject({ target })
  }
  await client.leave()
}

const FOREIGN = answerOf('{"who":"somebody else"}')
const faults: [name: string, bytes: string, method: string, status: number | 'cut off'][] = [
  [
    'two lengths',
    'HTTP/1.1 200 OK\r\nContent-Length: 2\r\nContent-Length: 40\r\n\r\n{}',
    'GET',
    502,
  ],
  [
    'a length beside chunks',
    'HTTP/1.1 200 OK\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n',
    'GET',
    502,
  ],
  ['no HTTP', '220 mail.test ready\r\n', 'GET', 502],
  ['NUL in a header', 'HTTP/1.1 200 OK\r\nX: a\0b\r\nContent-Length: 2\r\n\r\n{}', 'GET', 502],
  ['a status of 99', 'HTTP/1.1 099 No\r\nContent-Length: 2\r\n\r\n{}', 'GET', 502],
  ['a head of 100 kB', `HTTP/1.1 200 OK\r\nX: ${'x'.repeat(100_000)}\r\n\r\n`, 'GET', 502],
  [
    'another protocol',
    'HTTP/1.1 101 Switching\r\nConnection: upgrade\r\nUpgrade: x\r\n\r\n',
    'GET',
    502,
  ],
  [
    'chunks that are none',
    'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nxyz\r\n',
    'GET',
    'cut off',
  ],
  ['an answer behind the answer', answerOf('{}') + FOREIGN, 'GET', 200],
  ['bytes behind the answer', `${answerOf('{}')}more`, 'GET', 200],
  ['a body where there is none', `HTTP/1.1 204 No Content\r\n\r\n${FOREIGN}`, 'GET', 204],
  ['a body of a 304', `HTTP/1.1 304 Not Modified\r\n\r\n${FOREIGN}`, 'GET', 304],
  ['a body for HEAD', `${answerOf('{}', '', true)}${FOREIGN}`, 'HEAD', 200],
  ['early hints', `HTTP/1.1 103 Early Hints\r\nLink: </x>\r\n\r\n${answerOf('{}')}`, 'GET', 200],
]

test.for(faults)('an answer with %s reaches nobody else', async ([, bytes, method, status]) => {
  under.upstream.answering = (request) => (request.target === '/v1/fault' ? bytes : named(request))
  const client = new RawConnection(under.origin)
  await client.send(head(method, '/v1/fault'))
  if (status === 'cut off') expect(await client.answer()).toBe(null)
  else expect(statusOf(await client.answer(method === 'HEAD'))).toBe(status)
  await client.leave()
  await expectOwnAnswers()
})

test('an answer that the server breaks off is broken off, and the connection is not used again', async () => {
  under.upstream.answering = (request, socket) => {
    if (request.target !== '/v1/fault') return named(request)
    socket.end('HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nhalf')
    return null
  }
  const client = new RawConnection(under.origin)
  await client.send(head('GET', '/v1/fault'))
  expect(await client.answer()).toBe(null)
  await expectOwnAnswers()
})

test('a client that leaves takes its request along', async () => {
  under.upstream.answering = () => null
  const client = new RawConnection(under.origin)
  await client.send(head('GET', '/v1/slow'))
  await under.upstream.until(() => under.upstream.requests.length === 1)
  await client.leave()
  await under.upstream.until(() => under.upstream.open === 0)
})

test('a client that leaves half of a body leaves no connection that is used again', async () => {
  const client = new RawConnection(under.origin)
  await client.send(`${head('POST', '/v1/half', 'Content-Length: 1000\r\n')}half`)
  await under.upstream.until(() => under.upstream.bytes().endsWith('half'))
  await client.leave()
  await under.upstream.until(() => under.upstream.open === 0)
  await expectOwnAnswers()
  expect(under.upstream.requests.some(({ target }) => target === '/v1/half')).toBe(false)
  expect(under.upstream.misread).toEqual([])
})

test('a server that answers before the body is whole is heard, and the connection ends', async () => {
  const early = createServer((_request, response) => {
    response.writeHead(403, { 'Content-Length': '2', Connection: 'close' }).end('no')
  })
  const before = createServer(proxyTo(new URL(await originOf(early))))
  const client = new RawConnection(await originOf(before))
  await client.send(`${head('POST', '/v1/early', 'Content-Length: 1000\r\n')}half`)
  const answer = await client.answer()
  expect([statusOf(answer), answer?.headers.get('connection')]).toEqual([403, 'close'])
  await client.whenClosed()
  end(before)
  end(early)
})

test('requests that wait behind another one are not carried out for a client that has left', async () => {
  under.upstream.answering = () => null
  const client = new RawConnection(under.origin)
  await client.send(head('PUT', '/v1/first') + head('PUT', '/v1/second'))
  await under.upstream.until(() => under.upstream.requests.length === 1)
  await client.leave()
  await under.upstream.until(() => under.upstream.open === 0)
  under.upstream.answering = named
  await expectOwnAnswers()
  expect(under.upstream.requests.map(({ target }) => target)).not.toContain('/v1/second')
})

test('a redirect is told and not followed', async () => {
  const location = 'http://127.0.0.1:9/sign-in'
  under.upstream.answering = () =>
    `HTTP/1.1 302 Found\r\nLocation: ${location}\r\nContent-Length: 0\r\n\r\n`
  const response = await fetch(`${under.origin}/v1/x`, { redirect: 'manual' })
  expect([response.status, response.headers.get('Location')]).toEqual([302, location])
  expect(under.upstream.requests).toHaveLength(1)
})
