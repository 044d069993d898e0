import { readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { send } from './client'
import { leavePlace, makePlace, tokenOf, type Place } from './place'
import { start, type Server } from './server'

const GIGABYTE = 2 ** 30
const AT_ONCE = 20
/** What issue 9 allows the process, in bytes. */
const MEMORY_MAX = 300 * 2 ** 20
const PIECE = Buffer.alloc(64 * 1024, 'x')

let place: Place
let server: Server
beforeEach(async () => {
  place = makePlace()
  server = await start({ place })
})
afterEach(async () => {
  await server.kill()
  leavePlace(place)
})

/** The most memory that the process ever had, as Linux counts it. */
const mostMemory = () =>
  Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1]) * 1024

/**
 * Sends a body of a gigabyte for as long as somebody reads it.
 * @returns the answer's head, and how many bytes of the body the kernels took.
 */
function upload(framing: 'chunked' | 'length', token: string) {
  const { hostname, port } = new URL(server.url)
  const socket = connect(Number(port), hostname)
  const chunked = framing === 'chunked'
  const piece = chunked
    ? Buffer.concat([Buffer.from(`${PIECE.length.toString(16)}\r\n`), PIECE, Buffer.from('\r\n')])
    : PIECE
  let sent = 0
  let answer = ''
  const feed = () => {
    while (sent < GIGABYTE && !socket.writableEnded) {
      sent += PIECE.length
      if (!socket.write(piece)) return
    }
  }
  return new Promise<{ answer: string; sent: number }>((resolve) => {
    socket.on('drain', feed)
    socket.on('data', (data) => (answer += String(data)))
    // A client that goes on writing is cut off, after it had its answer.
    socket.on('error', () => {})
    socket.on('end', () => socket.end())
    socket.on('close', () => resolve({ answer, sent: sent - socket.writableLength }))
    socket.write(
      [
        'POST /v1/scopes HTTP/1.1',
        `Host: ${hostname}:${port}`,
        `Authorization: Bearer ${token}`,
        'Content-Type: application/json',
        chunked ? 'Transfer-Encoding: chunked' : `Content-Length: ${GIGABYTE}`,
        '\r\n',
      ].join('\r\n'),
      feed,
    )
  })
}

for (const framing of ['chunked', 'length'] as const) {
  test(`${AT_ONCE} bodies of a gigabyte at once, ${framing}, are refused and not kept`, async () => {
    const uploads = await Promise.all(
      Array.from({ length: AT_ONCE }, () => upload(framing, tokenOf('root'))),
    )
    for (const { answer, sent } of uploads) {
      expect(answer).toMatch(/^HTTP\/1\.1 (413|503) /)
      expect(answer).toMatch(/^connection: close/im)
      expect(answer).toMatch(/"(request_too_large|server_overloaded)"/)
      expect(sent).toBeLessThan(GIGABYTE / 8)
    }
    expect(mostMemory()).toBeLessThan(MEMORY_MAX)
    expect((await send(server.url, 'root', 'GET', '/v1/scopes')).status).toBe(200)
  })
}

const filled = (field: string, item: string) => {
  const items = Array.from({ length: 14_000_000 / (item.length + 1) }, () => item).join(',')
  return `{"title":"t","summary":"s","idempotency_key":"k","${field}":[${items}]}`
}
const SHAPES = {
  'empty arrays': { body: () => filled('context_references', '[]'), status: 413 },
  numbers: { body: () => filled('context_references', '1'), status: 413 },
  objects: { body: () => filled('external_references', '{}'), status: 413 },
  keys: {
    body: () => `{${Array.from({ length: 700_000 }, (_, at) => `"key${at}":${at}`).join(',')}}`,
    status: 413,
  },
  'one text': { body: () => `{"title":"${'\\u00e9'.repeat(2_300_000)}"}`, status: 422 },
}

test.each(['enforced', 'disabled'])('14 MB of any shape are refused, access %s', async (mode) => {
  await server.stop()
  const deployment = JSON.parse(readFileSync(place.deployment, 'utf8')) as object
  writeFileSync(place.deployment, JSON.stringify({ ...deployment, accessMode: mode }))
  server = await start({ place })
  for (const [shape, { body, status }] of Object.entries(SHAPES)) {
    const answer = await fetch(`${server.url}/v1/scopes`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${tokenOf('root')}`, 'Content-Type': 'application/json' },
      body: body(),
    })
    await answer.text()
    expect(answer.status, shape).toBe(status)
  }
  expect((await send(server.url, 'root', 'GET', '/v1/scopes')).status).toBe(200)
})

test('a wrong token has nothing read of its body', async () => {
  const { answer, sent } = await upload('chunked', 'wrong')
  expect(answer).toMatch(/^HTTP\/1\.1 401 /)
  expect(sent).toBeLessThan(GIGABYTE / 8)
})
