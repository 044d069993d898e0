/** Prints what the built dashboard loads for its first screen: `npm run build && node bench/first-screen.mjs`. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { firstScreenSize } from '../scripts/first-screen-size.mjs'
import { table } from './figures.mjs'

const kilobytes = (bytes) => (bytes / 1024).toFixed(1)

/** @param {string} dist directory of a build */
export function reportFirstScreen(dist) {
  const { total, chunks } = firstScreenSize(dist)
  console.log(
    table(
      ['chunk', 'KB gzipped'],
      chunks.map(({ file, bytes }) => [file, kilobytes(bytes)]),
    ),
  )
  console.log(`First screen: ${kilobytes(total)} KB in ${chunks.length} files.`)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const dist = join(fileURLToPath(new URL('..', import.meta.url)), process.argv[2] ?? 'dist')
  if (!existsSync(join(dist, 'index.html'))) {
    console.error(`${dist} holds no build: npm run build first.`)
    process.exit(1)
  }
  reportFirstScreen(dist)
}
