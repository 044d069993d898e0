import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { staticFiles } from './static-files'

const directory = mkdtempSync(join(tmpdir(), 'static-'))
const PAGE =
  '<link href="/icon.svg"><script type="module" src="/assets/a-1.js"></script><meta nonce="__CSP_NONCE__"><meta name="scope-console-settings" content=""><script>early()</script>'
const SCRIPT = 'export const a = 1\n'.repeat(100)
let serve: ReturnType<typeof staticFiles>
beforeAll(() => {
  mkdirSync(join(directory, 'assets'))
  writeFileSync(join(directory, 'index.html'), PAGE)
  writeFileSync(join(directory, 'icon.svg'), '<svg/>')
  writeFileSync(join(directory, 'assets/a-1.js'), SCRIPT)
  writeFileSync(join(directory, 'assets/a-1.js.br'), brotliCompressSync(SCRIPT))
  writeFileSync(join(directory, 'assets/a-1.js.gz'), gzipSync(SCRIPT))
  writeFileSync(join(directory, 'assets/b-1.js'), SCRIPT)
  mkdirSync(join(directory, '.vite'))
  writeFileSync(join(directory, '.vite/manifest.json'), '{}')
  writeFileSync(join(directory, '.env'), 'SECRET=1')
  writeFileSync(join(directory, 'assets/.hidden.js'), SCRIPT)
  serve = staticFiles(directory)
})
afterAll(() => rmSync(directory, { recursive: true }))
const get = (path: string, headers = {}, method = 'GET', settings = '{}') =>
  serve(new Request(`http://host${path}`, { method, headers }), settings)

test('a page carries a nonce of its own that its policy allows', async () => {
  const [first, second] = [get('/'), get('/')]
  const [, nonce] = /nonce="([^"]+)"/.exec(await first.text()) ?? []
  const policy = first.headers.get('Content-Security-Policy')
  expect(policy).toContain(`style-src 'self' 'nonce-${nonce}'`)
  const hash = createHash('sha256').update('early()').digest('base64')
  expect(policy).toContain(`default-src 'none'; script-src 'self' 'sha256-${hash}';`)
  expect(policy).not.toContain('unsafe')
  expect(await second.text()).not.toContain(String(nonce))
  expect(first.headers.get('Cache-Control')).toBe('no-cache')
})

test('a page carries the settings, whatever they hold', async () => {
  const settings = JSON.stringify({
    apiBase: '',
    identities: [{ label: '"><script>&$1 </script>' }],
  })
  const text = await get('/', {}, 'GET', settings).text()
  const [, content = ''] = /name="scope-console-settings" content="([^"]*)"/.exec(text) ?? []
  expect(content.replaceAll('&quot;', '"').replaceAll('&amp;', '&')).toBe(settings)
  expect(text.endsWith('<script>early()</script>')).toBe(true)
})

test('below a path, the addresses in the page begin with it; what the policy allows is the same', async () => {
  const below = staticFiles(directory, '/a/b/')(
    new Request('http://host/scopes/a'),
    '{"apiBase":""}',
  )
  const text = await below.text()
  expect(text).toContain(
    '<link href="/a/b/icon.svg"><script type="module" src="/a/b/assets/a-1.js">',
  )
  expect(text).toContain('content="{&quot;apiBase&quot;:&quot;&quot;}"')
  const hashes = (response: Response) =>
    /script-src [^;]+/.exec(response.headers.get('Content-Security-Policy') ?? '')?.[0]
  expect(hashes(below)).toBe(hashes(get('/')))
})

test.each([
  '/scopes/a.b',
  '/scopes/a%2Fb',
  '/scopes/%zz',
  '/scopes/.a',
  '/scopes/..%2f..%2fetc%2fpasswd',
  '/index.html',
])('%s is an address of the dashboard', async (path) => {
  const response = get(path)
  expect(response.status).toBe(200)
  expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
  expect(await response.text()).not.toContain('__CSP_NONCE__')
})

test('hashed assets are kept for ever, others are asked for again', () => {
  expect(get('/assets/a-1.js').headers.get('Cache-Control')).toContain('immutable')
  expect(get('/assets/a-1.js').headers.get('Content-Type')).toContain('text/javascript')
  expect(get('/icon.svg').headers.get('Cache-Control')).toBe('no-cache')
})

test.each([
  '/assets/gone.js',
  '/.vite/manifest.json',
  '/.env',
  '/.well-known/security.txt',
  '/assets/.hidden.js',
  '/..%2f..%2fetc%2fpasswd',
])('%s is 404, not the page', (path) => {
  expect(get(path).status).toBe(404)
})

test.each([
  ['the page', 200, '/', 'GET'],
  ['a script', 200, '/assets/a-1.js', 'GET'],
  ['a missing asset', 404, '/assets/gone.js', 'GET'],
  ['a refused method', 405, '/', 'DELETE'],
])('%s is sent under the policy', (_, status, path, method) => {
  const { status: answered, headers } = get(path, {}, method)
  expect(answered).toBe(status)
  const policy = headers.get('Content-Security-Policy')
  expect(policy).toMatch(/^default-src 'none'; script-src 'self'( 'sha256-[\w+/]{43}=')?; /)
  expect(policy).toContain("; require-trusted-types-for 'script'; ")
  expect(policy).toMatch(/; trusted-types diff-worker export-worker evidence-worker$/)
  expect(Object.fromEntries(headers)).toMatchObject({
    'cross-origin-embedder-policy': 'require-corp',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': expect.stringMatching(/^clipboard-write=\(self\), .*\bcamera=\(\)/),
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  })
})

test.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['br;q=0, gzip;q=0.1', 'gzip', gunzipSync],
  ['identity', null, (bytes: Buffer) => bytes],
])('a file is sent to who asks for %j as the copy in %j', async (asked, encoding, decode) => {
  const headers = { 'Accept-Encoding': asked }
  const response = get('/assets/a-1.js', headers)
  expect(response.headers.get('Content-Encoding')).toBe(encoding)
  expect(response.headers.get('Vary')).toBe('Accept-Encoding')
  expect(response.headers.get('Content-Type')).toContain('text/javascript')
  expect(response.headers.get('Cache-Control')).toContain('immutable')
  const bytes = Buffer.from(await response.arrayBuffer())
  const length = response.headers.get('Content-Length')
  expect(length).toBe(String(bytes.length))
  expect(get('/assets/a-1.js', headers, 'HEAD').headers.get('Content-Length')).toBe(length)
  expect(decode(bytes).toString()).toBe(SCRIPT)
})

test('a file without copies is sent as it is', async () => {
  const response = get('/assets/b-1.js', { 'Accept-Encoding': 'br, gzip' })
  expect(response.headers.get('Content-Encoding')).toBeNull()
  expect(response.headers.get('Vary')).toBeNull()
  expect(await response.text()).toBe(SCRIPT)
})

test('a copy has no address of its own', async () => {
  for (const path of ['/assets/a-1.js.br', '/assets/a-1.js.gz']) {
    expect(get(path).status).toBe(404)
  }
})

test('the page is compressed with its own nonce', async () => {
  const response = get('/', { 'Accept-Encoding': 'br, gzip' })
  expect(response.headers.get('Content-Encoding')).toBe('gzip')
  const page = gunzipSync(Buffer.from(await response.arrayBuffer())).toString()
  const [, nonce] = /nonce="([^"]+)"/.exec(page) ?? []
  expect(response.headers.get('Content-Security-Policy')).toContain(`'nonce-${nonce}'`)
})

test('HEAD has the headers of GET, other methods are refused', async () => {
  const head = get('/', {}, 'HEAD')
  expect([head.status, await head.text()]).toEqual([200, ''])
  expect(get('/', {}, 'POST').status).toBe(405)
})

test('without a build there is nothing to serve', () => {
  expect(() => staticFiles(join(directory, 'nothing'))).toThrow('npm run build')
})
