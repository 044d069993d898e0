import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { parseAst } from 'vite'

/** A person's first screen, the list of Scopes, by the name that its chunk has. */
const PAGE = /^ScopesPage-[\w-]+\.js$/

/**
 * The JavaScript that a built dashboard loads before it shows the list of Scopes: its entry, the page, and all that
 * either imports statically.
 * @param {string} dist directory of the build
 * @returns {{ total: number, chunks: { file: string, bytes: number }[] }} bytes after gzip -9, largest chunk first
 * @throws Error when there is no build, or one with another first page
 */
export function firstScreenSize(dist) {
  const files = new Map()
  const add = (file) => {
    if (files.has(file)) return
    const code = readFileSync(join(dist, file), 'utf8')
    files.set(file, gzipSync(code, { level: 9 }).length)
    for (const { source } of parseAst(code).body) {
      if (source) add(new URL(source.value, `file:///${file}`).pathname.slice(1))
    }
  }
  for (const root of rootsOf(dist)) add(root)
  const chunks = [...files]
    .map(([file, bytes]) => ({ file, bytes }))
    .sort((a, b) => b.bytes - a.bytes)
  return { total: chunks.reduce((sum, { bytes }) => sum + bytes, 0), chunks }
}

function rootsOf(dist) {
  const html = readFileSync(join(dist, 'index.html'), 'utf8')
  const [, entry] = /<script [^>]*\bsrc="\/(assets\/[^"]+\.js)"/.exec(html) ?? []
  const [page, ...others] = readdirSync(join(dist, 'assets')).filter((name) => PAGE.test(name))
  if (entry === undefined || page === undefined || others.length > 0) {
    throw new Error(
      `The build in ${dist} has no first screen by that name: say in scripts/first-screen-size.mjs what it is.`,
    )
  }
  return [entry, `assets/${page}`]
}
