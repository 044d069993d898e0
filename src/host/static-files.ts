import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { gzipSync } from 'node:zlib'
import { SETTINGS_META } from '../lib/settings-meta'
import { acceptedEncoding, type Encoding } from './accepted-encoding'
import { scriptHashes, securityHeaders } from './security-headers'
import { StartError } from './start-error'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.txt': 'text/plain; charset=utf-8',
  '.map': 'application/json',
}
const NONCE = '__CSP_NONCE__'
/** How long a browser may keep a file whose name says what is in it. */
export const FOR_GOOD = 'public, max-age=31536000, immutable'
/** Where the page has room for its settings. */
const SETTINGS = new RegExp(`(<meta name="${SETTINGS_META}" content=")(?=")`)

/** How a build names the copies that it lays beside a file (`scripts/compressed.mjs`); best first. */
const COPIES: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' }

type File = { type: string; content: Buffer; copies: Partial<Record<Encoding, Buffer>> }

/**
 * Serves a built client from memory, its page with the settings in it (screens §2): only what lay in the directory at the start can be asked for, and nothing whose
 * path has a name with a leading dot. Every other address is the dashboard's own and gets its page.
 * @param base the path that browsers find the console at: the page's addresses begin with it
 * @throws StartError when there is no build.
 */
export function staticFiles(
  directory: string,
  base = '/',
): (request: Request, settings: string, origins?: readonly string[]) => Response {
  const files = readFiles(directory)
  const page = files.get('/index.html')
  if (page === undefined) {
    throw new StartError(`There is no client in ${directory}: build it with npm run build.`)
  }
  const html = pageBelow(page.content.toString('utf8'), base)
  const scripts = scriptHashes(html)
  return (request, settings, origins) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return plain(405, 'Method Not Allowed', { Allow: 'GET, HEAD' })
    }
    const path = pathOf(request)
    const file = path === '/index.html' ? undefined : files.get(path)
    if (file !== undefined) return send(request, file, securityHeaders(null), cachingOf(path))
    if (/^\/(assets\/|\.)/.test(path)) return plain(404, 'Not Found')
    const nonce = randomBytes(18).toString('base64')
    const content = Buffer.from(
      html
        .replaceAll(NONCE, nonce)
        .replace(SETTINGS, (_, before: string) => before + attribute(settings)),
    )
    const fresh = { ...page, content, copies: { gzip: gzipSync(content) } }
    return send(request, fresh, securityHeaders(`nonce-${nonce}`, scripts, origins), 'no-cache')
  }
}

/** How each address in the page begins; `scripts/early-code.mjs` sees to it that nothing else does. */
const ADDRESS = '="/'

/** A built page whose addresses begin with the path that browsers find the console at (decision 29). */
export const pageBelow = (html: string, base: string) => html.replaceAll(ADDRESS, `="${base}`)

/** A text as the value of an attribute in double quotes. */
const attribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/** The path as it was sent: nothing is decoded, so nothing in it can be malformed. */
const pathOf = (request: Request): string => new URL(request.url).pathname

const cachingOf = (path: string) => (path.startsWith('/assets/') ? FOR_GOOD : 'no-cache')

const plain = (status: number, text: string, headers: Record<string, string> = {}) =>
  new Response(text, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', ...securityHeaders(null), ...headers },
  })

function send(request: Request, file: File, security: Record<string, string>, caching: string) {
  const there = (Object.keys(COPIES) as Encoding[]).filter((encoding) => file.copies[encoding])
  const encoding = acceptedEncoding(request.headers.get('Accept-Encoding'), there)
  const content = (encoding && file.copies[encoding]) ?? file.content
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(content), {
    headers: {
      'Content-Type': file.type,
      'Content-Length': String(content.length),
      'Cache-Control': caching,
      ...(there.length > 0 && { Vary: 'Accept-Encoding' }),
      ...(encoding && { 'Content-Encoding': encoding }),
      ...security,
    },
  })
}

function readFiles(directory: string): Map<string, File> {
  let entries
  try {
    entries = readdirSync(directory, { recursive: true, withFileTypes: true })
  } catch {
    return new Map() // no directory: the caller says that there is no build
  }
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ file, names: relative(directory, file).split(sep) }))
    .filter(({ names }) => !names.some((name) => name.startsWith('.')))
  const contents = new Map(
    files.map(({ file, names }) => [
      `/${names.map(encodeURIComponent).join('/')}`,
      readFileSync(file),
    ]),
  )
  const endings = Object.entries(COPIES) as [Encoding, string][]
  return new Map(
    [...contents]
      .filter(([path]) => !endings.some(([, ending]) => path.endsWith(ending)))
      .map(([path, content]) => {
        const type = TYPES[extname(path)] ?? 'application/octet-stream'
        const copies = Object.fromEntries(
          endings.flatMap(([encoding, ending]) => {
            const copy = contents.get(path + ending)
            return copy ? [[encoding, copy]] : []
          }),
        )
        return [path, { type, content, copies }]
      }),
  )
}
