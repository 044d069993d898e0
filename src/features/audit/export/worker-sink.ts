import { workerOf } from '../../../lib/worker-script'
import script from './export-worker?worker&url'
import type { Sink } from './exporter'
import type { Format } from './export-writer'
import type { Destination } from './targets'
import type { Order, Reply, SavedFile } from './worker-messages'

const startWorker = workerOf('export-worker', script)

/** What the worker said of a failure to write: `name` is the browser's, as of a DOMException. */
export class WriteFailure extends Error {
  override readonly name = 'WriteFailure'
  constructor(
    readonly reason: string,
    message: string,
  ) {
    super(message)
  }
}

/**
 * A worker that formats, digests and writes, so that the page stays smooth.
 * @throws WriteFailure when the file can't be made
 */
export async function openWorkerSink(
  format: Format,
  destination: Destination,
): Promise<Sink<SavedFile>> {
  const worker = startWorker()
  let answer: { resolve: (reply: Reply) => void; reject: (error: Error) => void } | null = null
  worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
    if (data.kind === 'failed') answer?.reject(new WriteFailure(data.name, data.message))
    else answer?.resolve(data)
  })
  worker.addEventListener('error', (event) => {
    answer?.reject(new WriteFailure('WorkerError', event.message))
  })
  const send = (order: Order) =>
    new Promise<Reply>((resolve, reject) => {
      answer = { resolve, reject }
      worker.postMessage(order)
    })
  try {
    await send({ kind: 'open', format, destination })
  } catch (error) {
    worker.terminate()
    throw error
  }
  return {
    async write(batch) {
      const reply = await send({ kind: 'write', batch })
      return reply.kind === 'bytes' ? reply.bytes : 0
    },
    async finish() {
      const reply = await send({ kind: 'finish' })
      worker.terminate()
      if (reply.kind !== 'finished') throw new WriteFailure('WorkerError', 'no file')
      return reply.saved
    },
    async discard() {
      try {
        await send({ kind: 'discard' })
      } finally {
        worker.terminate()
      }
    },
  }
}
