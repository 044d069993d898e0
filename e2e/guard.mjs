/**
 * Ends a test run's servers when the run itself was ended without a chance to do so (SIGTERM of a CI,
 * SIGKILL). It holds the other end of a pipe: `+PID` guards a process, `-PID` no longer does, and the
 * end of the pipe, which comes with the end of the run, ends all that are left. Its argument is the
 * directory of the run's databases, removed last.
 */
import { rmSync } from 'node:fs'
import { createInterface } from 'node:readline'

const guarded = new Set()

createInterface(process.stdin)
  .on('line', (line) => {
    const pid = Number(line.slice(1))
    if (line.startsWith('+')) guarded.add(pid)
    else guarded.delete(pid)
  })
  .on('close', () => {
    for (const pid of guarded) {
      try {
        process.kill(pid, 'SIGKILL')
      } catch {
        // It has ended by itself, which is what was wanted.
      }
    }
    rmSync(process.argv[2], { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  })
