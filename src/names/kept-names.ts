import * as v from 'valibot'
import { session } from '../api/session'
import { Listeners } from '../lib/store'
import { KeptValue } from './kept-value'

/** Names that the browser keeps of one kind for one person: those that were read last. */
const MAX = 2_000

type Entries<T> = readonly (readonly [id: string, name: T])[]

/** The name that was read last stands last, and is given up last. */
function joined<T>(kept: Entries<T>, learnt: Entries<T>): Entries<T> {
  const newer = new Map(learnt)
  return [...kept.filter(([id]) => !newer.has(id)), ...newer].slice(-MAX)
}

/**
 * What answers have told of names, by id. The browser keeps it for the person who read those answers: this person sees
 * them again after a reload, and nobody else does (decision 14). A name may have changed since it was read.
 */
export class KeptNames<T> extends Listeners {
  readonly #kept: KeptValue<Entries<T>>
  #names: ReadonlyMap<string, T> = new Map()
  #learnt = new Map<string, T>()
  /** `#learnt` holds names that `#names` does not hold yet. */
  #isBehind = false

  /**
   * @param key under which the browser keeps them, with the owner after it
   * @param name what is known by an id, as JSON; anything else that stands there is not read
   */
  constructor(key: string, name: v.GenericSchema<unknown, T>) {
    super()
    const schema: v.GenericSchema<unknown, Entries<T>> = v.array(v.tuple([v.string(), name]))
    this.#kept = new KeptValue<Entries<T>>({ key, schema, empty: [], join: joined })
    this.#kept.subscribe(() => {
      this.#names = new Map(this.#kept.get())
      this.#isBehind = this.#learnt.size > 0
      this.tell()
    })
  }

  /** Names by id, those of the present task among them; another map whenever there is another name. */
  readonly get = (): ReadonlyMap<string, T> => {
    if (this.#isBehind) this.#names = new Map([...this.#names, ...this.#learnt])
    this.#isBehind = false
    return this.#names
  }

  /** Belongs to whoever is signed in from now on. */
  followSession() {
    // This listener comes first: it drops what was learnt for one person before any screen hears of the next one.
    session.subscribe((change) => {
      if (change !== 'named') this.#learnt.clear()
    })
    this.#kept.followSession()
  }

  /**
   * Whoever asks knows the name from now on. Listeners hear of it after the present task: a page of a list tells a hundred
   * names at once, and before the task is over, React would draw the whole answer in it.
   */
  learn(id: string, name: T) {
    const known = this.#learnt.get(id) ?? this.#names.get(id)
    if (JSON.stringify(known) === JSON.stringify(name)) return
    if (this.#learnt.size === 0) setTimeout(() => this.#take())
    this.#learnt.set(id, name)
    this.#isBehind = true
  }

  #take() {
    if (this.#learnt.size === 0) return
    const learnt = [...this.#learnt]
    this.#learnt.clear()
    this.#kept.change((kept) => joined(kept, learnt))
  }
}
