import { readFile, writeFile } from 'node:fs/promises'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { expect } from './fixtures'
import { verifyExport } from './verify-export'

/** Changes one letter of each file of a bundle, one file after the other, and expects that each is refused by its name. */
export async function expectEachFileGuarded(path: string) {
  const whole = await readFile(path)
  const files = unzipSync(whole)
  for (const [name, bytes] of Object.entries(files)) {
    const changed = strToU8(strFromU8(bytes).replace(/[a-z]/, (letter) => letter.toUpperCase()))
    await writeFile(path, zipSync({ ...files, [name]: bytes.length ? changed : strToU8('{}\n') }))
    const { code, output } = await verifyExport(path)
    expect(output, `${name} was changed`).toContain(`FAILED  ${name}: `)
    expect(code).toBe(1)
  }
  await writeFile(path, whole)
}
