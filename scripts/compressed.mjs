import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

/** The page changes with each answer and the settings with each deployment: a copy of either would be an old one. */
const STAYS = /\.(js|css|svg|txt|wasm)$/
/** What fits one packet comes no sooner. */
const BYTES_MIN = 1024

/**
 * Lays a copy in brotli and one in gzip beside each file of a build, so that no server compresses anything anew.
 * @returns {import('vite').Plugin}
 */
export function compressed() {
  return {
    name: 'compressed',
    apply: 'build',
    // Only here is a file what the browser gets.
    writeBundle({ dir }, bundle) {
      for (const file of Object.keys(bundle).filter((name) => STAYS.test(name))) {
        const path = join(dir, file)
        const content = readFileSync(path)
        if (content.length < BYTES_MIN) continue
        writeFileSync(`${path}.br`, brotliCompressSync(content))
        writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }))
      }
    },
  }
}
