import * as v from 'valibot'
import type { Owner } from '../api/session-ids'
import { browserStorage } from '../lib/storage/browser-storage'
import { Listeners } from '../lib/store'

/** Names that the browser keeps of one kind for one person: those that were read last. */
const MAX = 2_000

/**
 * What answers have told of names, by id. The browser keeps it for the person who read those answers: this person sees
 * them again after a reload, and nobody else does (decision 14). A name may have changed since it was read.
 */
export class KeptNames<T> extends Listeners {
  readonly #key: string
  readonly #kept: v.GenericSchema<string, [string, T][]>
  #owner: Owner | null = null
  #names: ReadonlyMap<string, T> = new Map()
  #learnt = new Map<string, T>()

  /**
   * @param key under which the browser keeps them, with the owner after it
   * @param name what is known by an id, as JSON; anything else that stands there is not read
   */
  constructor(key: string, name: v.GenericSchema<unknown, T>) {
    super()
    this.#key = key
    this.#kept = v.fallback(
      v.pipe(v.string(), v.parseJson(), v.array(v.tuple([v.string(), name]))),
      [],
    )
  }

  /** Names by id; another map whenever there is another name. */
  readonly get = (): ReadonlyMap<string, T> => this.#names

  /**
   * Names are told to this owner and learnt for this owner from now on. The owner is null before the server has named
   * one, and where access control is off: names then last until the session changes, and the browser keeps none.
   */
  belongTo(owner: Owner | null) {
    if (owner !== null && owner === this.#owner) return
    this.#owner = owner
    this.#learnt.clear()
    this.#names = new Map(owner === null ? [] : this.#keptOf(owner))
    this.tell()
  }

  /** Takes names in after the present task: a page of a list tells a hundred, and listeners hear of them once. */
  learn(id: string, name: T) {
    if (JSON.stringify(this.#names.get(id)) === JSON.stringify(name)) return
    if (this.#learnt.size === 0) queueMicrotask(() => this.#take())
    this.#learnt.set(id, name)
  }

  /** That person has signed out. */
  forget(owner: Owner) {
    browserStorage.remove(this.#key + owner)
    if (owner === this.#owner) this.belongTo(null)
  }

  #keptOf(owner: Owner) {
    return v.parse(this.#kept, browserStorage.get(this.#key + owner) ?? '[]')
  }

  #take() {
    if (this.#learnt.size === 0) return
    // Other tabs have learnt names too. The name that was read last stands last, and is given up last.
    const kept = this.#owner === null ? [] : this.#keptOf(this.#owner)
    const others = [...kept, ...this.#names].filter(([id]) => !this.#learnt.has(id))
    const all = [...new Map(others), ...this.#learnt].slice(-MAX)
    this.#learnt = new Map()
    this.#names = new Map(all)
    if (this.#owner !== null) browserStorage.set(this.#key + this.#owner, JSON.stringify(all))
    this.tell()
  }
}
