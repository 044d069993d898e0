import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerPolicy } from './proxy-answer'
import { EMPTY_STYLE, scriptHashes, securityHeaders } from './security-headers'
import { parseStatic } from './static-options'
import { writeStaticSite } from './static-site'

const directory = mkdtempSync(join(tmpdir(), 'static-site-'))
const client = join(directory, 'dist')
const templates = join(import.meta.dirname, '..', '..', 'deploy')
const PAGE =
  '<link href="/icon.svg"><script type="module" src="/assets/a-1.js"></script><script>early()</script>'
beforeAll(() => {
  mkdirSync(join(client, 'assets'), { recursive: true })
  writeFileSync(join(client, 'index.html'), PAGE)
  writeFileSync(join(client, 'config.json'), '{}')
  writeFileSync(join(client, 'assets/a-1.js'), 'export {}')
})
afterAll(() => rmSync(directory, { recursive: true }))

const written = (
  base: string,
  settings: Parameters<typeof writeStaticSite>[0]['settings'] = { apiBase: '', signIn: 'token' },
) => {
  const out = join(directory, `out${base.replaceAll('/', '-')}`)
  writeStaticSite({ client, templates, out, base, at: '/opt/console', settings })
  return (path: string) => readFileSync(join(out, path))
}
const text = (bytes: Buffer) => bytes.toString('utf8')

test('files lie below the path, the page with its addresses and compressed', () => {
  const read = written('/a/b/')
  const page = text(read('files/a/b/index.html'))
  expect(page).toContain(
    '<link href="/a/b/icon.svg"><script type="module" src="/a/b/assets/a-1.js">',
  )
  expect(text(brotliDecompressSync(read('files/a/b/index.html.br')))).toBe(page)
  expect(text(gunzipSync(read('files/a/b/index.html.gz')))).toBe(page)
  expect(text(read('files/a/b/assets/a-1.js'))).toBe('export {}')
  expect(JSON.parse(text(read('files/a/b/config.json')))).toEqual({ apiBase: '', signIn: 'token' })
})

test('what lay there from another path is gone', () => {
  const out = join(directory, 'again')
  const settings = { apiBase: '', signIn: 'token' } as const
  const site = { client, templates, out, at: '/opt/console', settings }
  writeStaticSite({ ...site, base: '/old/' })
  writeFileSync(join(out, 'theirs.txt'), 'kept')
  writeStaticSite({ ...site, base: '/new/' })
  expect(readdirSync(join(out, 'files'))).toEqual(['new'])
  expect(readFileSync(join(out, 'theirs.txt'), 'utf8')).toBe('kept')
})

test('the headers of both servers are the host’s', () => {
  const read = written('/', {
    apiBase: '',
    signIn: {
      oidc: { issuer: 'https://login.example/x', clientId: 'c', scope: 'openid', origins: [] },
    },
  })
  const page = securityHeaders(EMPTY_STYLE, scriptHashes(PAGE), ['https://login.example'])
  expect(page['Content-Security-Policy']).not.toContain('unsafe')
  const sets = { page, file: securityHeaders(null), answer: answerPolicy() }
  for (const [kind, headers] of Object.entries(sets)) {
    const nginx = text(read(`nginx/${kind}-headers.conf`))
    const caddy = text(read(`caddy/${kind}-headers.caddy`))
    const ofNginx = [...nginx.matchAll(/^add_header (\S+) "([^"]*)" always;$/gm)]
    const ofCaddy = [...caddy.matchAll(/^(\S+) "([^"]*)"$/gm)]
    for (const found of [ofNginx, ofCaddy]) {
      expect(Object.fromEntries(found.map(([, name, value]) => [name, value]))).toEqual(headers)
    }
  }
})

test.each(['nginx/scope-console.conf', 'nginx/api.conf', 'nginx/nginx.conf', 'caddy/Caddyfile'])(
  '%s is written for its path and its place',
  (file) => {
    for (const base of ['/', '/a/b/'] as const) {
      const conf = text(written(base)(file))
      expect(conf).not.toMatch(/\/srv\/|\/console\b(?!\/(?:nginx|caddy|files))/)
      expect(conf).toContain('/opt/console/')
      expect(conf.includes('# below a path')).toBe(
        base !== '/' && /scope-console\.conf|Caddyfile/.test(file),
      )
    }
  },
)

test.each([
  [['--base', 'x'], '--base is "x"'],
  [['--at', 'relative'], '--at is "relative"'],
  [['--at', '/with blank'], '--at is "/with blank"'],
  [['--bogus'], '--bogus'],
])('%j is refused by its name', (argv, said) => {
  expect(() => parseStatic(argv)).toThrow(said)
})

test('without a build, there is nothing to write', () => {
  const settings = { apiBase: '', signIn: 'token' } as const
  const site = { client: join(directory, 'none'), templates, out: join(directory, 'x') }
  expect(() => writeStaticSite({ ...site, base: '/', at: '/x', settings })).toThrow('npm run build')
})
