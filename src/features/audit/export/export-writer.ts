import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { csvLine } from '../../../lib/csv/csv-line'
import type { Outcome } from '../requests/request-outcome'
import { CSV_COLUMNS, csvCells, OUTCOME } from './csv-columns'
import { rawItems } from './raw-items'

export const FORMATS = ['csv', 'jsonl'] as const
export type Format = (typeof FORMATS)[number]

/** Where bytes go; one write at a time. */
export type ByteTarget = {
  write(bytes: Uint8Array<ArrayBuffer>): void | Promise<void>
  close(): void | Promise<void>
  /** Leaves nothing behind of what was written. */
  discard(): void | Promise<void>
}

/** Bytes of the file, and its SHA-256 in hex. */
export type Written = { bytes: number; sha256: string }

/** Events to write: answers as they were received, and in the order of the file, which of their items. */
export type Batch = {
  texts: readonly string[]
  /** Each the number of its text, its place among the items, and how its request ended. */
  lines: readonly (readonly [text: number, place: number, outcome: Outcome])[]
}

// Without it, Excel reads names of people in another alphabet as Latin-1.
const BOM = '\uFEFF'

const encoder = new TextEncoder()

/** Writes events in a format, and adds up what it wrote. Nothing is kept but the digest's state. */
export class ExportWriter {
  #digest = sha256.create()
  #bytes = 0

  constructor(
    private readonly format: Format,
    private readonly target: ByteTarget,
  ) {}

  /** Writes what comes before the first event. */
  async begin() {
    if (this.format === 'csv') await this.#write(BOM + csvLine(CSV_COLUMNS))
  }

  /** @returns bytes written so far */
  async write({ texts, lines }: Batch): Promise<number> {
    const answers = texts.map(rawItems)
    const written = lines.map(([text, place, outcome]) => {
      const item = answers[text]?.[place]
      if (item === undefined) throw new Error(`Answer ${text} has no item ${place}.`)
      return this.format === 'jsonl'
        ? `${withOutcome(item, outcome)}\n`
        : csvLine([...csvCells(JSON.parse(item) as Record<string, unknown>), outcome])
    })
    if (written.length > 0) await this.#write(written.join(''))
    return this.#bytes
  }

  async finish(): Promise<Written> {
    await this.target.close()
    return { bytes: this.#bytes, sha256: bytesToHex(this.#digest.digest()) }
  }

  async discard() {
    await this.target.discard()
  }

  async #write(text: string) {
    const bytes = encoder.encode(text)
    await this.target.write(bytes)
    // After the write, so that a refused one is not counted as written.
    this.#digest.update(bytes)
    this.#bytes += bytes.length
  }
}

/** The event as the server wrote it, with one field of the console behind its own. */
const withOutcome = (item: string, outcome: Outcome) =>
  `${item.slice(0, item.lastIndexOf('}'))},"${OUTCOME}":"${outcome}"}`
