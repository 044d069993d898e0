import * as v from 'valibot'
import type { Owner } from '../api/session-ids'
import { browserStorage } from '../lib/storage/browser-storage'
import { Listeners } from '../lib/store'

const KEY = 'scope-console.scope-names '
/** Titles that the browser keeps for one person: those that were read last. */
const MAX = 2_000

const Kept = v.fallback(
  v.pipe(v.string(), v.parseJson(), v.array(v.tuple([v.string(), v.string()]))),
  [],
)
const keptOf = (owner: Owner) => v.parse(Kept, browserStorage.get(KEY + owner) ?? '[]')

/**
 * The titles of Scopes that answers have told. The browser keeps them for the person who read those answers: this person
 * sees them again after a reload, and nobody else does (decision 14). A title may have changed since it was read.
 */
class ScopeNames extends Listeners {
  #owner: Owner | null = null
  #titles: ReadonlyMap<string, string> = new Map()
  #learnt = new Map<string, string>()

  /** Titles by id; another map whenever there is another title. */
  readonly get = (): ReadonlyMap<string, string> => this.#titles

  /**
   * Titles are told to this owner and learnt for this owner from now on. The owner is null before the server has named
   * one, and where access control is off: titles then last until the session changes, and the browser keeps none.
   */
  belongTo(owner: Owner | null) {
    if (owner !== null && owner === this.#owner) return
    this.#owner = owner
    this.#learnt.clear()
    this.#titles = new Map(owner === null ? [] : keptOf(owner))
    this.tell()
  }

  /** Takes titles in after the present task: a page of a list tells a hundred, and listeners hear of them once. */
  learn(scopeId: string, title: string) {
    if (this.#titles.get(scopeId) === title) return
    if (this.#learnt.size === 0) queueMicrotask(() => this.#take())
    this.#learnt.set(scopeId, title)
  }

  /** That person has signed out. */
  forget(owner: Owner) {
    browserStorage.remove(KEY + owner)
    if (owner === this.#owner) this.belongTo(null)
  }

  #take() {
    if (this.#learnt.size === 0) return
    // Other tabs have learnt titles too. The title that was read last stands last, and is given up last.
    const kept = this.#owner === null ? [] : keptOf(this.#owner)
    const others = [...kept, ...this.#titles].filter(([id]) => !this.#learnt.has(id))
    const all = [...new Map(others), ...this.#learnt].slice(-MAX)
    this.#learnt = new Map()
    this.#titles = new Map(all)
    if (this.#owner !== null) browserStorage.set(KEY + this.#owner, JSON.stringify(all))
    this.tell()
  }
}

export const scopeNames = new ScopeNames()
