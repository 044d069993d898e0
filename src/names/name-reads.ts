import { Listeners } from '../lib/store'

/** Reads under way at once: names come after whatever else the screen asks for. */
const AT_ONCE = 3

/** Each name that is asked for costs one audit event (contract §4.3). */
export type NamesRead = {
  /** Names that a list asks for, read and still to be read. */
  count: number
  /** Those of them that did not come. */
  failed: number
  isReading: boolean
  /** The server has refused one. Nothing is asked for again. */
  isRefused: boolean
}

const NOTHING: NamesRead = { count: 0, failed: 0, isReading: false, isRefused: false }

/**
 * Reads names of what is in view, a few at a time and each at most once. What has left the view before its turn is not
 * read. The first refusal ends it: whoever may not read one Artifact of a list would only leave denials in the audit.
 */
export class NameReads<Item extends { artifact_id: string }> extends Listeners {
  #inView: readonly Item[] = []
  readonly #asked = new Set<string>()
  readonly #failed = new Set<string>()
  #underWay = 0
  #isRefused = false
  #state = NOTHING

  /**
   * @param isKnown whether nobody has to read this one's name
   * @param read reads its name
   * @param isRefusal whether an error of `read` says that this reader may not read it
   */
  constructor(
    private readonly isKnown: (item: Item) => boolean,
    private readonly read: (item: Item) => Promise<unknown>,
    private readonly isRefusal: (error: unknown) => boolean,
  ) {
    super()
  }

  /** The same object as long as nothing changes. */
  readonly get = (): NamesRead => this.#state

  /** These are in view now, and no others. */
  show(items: readonly Item[]) {
    this.#inView = items
    this.#goOn()
  }

  /** Asks once more for what did not come, as far as it is in view. */
  readonly askAgain = () => {
    for (const id of this.#failed) this.#asked.delete(id)
    this.#failed.clear()
    this.#goOn()
  }

  #goOn() {
    const waiting = this.#isRefused
      ? []
      : this.#inView.filter((item) => !this.#asked.has(item.artifact_id) && !this.isKnown(item))
    for (const item of waiting.splice(0, AT_ONCE - this.#underWay)) void this.#ask(item)
    const count = this.#asked.size + waiting.length
    const isReading = this.#underWay + waiting.length > 0
    const failed = this.#failed.size
    const before = this.#state
    if (count === before.count && isReading === before.isReading && failed === before.failed) return
    this.#state = { count, failed, isReading, isRefused: this.#isRefused }
    this.tell()
  }

  async #ask(item: Item) {
    this.#asked.add(item.artifact_id)
    this.#underWay += 1
    try {
      await this.read(item)
    } catch (error) {
      // It is shown by its id, and its own page says why it cannot be read.
      this.#failed.add(item.artifact_id)
      if (this.isRefusal(error)) this.#isRefused = true
    }
    this.#underWay -= 1
    this.#goOn()
  }
}
