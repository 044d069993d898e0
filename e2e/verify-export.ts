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

const OUTCOME = /,"request_outcome":"(succeeded|refused|partly|unknown)"}$/

/** The event of a line as the server sent it: without the outcome of its request, which the console has added. */
export function eventOfLine(line: string): AuditEvent {
  if (!OUTCOME.test(line)) throw new Error(`The line tells no outcome of its request: ${line}`)
  return JSON.parse(line.replace(OUTCOME, '}')) as AuditEvent
}

/** The events of a JSON Lines file. */
export async function eventsIn(file: string): Promise<AuditEvent[]> {
  const text = await readFile(file, 'utf8')
  const lines = text.split('\n').slice(0, -1)
  return lines.map(eventOfLine)
}
