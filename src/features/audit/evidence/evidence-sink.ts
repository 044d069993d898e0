import { workerOf } from '../../../lib/worker-script'
import type { Sink } from '../export/exporter'
import type { Destination } from '../export/targets'
import type { SavedFile } from '../export/worker-messages'
import { ordersTo, WriteFailure } from '../export/worker-orders'
import type { RevisionChange } from './change-text'
import type { EventFacts } from './event-facts'
import type { EvidenceOrder, EvidenceReply } from './evidence-messages'
import script from './evidence-worker?worker&url'
import type { ManifestFacts } from './manifest'

const startWorker = workerOf('evidence-worker', script)

/** Takes the events of a bundle from the exporter, then the other files. */
export type EvidenceSink = Sink<SavedFile> & {
  /** Known once the exporter has finished. */
  facts(): EventFacts
  add(name: string, text: string): Promise<void>
  /** Compares two revisions and writes what changed. */
  addChange(name: string, change: RevisionChange): Promise<void>
  /** Writes the manifest and ends the bundle. */
  close(facts: ManifestFacts): Promise<SavedFile>
}

/**
 * A worker that packs, digests and writes, so that the page stays smooth and its memory flat.
 * @throws WriteFailure when the file can't be made
 */
export async function openEvidenceSink(destination: Destination): Promise<EvidenceSink> {
  const worker = startWorker()
  const send = ordersTo<EvidenceOrder, EvidenceReply>(worker)
  let facts: EventFacts | null = null
  try {
    await send({ kind: 'open', destination })
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
      const reply = await send({ kind: 'end-events' })
      if (reply.kind !== 'events') throw new WriteFailure('WorkerError', 'no events')
      facts = reply.facts
      return { ...reply.written, file: null }
    },
    facts() {
      if (facts === null) throw new Error('The events are not written yet.')
      return facts
    },
    async add(name, text) {
      await send({ kind: 'add', name, text })
    },
    async addChange(name, change) {
      await send({ kind: 'add-change', name, change })
    },
    async close(manifest) {
      const reply = await send({ kind: 'finish', facts: manifest })
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
