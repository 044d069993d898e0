import { useState } from 'react'

let made = 0
const makeKey = () => ++made

/** A key for each item that goes with it when it moves, so that its field keeps the focus and the cursor. */
export function useItemKeys(length: number) {
  const [kept, setKept] = useState<readonly number[]>(() => Array.from({ length }, makeKey))
  // The list may have been changed elsewhere: in the JSON, by a merge, by "Discard".
  const keys =
    kept.length === length ? kept : Array.from({ length }, (_, at) => kept[at] ?? -1 - at)
  return {
    of: (at: number) => keys[at],
    follow: (from: readonly number[]) =>
      setKept(from.map((place) => (place < 0 ? makeKey() : (keys[place] ?? makeKey())))),
  }
}
