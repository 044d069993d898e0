/** What the queue uses of a `Worker`. */
export type WorkerLike = Pick<
  Worker,
  'postMessage' | 'terminate' | 'onmessage' | 'onmessageerror' | 'onerror'
>

/** The worker did not do a job: it could not be loaded, it broke down, or it did not answer. */
export class WorkerFailure extends Error {
  override name = 'WorkerFailure'
}

/** Milliseconds until the worker counts as failed: a job's budget of steps ends it long before that (decision 10). */
const ANSWER_MS_MAX = 30_000

type Waiting<Job, Answer> = {
  job: Job
  resolve: (answer: Answer) => void
  reject: (reason: unknown) => void
  aborted: boolean
}

/**
 * Gives jobs to one worker, one at a time in their order. A job that is aborted while it runs is left to end when
 * nobody waits; otherwise its worker is terminated, so that a long job never holds up the next. A worker that fails
 * rejects the job that it had; the next job starts another.
 */
export function workerQueue<Job, Answer>(start: () => WorkerLike) {
  type Entry = Waiting<Job, Answer>
  let worker: WorkerLike | null = null
  let running: Entry | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const waiting: Entry[] = []

  const stop = () => {
    worker?.terminate()
    worker = null
  }
  const finish = (settle: (entry: Entry) => void) => {
    clearTimeout(timer)
    const entry = running
    running = null
    if (entry) settle(entry)
    next()
  }
  const fail = (reason: string) => {
    stop()
    finish((entry) => entry.reject(new WorkerFailure(reason)))
  }
  const started = (): WorkerLike => {
    if (worker) return worker
    const created = start()
    worker = created
    // A worker that was terminated can still have a message on its way.
    const current = () => worker === created
    created.onmessage = ({ data }: MessageEvent<Answer>) => {
      if (current()) finish((entry) => entry.resolve(data))
    }
    created.onmessageerror = () => {
      if (current()) fail('its answer could not be read')
    }
    created.onerror = (event) => {
      event.preventDefault()
      if (current()) fail(event.message || 'it could not be loaded')
    }
    return created
  }
  const next = () => {
    if (running?.aborted && waiting.length > 0) {
      stop()
      clearTimeout(timer)
      running = null
    }
    if (running) return
    const entry = waiting.shift()
    if (!entry) return
    running = entry
    timer = setTimeout(() => fail('it did not answer'), ANSWER_MS_MAX)
    try {
      started().postMessage(entry.job)
    } catch (error) {
      fail(String(error))
    }
  }

  return {
    /** Starts the worker before there is a job, so that the first one need not wait for its script. */
    warmUp: () => {
      try {
        started()
      } catch {
        // The first job will say so.
      }
    },
    /** Rejects with a `WorkerFailure`, or with the signal's reason once that is aborted. */
    run: (job: Job, signal?: AbortSignal): Promise<Answer> =>
      new Promise((resolve, reject) => {
        signal?.throwIfAborted()
        const entry: Entry = { job, resolve, reject, aborted: false }
        const abort = () => {
          entry.aborted = true
          reject(signal?.reason)
          const place = waiting.indexOf(entry)
          if (place >= 0) waiting.splice(place, 1)
          next()
        }
        const settled =
          <T>(settle: (value: T) => void) =>
          (value: T) => {
            signal?.removeEventListener('abort', abort)
            settle(value)
          }
        entry.resolve = settled(resolve)
        entry.reject = settled(reject)
        signal?.addEventListener('abort', abort, { once: true })
        waiting.push(entry)
        next()
      }),
  }
}
