/**
 * Those who listen. react-query exports no such class. With an `EventTarget`, React would take each telling for a
 * browser event, by which it decides how urgent an update is.
 */
export class Listeners<Said extends unknown[] = []> {
  readonly #listeners = new Set<(...said: Said) => void>()
  readonly isEmpty = () => this.#listeners.size === 0

  /** @returns ends it */
  readonly subscribe = (listener: (...said: Said) => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }
  /** Tells everyone who still listens when their turn comes. What one throws is uncaught, and silences no other. */
  tell(...said: Said) {
    for (const listener of [...this.#listeners]) {
      try {
        if (this.#listeners.has(listener)) listener(...said)
      } catch (error) {
        queueMicrotask(() => {
          throw error
        })
      }
    }
  }
}

/** A value and those who listen to it: `subscribe` and `get` are what useSyncExternalStore takes. */
export class Store<T> extends Listeners {
  constructor(private value: T) {
    super()
  }
  readonly get = () => this.value
  /** Tells of another value once, and of the same one not at all. */
  readonly set = (value: T) => {
    if (Object.is(value, this.value)) return
    this.value = value
    this.tell()
  }
}
