import { spawn } from 'node:child_process'
import { join } from 'node:path'

/** Guards server processes and a directory against the sudden end of this process, see `guard.mjs`. */
export type Guard = { add(pid: number): void; remove(pid: number): void; end(): void }

export function startGuard(directory: string): Guard {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'guard.mjs'), directory], {
    stdio: ['pipe', 'ignore', 'inherit'],
    // In a group of its own: Ctrl-C is for the run, which then still needs the guard.
    detached: true,
  })
  child.unref()
  return {
    add: (pid) => void child.stdin.write(`+${pid}\n`),
    remove: (pid) => void child.stdin.write(`-${pid}\n`),
    end: () => void child.stdin.end(),
  }
}
