import * as v from 'valibot'
import { session } from '../api/session'
import type { Owner } from '../api/session-ids'
import { browserStorage } from '../lib/storage/browser-storage'
import { Listeners } from '../lib/store'

type Settings<T> = {
  /** What the browser keeps it under, before the owner. */
  key: string
  /** What may have been kept; anything else counts as nothing. */
  schema: v.GenericSchema<unknown, T>
  empty: T
  /** One value of what the browser has kept for a person and what they did before the server had named them. */
  join: (kept: T, early: T) => T
}

/**
 * A value that the browser keeps for the person who is signed in, as JSON in `localStorage`, until they sign out (decision
 * 14). Before the server has named a person, and where access control is off, it is in memory only.
 */
export class KeptValue<T> extends Listeners {
  readonly #settings: Settings<T>
  #owner: Owner | null = null
  #value: T
  /** False where the browser did not keep the last change: then what stands there is older than what this tab knows. */
  #isKept = true

  constructor(settings: Settings<T>) {
    super()
    this.#settings = settings
    this.#value = settings.empty
  }

  /** The value as it stands in this tab; another tab's changes are taken in with the next change made here. */
  readonly get = (): T => this.#value

  /** Changes what is kept, which other tabs may have changed since it was read here. */
  change(step: (value: T) => T) {
    const kept = this.#owner !== null && this.#isKept ? this.#keptOf(this.#owner) : this.#value
    this.#set(step(kept))
  }

  /** Belongs to whoever is signed in from now on. */
  followSession() {
    this.#belongTo(session.owner())
    session.subscribe((change) => {
      const hasLeft = ['signed-out', 'signed-out-elsewhere'].includes(session.ended() ?? '')
      if (change === 'ended' && hasLeft && this.#owner !== null) {
        browserStorage.remove(this.#settings.key + this.#owner)
        this.#owner = null
      }
      const early = this.#value
      const isEarly = change === 'named' && this.#owner === null
      this.#belongTo(session.owner())
      if (isEarly) this.change((kept) => this.#settings.join(kept, early))
    })
  }

  #belongTo(owner: Owner | null) {
    if (owner !== null && owner === this.#owner) return
    this.#owner = owner
    this.#isKept = true
    this.#value = owner === null ? this.#settings.empty : this.#keptOf(owner)
    this.tell()
  }

  #set(value: T) {
    this.#value = value
    if (this.#owner !== null) {
      this.#isKept = browserStorage.set(this.#settings.key + this.#owner, JSON.stringify(value))
    }
    this.tell()
  }

  #keptOf(owner: Owner): T {
    const { key, schema, empty } = this.#settings
    const json = v.safeParse(
      v.pipe(v.string(), v.parseJson(), schema),
      browserStorage.get(key + owner),
    )
    return json.success ? json.output : empty
  }
}
