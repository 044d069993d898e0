import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { csvLine } from '../../lib/csv/csv-line'
import type { CsvTable } from '../../lib/csv/csv-table'

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

// Without it, Excel reads names of people in another alphabet as Latin-1.
const BOM = '\uFEFF'

const encoder = new TextEncoder()

/** Writes records in a format, and adds up what it wrote. Nothing is kept but the digest's state. */
export class ExportWriter {
  #digest = sha256.create()
  #bytes = 0

  constructor(
    private readonly format: Format,
    private readonly table: CsvTable,
    private readonly target: ByteTarget,
  ) {}

  /** Writes what comes before the first record. */
  async begin() {
    if (this.format === 'csv') await this.#write(BOM + csvLine(this.table.columns))
  }

  /**
   * @param records each a JSON object, on one line
   * @returns bytes written so far
   */
  async write(records: readonly string[]): Promise<number> {
    const written = records.map((record) =>
      this.format === 'jsonl'
        ? `${record}\n`
        : csvLine(this.table.cellsOf(JSON.parse(record) as Record<string, unknown>)),
    )
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
