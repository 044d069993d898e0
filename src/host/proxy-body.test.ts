import { createServer, type Server } from 'node:http'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { REQUEST_BYTES_MAX } from '../api/contract/content-bounds'
import { proxyTo } from './proxy'
import { end, originOf } from './testing/proxy-under-test'
import { RawConnection, statusOf } from './testing/raw-connection'

/** A body as the server behind the proxy received it. */
type Body = { bytes: number; ended: 'whole' | 'aborted' | null }

const MEBIBYTE = Buffer.alloc(1024 * 1024, 'x')
let bodies: Body[]
let wake: () => void
let upstream: Server
let proxy: Server
let origin: string

beforeEach(async () => {
  bodies = []
  wake = () => {}
  upstream = createServer((request, response) => {
    const body: Body = { bytes: 0, ended: null }
    bodies.push(body)
    const end = (ended: Body['ended']) => () => {
      body.ended ??= ended
      wake()
    }
    request.on('data', (chunk: Buffer) => (body.bytes += chunk.length))
    request.on('error', end('aborted'))
    request.on('end', end('whole'))
    request.on('end', () => response.end(String(body.bytes)))
  })
  proxy = createServer(proxyTo(new URL(await originOf(upstream))))
  origin = await originOf(proxy)
})
afterEach(() => {
  end(proxy)
  end(upstream)
})

const allEnded = async () => {
  while (bodies.some(({ ended }) => ended === null)) {
    await new Promise<void>((resolve) => (wake = resolve))
  }
}

const chunk = Buffer.concat([Buffer.from('100000\r\n'), MEBIBYTE, Buffer.from('\r\n')])

test('a body of the largest size passes, however it is framed', async () => {
  for (const framed of ['length', 'chunks']) {
    const client = new RawConnection(origin)
    const length = framed === 'length'
    await client.send(
      `POST /v1/x HTTP/1.1\r\nHost: h\r\n${length ? `Content-Length: ${REQUEST_BYTES_MAX}` : 'Transfer-Encoding: chunked'}\r\n\r\n`,
    )
    for (let sent = 0; sent < REQUEST_BYTES_MAX; sent += MEBIBYTE.length) {
      await client.send(length ? MEBIBYTE : chunk)
    }
    if (!length) await client.send('0\r\n\r\n')
    const answer = await client.answer()
    expect(answer?.body.toString()).toBe(String(REQUEST_BYTES_MAX))
    await client.leave()
  }
})

test('a body that says it is larger is refused before anything of it is read', async () => {
  const client = new RawConnection(origin)
  await client.send(
    `POST /v1/x HTTP/1.1\r\nHost: h\r\nContent-Length: ${REQUEST_BYTES_MAX + 1}\r\n\r\n`,
  )
  const answer = await client.answer()
  expect(statusOf(answer)).toBe(413)
  expect(JSON.parse(answer?.body.toString() ?? '')).toMatchObject({
    error: { code: 'request_too_large', details: null },
  })
  await client.whenClosed()
  expect(bodies).toEqual([])
})

test('a body that turns out larger is refused at the byte that is too many, and the server hears of no end', async () => {
  const client = new RawConnection(origin)
  await client.send('POST /v1/x HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n')
  for (let sent = 0; sent < REQUEST_BYTES_MAX; sent += MEBIBYTE.length) await client.send(chunk)
  await client.send('1\r\nx\r\n')
  expect(statusOf(await client.answer())).toBe(413)
  await allEnded()
  expect(bodies).toEqual([{ bytes: expect.any(Number), ended: 'aborted' }])
  expect(bodies[0]?.bytes).toBeLessThanOrEqual(REQUEST_BYTES_MAX)
})

test('twenty endless bodies at once are all cut off, and keep nobody waiting', async () => {
  const senders = Array.from({ length: 20 }, async () => {
    const client = new RawConnection(origin)
    await client.send('POST /v1/x HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n')
    let sent = 0
    while (await client.send(chunk)) sent += MEBIBYTE.length
    return sent
  })
  const response = await fetch(`${origin}/v1/x`)
  expect(await response.text()).toBe('0')
  // What a system keeps on its way to a reader who has gone is not much.
  for (const sent of await Promise.all(senders)) expect(sent).toBeLessThan(4 * REQUEST_BYTES_MAX)
  await allEnded()
  expect(bodies.filter(({ ended }) => ended === 'aborted')).toHaveLength(20)
})
