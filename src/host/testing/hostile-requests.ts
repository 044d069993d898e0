/** A request that must never reach a server: it hides in what another one makes of a body. */
export const SMUGGLED =
  'GET /v1/smuggled HTTP/1.1\r\nHost: h\r\nAuthorization: Bearer smuggler\r\n\r\n'

type Hostile = {
  name: string
  bytes: string
  /** What the sender is told; null when the connection just ends. */
  status: number | null
  /** What arrives at the server, as `METHOD target body`; nothing unless it is said. */
  arrives?: string
  /** Whether the connection is not ended. */
  goesOn?: boolean
}

const request = (first: string, headers: readonly string[] = [], body = '') =>
  `${[`${first} HTTP/1.1`, 'Host: h', 'Authorization: Bearer eve', ...headers].join('\r\n')}\r\n\r\n${body}`
const chunked = (body: string) => `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`
const LENGTH = `Content-Length: ${SMUGGLED.length}`
const CHUNKED = 'Transfer-Encoding: chunked'
const post = (headers: readonly string[], body: string) => request('POST /v1/a', headers, body)
const get = (target: string) => request(`GET ${target}`)

const refused = (name: string, bytes: string, status: number | null = 400): Hostile => ({
  name,
  bytes,
  status,
})
const passes = (name: string, bytes: string, arrives = 'POST /v1/a hello'): Hostile => ({
  name,
  bytes,
  status: 200,
  arrives,
  goesOn: true,
})

const bodies = ['GET', 'HEAD', 'DELETE', 'OPTIONS'].flatMap((method) => [
  refused(`${method} with chunks`, request(`${method} /v1/a`, [CHUNKED], chunked(SMUGGLED))),
  refused(`${method} with a length`, request(`${method} /v1/a`, [LENGTH], SMUGGLED)),
  refused(
    `${method} with a length that Connection names`,
    request(`${method} /v1/a`, [LENGTH, 'Connection: content-length'], SMUGGLED),
  ),
])
const connections = [
  'content-length',
  'Transfer-Encoding',
  'close, host',
  'authorization',
  'keep-alive, if-match',
  'x-anything',
].map((named) => refused(`Connection: ${named}`, post([`Connection: ${named}`, LENGTH], SMUGGLED)))
const codings = [
  'Chunked',
  'CHUNKED',
  'xchunked',
  'chunked, identity',
  'identity, chunked',
  'gzip, chunked',
  'chunked, chunked',
  'chunked;q=1',
  '"chunked"',
  'chunked,',
  ', chunked',
  'identity',
  '\vchunked',
  'chunked\0',
  'chun\tked',
  '\tchunked\t',
  '',
].map((coding) =>
  refused(
    `Transfer-Encoding: ${JSON.stringify(coding)}`,
    post([`Transfer-Encoding: ${coding}`], chunked(SMUGGLED)),
  ),
)
const lengths = ['+5', '-1', '0x5', '5, 5', '5 5', '5;', '5\v', '1e1', '99999999999999999999'].map(
  (length) => refused(`Content-Length: ${length}`, post([`Content-Length: ${length}`], 'hello')),
)
const chunks = ['0x5', '-5', '5 5', 'FFFFFFFFFFFFFFFFFF', 'x', ''].map((size) =>
  // The head is understood before its chunks are: it may be on its way, but never ends.
  refused(`a chunk of size "${size}"`, post([CHUNKED], `${size}\r\nhello\r\n0\r\n\r\n`)),
)
const targets = [
  '/v1/../docs',
  '/v1/%2e%2e/docs',
  '/v1/..%2f..%2fdocs',
  '/v1/scopes/..%5c..%5c..%5cdocs',
  '/v1/a%2F..%2F..%2Fb',
  '/v1/%2F%2F..%2F..%2Fdocs',
  '/v1/..;/docs',
  '/v1/./a',
  '/v1\\..\\docs',
  '//v1/a',
  '//evil.test/v1/a',
  '/v1/a#b',
  '/v1x',
  '/V1/a',
  '/health/../docs',
  '/docs',
  'http://h/v1/a',
  'http://evil.test/v1/a',
].map((target) => refused(`the target ${target}`, get(target)))

/** What an attacker sends on one connection, what comes of it, and nothing more. */
export const HOSTILE: readonly Hostile[] = [
  ...bodies,
  ...connections,
  ...codings,
  ...lengths,
  ...chunks,
  ...targets,
  refused('TRACE', request('TRACE /v1/a'), 405),
  refused('TRACE with a body', request('TRACE /v1/a', [LENGTH], SMUGGLED), 405),
  refused(
    'a method that the service does not know',
    request('PROPFIND /v1/a', [LENGTH], SMUGGLED),
    405,
  ),
  refused('CONNECT', request('CONNECT h:80', [], SMUGGLED), null),
  refused('a length, then chunks', post([LENGTH, CHUNKED], chunked(SMUGGLED))),
  refused('chunks, then a length', post([CHUNKED, 'Content-Length: 3'], chunked(SMUGGLED))),
  refused('chunks twice', post([CHUNKED, CHUNKED], chunked(SMUGGLED))),
  refused('chunks and something else', post([CHUNKED, 'Transfer-Encoding: x'], chunked(SMUGGLED))),
  refused('two lengths', post(['Content-Length: 5', LENGTH], `hello${SMUGGLED}`)),
  refused('the same length twice', post([LENGTH, LENGTH], SMUGGLED)),
  refused('a length named with a space', post(['Content-Length : 5'], 'hello')),
  refused('chunks named with a tab', post(['Transfer-Encoding\t: chunked'], chunked(SMUGGLED))),
  refused(
    'chunks with a length behind them',
    post([CHUNKED], '5\r\nhello\r\n0\r\nContent-Length: 9\r\n\r\n'),
  ),
  refused('two hosts', request('GET /v1/a', ['Host: other'])),
  refused('two credentials', request('GET /v1/a', ['Authorization: Bearer eve'])),
  refused(
    'two preconditions',
    request('PUT /v1/a', ['If-Match: "1"', 'If-Match: "2"', 'Content-Length: 5'], 'hello'),
  ),
  refused('no host', 'GET /v1/a HTTP/1.1\r\n\r\n'),
  refused('a folded first header', 'GET /v1/a HTTP/1.1\r\n X: y\r\nHost: h\r\n\r\n'),
  refused('a bare CR in a header', request('GET /v1/a', ['X: a\rContent-Length: 5'])),
  refused('a bare CR for an end', 'GET /v1/a HTTP/1.1\rHost: h\r\r'.concat('\r\n\r\n')),
  refused('NUL in a header', request('GET /v1/a', ['X: a\0b'])),
  refused('NUL in the target', get('/v1/a\0b')),
  refused('NUL in a name', request('GET /v1/a', ['X\0Y: b'])),
  refused('no name', request('GET /v1/a', [': b'])),
  refused('a head of 100 kB', request('GET /v1/a', [`X: ${'x'.repeat(100_000)}`]), 431),
  refused(
    'a length behind two thousand headers',
    request('POST /v1/a', [...new Array<string>(2_100).fill('a:'), LENGTH], SMUGGLED),
  ),
  refused('HTTP/0.9', 'GET /v1/a\r\n\r\n'),
  refused('HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'),
  refused('HTTP/1.2', 'GET /v1/a HTTP/1.2\r\nHost: h\r\n\r\n'),
  refused('a method in small letters', request('get /v1/a')),
  {
    name: 'an expectation that is not known',
    bytes: request('POST /v1/a', ['Expect: tea', LENGTH], SMUGGLED),
    status: 417,
    goesOn: true,
  },
  refused(
    'a good request behind a bad one',
    request('GET /v1/a', [LENGTH], SMUGGLED) + get('/v1/b'),
  ),

  passes('a length', post(['Content-Length: 5'], 'hello')),
  passes('chunks', post([CHUNKED], chunked('hello'))),
  passes('chunks with an extension', post([CHUNKED], `5;a=b\r\nhello\r\n0;c\r\n\r\n`)),
  passes(
    'chunks with trailers',
    post(
      [CHUNKED, 'Trailer: authorization'],
      `5\r\nhello\r\n0\r\nAuthorization: Bearer smuggler\r\nX: y\r\n\r\n`,
    ),
  ),
  passes('a body that looks like a request', post([LENGTH], SMUGGLED), `POST /v1/a ${SMUGGLED}`),
  passes('two spaces', request('GET  /v1/a'), 'GET /v1/a '),
  passes('an empty body', request('GET /v1/a', ['Content-Length: 0']), 'GET /v1/a '),
  passes(
    'a request to become another protocol',
    request('GET /v1/a', [
      'Connection: Upgrade, HTTP2-Settings',
      'Upgrade: h2c',
      'HTTP2-Settings: AAMAAABk',
    ]),
    'GET /v1/a ',
  ),
  passes(
    'encoded ids',
    get('/v1/a%2Fb%20c%25/d%2F..%2Fe?f=../g%0a'),
    'GET /v1/a%2Fb%20c%25/d%2F..%2Fe?f=../g%0a ',
  ),
]
