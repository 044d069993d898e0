import { execFile } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { expect } from 'vitest'
import { checksumOf } from '../../../components/export/receipt-file'

export const VERIFY_SCRIPT = fileURLToPath(
  new URL('../../../../scripts/verify-export.mjs', import.meta.url),
)

/** What the verifier says of a bundle, and its exit code. */
export const verify = (bytes: Uint8Array, ...more: string[]) =>
  new Promise<{ code: number; output: string }>((resolve) => {
    const path = join(mkdtempSync(join(tmpdir(), 'bundle-')), 'evidence.zip')
    writeFileSync(path, bytes)
    execFile(process.execPath, [VERIFY_SCRIPT, path, ...more], (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), output: stdout + stderr }),
    )
  })

export type Files = Record<string, string>

/** For tests: the files of a bundle. */
export const unpackedBundle = (bytes: Uint8Array): Files =>
  Object.fromEntries(
    Object.entries(unzipSync(bytes)).map(([name, content]) => [name, strFromU8(content)]),
  )
export const packed = (changed: Files) =>
  zipSync(Object.fromEntries(Object.entries(changed).map(([name, text]) => [name, strToU8(text)])))

/** The files with a manifest that fits them: what somebody could make who changes both. */
export async function resealed(changed: Files): Promise<Uint8Array> {
  const { checksum, ...body } = JSON.parse(changed['manifest.json'] ?? '') as {
    checksum: string
    files: { name: string; bytes: number; sha256: string }[]
  }
  expect(checksum).toMatch(/^sha256:/)
  for (const file of body.files) {
    const bytes = strToU8(changed[file.name] ?? '')
    const digest = await crypto.subtle.digest('SHA-256', Uint8Array.from(bytes))
    file.bytes = bytes.length
    file.sha256 = Buffer.from(digest).toString('hex')
  }
  const sealed = { ...body, checksum: checksumOf(body) }
  return packed({ ...changed, 'manifest.json': `${JSON.stringify(sealed, null, 2)}\n` })
}
