import { Listeners } from '../lib/store'

/** Milliseconds until a call without an answer counts as failed. */
export const TIMEOUT_MS = 30_000
/** Milliseconds of silence after which a person is told of it, and how often again. */
const STEP_MS = 10_000

type Wait = { steps: number; abort: AbortController }

const waits = new Set<Wait>()
const changed = new Listeners()

const late = () => new DOMException('The server did not answer in time.', 'TimeoutError')

/** The calls that are waited for, whoever made them: one place knows how long the server has been silent. */
export const awaited = {
  /** A call begins. Its signal aborts with a TimeoutError; `end` when it is answered or given up. */
  begin() {
    const wait: Wait = { steps: 0, abort: new AbortController() }
    waits.add(wait)
    const steps = setInterval(() => {
      wait.steps += 1
      changed.tell()
    }, STEP_MS)
    const timeout = setTimeout(() => wait.abort.abort(late()), TIMEOUT_MS)
    return {
      signal: wait.abort.signal,
      end() {
        clearInterval(steps)
        clearTimeout(timeout)
        waits.delete(wait)
        if (wait.steps > 0) changed.tell()
      },
    }
  },
  /** Seconds for which the longest call has had no answer, in steps of ten. */
  seconds: () => (Math.max(0, ...[...waits].map((wait) => wait.steps)) * STEP_MS) / 1_000,
  /** Ends the waiting for what has been silent for long; to whoever asked it is as if the time were up. */
  stopWaiting() {
    for (const wait of waits) if (wait.steps > 0) wait.abort.abort(late())
  },
  subscribe: changed.subscribe,
}
