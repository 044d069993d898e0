import fc from 'fast-check'
import { expect, test } from 'vitest'
import { HOSTILE, SMUGGLED } from './testing/hostile-requests'
import { proxyForEachTest } from './testing/proxy-under-test'
import { RawConnection, statusOf } from './testing/raw-connection'

const under = proxyForEachTest()

/** Asks with the attacker's own credential, so on the attacker's connections to the server. */
async function expectOwnAnswer(asking: RawConnection, target: string) {
  await asking.send(`GET ${target} HTTP/1.1\r\nHost: h\r\nAuthorization: Bearer eve\r\n\r\n`)
  const answer = await asking.answer()
  expect(JSON.parse(answer?.body.toString() ?? 'null')).toMatchObject({ target })
}

const seen = () =>
  under.upstream.requests
    .filter(({ target }) => !target.startsWith('/v1/after'))
    .map(({ method, target, body }) => `${method} ${target} ${body.toString('latin1')}`)

function expectNothingSmuggled() {
  expect(under.upstream.misread).toEqual([])
  const strange = under.upstream.requests.filter(
    ({ target, headers }) =>
      target.includes('smuggled') || headers.get('authorization') !== 'Bearer eve',
  )
  expect(strange).toEqual([])
}

test.for(HOSTILE)('$name', async ({ bytes, status, arrives, goesOn }) => {
  const attack = new RawConnection(under.origin)
  await attack.send(bytes)
  const answer = await attack.answer(bytes.startsWith('HEAD'))
  expect(answer === null ? null : statusOf(answer)).toBe(status)
  if (goesOn) await attack.leave()
  else expect(await attack.answers()).toEqual([])
  const after = new RawConnection(under.origin)
  for (const turn of [1, 2, 3]) await expectOwnAnswer(after, `/v1/after/${turn}`)
  await after.leave()
  expect(seen()).toEqual(arrives === undefined ? [] : [arrives])
  expectNothingSmuggled()
})

test('a refusal is told in the error shape, with the policy of the host', async () => {
  const attack = new RawConnection(under.origin)
  await attack.send('TRACE /v1/a HTTP/1.1\r\nHost: h\r\n\r\n')
  const answer = await attack.answer()
  expect(JSON.parse(answer?.body.toString() ?? '')).toEqual({
    error: { code: 'method_not_allowed', message: expect.any(String), details: null },
  })
  expect(Object.fromEntries(answer?.headers ?? [])).toMatchObject({
    allow: 'GET, HEAD, DELETE, OPTIONS, POST, PUT, PATCH',
    connection: 'close',
    'content-security-policy': expect.stringContaining("default-src 'none'; sandbox"),
    'x-content-type-options': 'nosniff',
  })
})

test('requests that come together are answered one after another, in their order', async () => {
  const client = new RawConnection(under.origin)
  const targets = ['/v1/1', '/v1/2', '/v1/3', '/v1/4']
  await client.send(
    targets
      .map((target) => `POST ${target} HTTP/1.1\r\nHost: h\r\nContent-Length: 2\r\n\r\n{}`)
      .join(''),
  )
  for (const target of targets) {
    const answer = await client.answer()
    expect(JSON.parse(answer?.body.toString() ?? 'null')).toMatchObject({ target })
  }
  await client.leave()
  expect(under.upstream.requests.map(({ target }) => target)).toEqual(targets)
})

const BODY = `nothing=${SMUGGLED}`
const CHUNKS = `${BODY.length.toString(16)}\r\n${BODY}\r\n0\r\n\r\n`
/** Mostly what is sound, so that what is not gets as far as it can. */
const mostly = (sound: string, ...others: string[]) =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(sound) }, fc.constantFrom(...others))
const header = fc
  .tuple(
    mostly('Transfer-Encoding', 'Content-Length', 'Connection', 'Host', 'Expect', 'X', 'TE'),
    mostly(': ', ':', ' : ', '\t:', ':\t', ':\r\n ', '', '::'),
    mostly(
      'chunked',
      `${BODY.length}`,
      `${CHUNKS.length}`,
      '0',
      'chunked, identity',
      'close',
      'content-length',
      'transfer-encoding',
      '100-continue',
      'h',
      '',
    ),
  )
  .map((parts) => parts.join(''))
const noise = fc.string({
  unit: fc.constantFrom('a', ':', ' ', '\t', '\r', '\n', '\0', '\x7f', ';', ','),
  maxLength: 12,
})
const malformed = fc
  .record({
    method: fc.constantFrom('GET', 'HEAD', 'DELETE', 'OPTIONS', 'POST', 'PUT', 'TRACE', 'GE T', ''),
    target: mostly('/v1/r', '/v1/r?x', '/v1/../r', '//v1/r', '/v1/r r', 'http://h/v1/r', '*', ''),
    version: mostly('HTTP/1.1', 'HTTP/1.0', 'HTTP/1.9', 'http/1.1', ''),
    lines: fc.array(fc.oneof({ weight: 6, arbitrary: header }, noise), { maxLength: 3 }),
    end: mostly('\r\n', '\n', '\r'),
    body: fc.constantFrom(BODY, CHUNKS),
  })
  .map(({ method, target, version, lines, end, body }) => {
    const head = [
      `${method} ${target} ${version}`,
      'Host: h',
      'Authorization: Bearer eve',
      ...lines,
    ]
    return [...head, '', body].join(end)
  })

test('of 1,000 malformed requests each one is at most one to the server, and disturbs no other', async () => {
  const after = new RawConnection(under.origin)
  let turn = 0
  await fc.assert(
    fc.asyncProperty(malformed, async (bytes) => {
      const attack = new RawConnection(under.origin)
      await attack.send(bytes)
      const askAnother = () => expectOwnAnswer(after, `/v1/after/${(turn += 1)}`)
      // One that waits for more is not answered: it is left alone after others have been.
      const answered = attack.answer(bytes.startsWith('HEAD')).catch(() => null)
      const meanwhile = askAnother()
      await Promise.race([answered, meanwhile])
      await meanwhile
      await askAnother()
      await attack.leave()
      expect(seen().length).toBeLessThanOrEqual(1)
      expectNothingSmuggled()
      under.upstream.requests.length = 0
    }),
    { numRuns: 1_000 },
  )
  await after.leave()
}, 120_000)
