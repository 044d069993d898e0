import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { AuditEvent } from '../src/api/contract/audit'

const SCRIPT = fileURLToPath(new URL('../scripts/verify-export.mjs', import.meta.url))

/** `npm run verify-export`: its exit code and what it says. */
export const verifyExport = (...args: string[]) =>
  new Promise<{ code: number; output: string }>((resolve) => {
    execFile(process.execPath, [SCRIPT, ...args], (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), output: stdout + stderr }),
    )
  })

/** The events of a JSON Lines file. */
export async function eventsIn(file: string): Promise<AuditEvent[]> {
  const text = await readFile(file, 'utf8')
  const lines = text.split('\n').slice(0, -1)
  return lines.map((line) => JSON.parse(line) as AuditEvent)
}
