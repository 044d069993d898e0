import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { Zip, ZipDeflate } from 'fflate'
import type { ByteTarget, Written } from '../../../components/export/export-writer'
import { manifestText, MANIFEST_NAME, type BundledFile, type ManifestFacts } from './manifest'

/** Bytes of a bundle and of each file in it. A zip with longer ones needs another form, which fflate does not write. */
const SIZE_MAX = 2 ** 32 - 2 ** 20

/** A bundle would hold more than a zip of this form can. */
export class TooLarge extends Error {
  override readonly name = 'TooLarge'
}

const encoder = new TextEncoder()

/**
 * Writes the files of a bundle into one zip, one after the other. What comes out of the zip goes to the target before
 * anything further is taken in, so nothing is kept but the digests' state and the names of the files.
 */
export class BundleWriter {
  #made: Uint8Array<ArrayBuffer>[] = []
  #digest = sha256.create()
  #bytes = 0
  #files: BundledFile[] = []
  #zip = new Zip((error, chunk) => {
    if (error) throw error
    this.#made.push(chunk as Uint8Array<ArrayBuffer>)
  })

  constructor(
    private readonly target: ByteTarget,
    private readonly sizeMax = SIZE_MAX,
  ) {}

  /** Begins a file, which is written in pieces. It must be closed and listed before the next one begins. */
  open(name: string): ByteTarget {
    const entry = new ZipDeflate(name, { level: 6 })
    this.#zip.add(entry)
    let size = 0
    return {
      write: async (bytes) => {
        size += bytes.length
        if (size > this.sizeMax) throw new TooLarge()
        entry.push(bytes)
        await this.#pass()
      },
      close: async () => {
        entry.push(new Uint8Array(), true)
        await this.#pass()
      },
      discard: () => {},
    }
  }

  /** Puts a file that was opened and closed into the manifest. */
  list(name: string, { bytes, sha256 }: Written) {
    this.#files.push({ name, bytes, sha256 })
  }

  /** Writes a file of text as a whole. */
  async add(name: string, text: string) {
    const bytes = encoder.encode(text)
    const file = this.open(name)
    await file.write(bytes)
    await file.close()
    this.list(name, { bytes: bytes.length, sha256: bytesToHex(sha256(bytes)) })
  }

  /** Writes the manifest of all files, and the end of the zip. */
  async finish(facts: ManifestFacts): Promise<Written> {
    await this.add(MANIFEST_NAME, manifestText(facts, this.#files))
    this.#zip.end()
    await this.#pass()
    await this.target.close()
    return { bytes: this.#bytes, sha256: bytesToHex(this.#digest.digest()) }
  }

  async discard() {
    this.#zip.terminate()
    await this.target.discard()
  }

  async #pass() {
    for (const chunk of this.#made.splice(0)) {
      if (this.#bytes + chunk.length > this.sizeMax) throw new TooLarge()
      await this.target.write(chunk)
      // After the write, so that a refused one is not counted as written.
      this.#digest.update(chunk)
      this.#bytes += chunk.length
    }
  }
}
