import { beforeEach, expect, test } from 'vitest'
import { HOSTILE } from './testing/hostile-requests'
import { proxyForEachTest } from './testing/proxy-under-test'
import { RawConnection, statusOf } from './testing/raw-connection'
import { named } from './testing/recording-upstream'
import type { Message } from './testing/strict-message'

const CONNECTIONS = 4
/** On each connection of an identity, and of the attacker: 10,000 in all. */
const REQUESTS = 1_000
const ATTACKS = 500

const under = proxyForEachTest()
beforeEach(() => {
  under.upstream.answering = (request, socket) => {
    // Now and then an answer waits, so that those of others overtake it.
    if (under.upstream.requests.length % 7 > 0) return named(request)
    setImmediate(() => socket.write(named(request), 'latin1'))
    return null
  }
})

const contentOf = (message: Message | null): { who?: string; target?: string; length?: number } =>
  JSON.parse(message?.body.toString() || '{}')

/** Asks on one kept connection, reading and writing in turn. @returns how many answers were its own */
async function askAs(who: string, connection: number): Promise<number> {
  const client = new RawConnection(under.origin)
  let own = 0
  for (let turn = 0; turn < REQUESTS; turn += 1) {
    const target = `/v1/${who}/${connection}/${turn}`
    const body = turn % 3 === 0 ? 'x'.repeat(turn) : ''
    const method = turn % 3 === 0 ? 'PUT' : 'GET'
    await client.send(
      `${method} ${target} HTTP/1.1\r\nHost: h\r\nAuthorization: Bearer ${who}\r\n${body && `Content-Length: ${body.length}\r\n`}\r\n${body}`,
    )
    const answer = await client.answer()
    expect(statusOf(answer)).toBe(200)
    expect(contentOf(answer)).toEqual({ who: `Bearer ${who}`, method, target, length: body.length })
    own += 1
  }
  await client.leave()
  return own
}

/** Attacks with the attacker's credential and with none. @returns whose answers came */
async function attack(connection: number): Promise<(string | undefined)[]> {
  const read: (string | undefined)[] = []
  for (let turn = 0; turn < ATTACKS; turn += 1) {
    const { bytes } = HOSTILE[(turn * CONNECTIONS + connection) % HOSTILE.length] ?? { bytes: '' }
    const withoutCredential = bytes.replace('Authorization: Bearer eve\r\n', '')
    const client = new RawConnection(under.origin)
    await client.send(turn % 2 === 0 ? bytes : withoutCredential)
    const answer = await client.answer(bytes.startsWith('HEAD'))
    if (statusOf(answer) === 200) read.push(contentOf(answer).who)
    await client.leave()
  }
  return read
}

test('of 10,000 mixed requests of two identities and an attacker, each answer names who asked', async () => {
  const connections = [...Array(CONNECTIONS).keys()]
  const asking = connections.flatMap((one) => [askAs('alice', one), askAs('bob', one)])
  const attacking = connections.map((one) => attack(one))
  const own = await Promise.all(asking)
  const read = (await Promise.all(attacking)).flat()
  expect(own).toEqual(own.map(() => REQUESTS))
  expect(new Set(read)).toEqual(new Set(['nobody', 'Bearer eve']))
  // What the attacker may ask for is answered too: nobody is kept apart by refusing everything.
  expect(read.length).toBeGreaterThan(100)
  expect(under.upstream.misread).toEqual([])
  const asked = under.upstream.requests.filter(({ target }) => /^\/v1\/(alice|bob)\//.test(target))
  expect(asked).toHaveLength(2 * CONNECTIONS * REQUESTS)
  expect(new Set(asked.map(({ target }) => target)).size).toBe(asked.length)
}, 600_000)

test('a connection to the server carries the requests of one credential only', async () => {
  await Promise.all(['alice', 'bob'].map((who) => askAs(who, 0)))
  const pairs = under.upstream.requests.map(
    ({ connection, headers }) => `${connection} ${headers.get('authorization')}`,
  )
  const users = [...new Set(pairs)].map((pair) => pair.split(' ')[0])
  expect(new Set(users).size).toBe(users.length)
  // Kept ones: not a new one for each request.
  expect(users.length).toBeLessThan(under.upstream.requests.length / 10)
})
