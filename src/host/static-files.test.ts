import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { staticFiles } from './static-files'

const directory = mkdtempSync(join(tmpdir(), 'static-'))
const PAGE =
  '<meta nonce="__CSP_NONCE__"><meta name="scope-console-settings" content=""><script>early()</script>'
const SCRIPT = 'export const a = 1\n'.repeat(100)
let serve: ReturnType<typeof staticFiles>
beforeAll(() => {
  mkdirSync(join(directory, 'assets'))
  writeFileSync(join(directory, 'index.html'), PAGE)
  writeFileSync(join(directory, 'icon.svg'), '<svg/>')
  writeFileSync(join(directory, 'assets/a-1.js'), SCRIPT)
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
  expect(policy).toMatch(/; trusted-types diff-worker export-worker$/)
  expect(Object.fromEntries(headers)).toMatchObject({
    'cross-origin-embedder-policy': 'require-corp',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': expect.stringMatching(/^clipboard-write=\(self\), .*\bcamera=\(\)/),
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  })
})

test('text is compressed for those who ask', async () => {
  const response = get('/assets/a-1.js', { 'Accept-Encoding': 'br, gzip' })
  expect(response.headers.get('Content-Encoding')).toBe('gzip')
  const bytes = Buffer.from(await response.arrayBuffer())
  expect(String(bytes.length)).toBe(response.headers.get('Content-Length'))
  expect(gunzipSync(bytes).toString()).toBe(SCRIPT)
  expect(get('/assets/a-1.js').headers.get('Content-Encoding')).toBeNull()
})

test('HEAD has the headers of GET, other methods are refused', async () => {
  const head = get('/', {}, 'HEAD')
  expect([head.status, await head.text()]).toEqual([200, ''])
  expect(get('/', {}, 'POST').status).toBe(405)
})

test('without a build there is nothing to serve', () => {
  expect(() => staticFiles(join(directory, 'nothing'))).toThrow('npm run build')
})
