import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** What the first screen may cost, in bytes of gzipped JavaScript (docs/decisions/0006). */
export const FIRST_SCREEN_BYTES_MAX = 180 * 1024

/** The modules that a person's first screen, the list of Scopes, begins with. */
const ROOTS = ['index.html', 'src/features/scopes/ScopesPage.tsx']

/**
 * The JavaScript that a built dashboard loads before it shows the list of Scopes: its entry, the page, and all that
 * either imports statically.
 * @param {string} dist directory of the build
 * @returns {{ total: number, chunks: { file: string, bytes: number }[] }} bytes after gzip -9, largest chunk first
 * @throws Error when the build has no manifest, or another first page
 */
export function firstScreenSize(dist) {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8'))
  const files = new Set()
  const seen = new Set()
  const add = (key) => {
    if (seen.has(key)) return
    seen.add(key)
    const chunk = manifest[key]
    if (chunk === undefined) {
      throw new Error(
        `The build does not name ${key}: say in scripts/first-screen-size.mjs what the first screen is.`,
      )
    }
    files.add(chunk.file)
    for (const imported of chunk.imports ?? []) add(imported)
  }
  ROOTS.forEach(add)
  const chunks = [...files]
    .map((file) => ({ file, bytes: gzipSync(readFileSync(join(dist, file)), { level: 9 }).length }))
    .sort((a, b) => b.bytes - a.bytes)
  return { total: chunks.reduce((sum, { bytes }) => sum + bytes, 0), chunks }
}
