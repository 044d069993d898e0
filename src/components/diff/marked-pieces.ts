import { MARKED, type Marks } from '../../lib/diff/comparison'

/** Cuts the part of a line from `start` to `end` at the marks of its words; joined, the pieces are that part. */
export function markedPieces(
  { states, starts, ranges }: Marks,
  line: number,
  text: string,
  start: number,
  end: number,
): { text: string; changed: boolean }[] {
  const pieces: { text: string; changed: boolean }[] = []
  let at = start
  const push = (to: number, changed: boolean) => {
    const until = Math.min(to, end)
    if (until > at) pieces.push({ text: text.slice(at, until), changed })
    at = Math.max(at, until)
  }
  if (states[line] === MARKED.marked) {
    const last = starts[line + 1] ?? 0
    for (let n = starts[line] ?? 0; n < last && at < end; n += 2) {
      push(ranges[n] ?? 0, false)
      push(ranges[n + 1] ?? 0, true)
    }
  }
  push(end, false)
  return pieces
}
