/** The time at the top of the table, outside of React's state: scrolling changes it, and only its scrubber shows it. */
export class ViewTime {
  #ms: number | null = null
  #listeners = new Set<() => void>()

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
    }
  }
  readonly get = () => this.#ms

  set(ms: number | null) {
    if (ms === this.#ms) return
    this.#ms = ms
    for (const listener of this.#listeners) listener()
  }
}
