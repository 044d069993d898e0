import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

/** Files that never change once they are built. The host changes the page for each answer, and a deployment its settings. */
const STAYS = /\.(js|css|svg|txt|wasm)$/
/** Bytes from which compressing pays: a smaller file fits into one packet as it is. */
const BYTES_MIN = 1024

/**
 * Writes a brotli and a gzip copy of each built file beside it, so that a server need not compress on request.
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
