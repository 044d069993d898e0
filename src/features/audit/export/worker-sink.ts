import { workerOf } from '../../../lib/worker-script'
import script from './export-worker?worker&url'
import type { Sink } from './exporter'
import type { Format } from '../../../components/export/export-writer'
import type { Destination } from './targets'
import type { Order, Reply, SavedFile } from './worker-messages'
import { ordersTo, WriteFailure } from './worker-orders'

const startWorker = workerOf('export-worker', script)

/**
 * A worker that formats, digests and writes, so that the page stays smooth.
 * @throws WriteFailure when the file can't be made
 */
export async function openWorkerSink(
  format: Format,
  destination: Destination,
): Promise<Sink<SavedFile>> {
  const worker = startWorker()
  const send = ordersTo<Order, Reply>(worker)
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
