import { workerOf } from '../worker-script'
import script from './diff-worker?worker&url'
import type { Answer, Job, Jobs } from './jobs'
import { WorkerFailure, workerQueue } from './worker-queue'

const queue = workerQueue<Job, Answer>(workerOf('diff-worker', script))

type Options = { signal?: AbortSignal }

async function run<K extends keyof Jobs>(
  kind: K,
  request: Jobs[K]['request'],
  { signal }: Options,
): Promise<Jobs[K]['result']> {
  const answer = await queue.run({ kind, request } as Job, signal)
  if ('error' in answer) throw new WorkerFailure(answer.error)
  return answer.result as Jobs[K]['result']
}

/**
 * Compares two contents in the worker. Rejects with the signal's reason once that is aborted, and with a `WorkerFailure`
 * when the worker could not do it; asking again starts another worker.
 */
export const compareContents = (request: Jobs['compare']['request'], options: Options = {}) =>
  run('compare', request, options)

/** `mergeContents` in the worker; rejects as `compareContents` does. */
export const mergeInWorker = (request: Jobs['merge']['request'], options: Options = {}) =>
  run('merge', request, options)

/** Loads the worker's script while the page still waits for what is to be compared. */
export const prepareComparing = (): void => queue.warmUp()
