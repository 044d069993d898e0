import type { AuditEvent } from '../../../api/contract/audit'
import {
  ExportWriter,
  type ByteTarget,
  type Written,
} from '../../../components/export/export-writer'
import { eventsOf, type Batch } from '../export/batch'
import { EVENT_TABLE } from '../export/csv-columns'
import { BundleWriter } from './bundle-writer'
import { FactsGatherer, type EventFacts } from './event-facts'
import type { ManifestFacts } from './manifest'

export const EVENTS_NAME = 'events.jsonl'

/** Writes a bundle. The events come first, as an export writes them; the other files follow one by one. */
export class EvidenceRecorder {
  #gatherer = new FactsGatherer()
  #bundle: BundleWriter
  #events: ExportWriter

  constructor(target: ByteTarget) {
    this.#bundle = new BundleWriter(target)
    this.#events = new ExportWriter('jsonl', EVENT_TABLE, this.#bundle.open(EVENTS_NAME))
  }

  /** @returns bytes of events so far */
  async write(batch: Batch): Promise<number> {
    const answers = batch.texts.map((text) => JSON.parse(text) as { items: AuditEvent[] })
    for (const [text, place] of batch.lines) {
      const event = answers[text]?.items[place]
      if (event !== undefined) this.#gatherer.take(event)
    }
    return this.#events.write(eventsOf(batch))
  }

  async endEvents(): Promise<{ written: Written; facts: EventFacts }> {
    const written = await this.#events.finish()
    this.#bundle.list(EVENTS_NAME, written)
    return { written, facts: this.#gatherer.facts }
  }

  add(name: string, text: string): Promise<void> {
    return this.#bundle.add(name, text)
  }

  finish(facts: ManifestFacts): Promise<Written> {
    return this.#bundle.finish(facts)
  }

  discard(): Promise<void> {
    return this.#bundle.discard()
  }
}
