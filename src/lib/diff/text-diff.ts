import { BLOCK_SIZE, MOVED_SIZE, type Side, type TextDiff } from './comparison'

// Reading a `TextDiff`, one thing at a time: nothing here depends on how many lines it has.

type Block = readonly [
  kind: number,
  before: number,
  beforeCount: number,
  after: number,
  afterCount: number,
]

/** The numbers of one block; lines from 0. */
export function blockAt(diff: TextDiff, block: number): Block {
  const at = block * BLOCK_SIZE
  const number = (offset: number) => diff.blocks[at + offset] ?? 0
  return [number(0), number(1), number(2), number(3), number(4)]
}

/** How many lines a side has. */
export const lineCount = (diff: TextDiff, side: Side): number => diff.lines[side].length - 1

/** The text of a line (from 0) without its line feed. */
export function lineText(diff: TextDiff, side: Side, line: number): string {
  const starts = diff.lines[side]
  return diff[side].slice(starts[line] ?? 0, (starts[line + 1] ?? 0) - 1)
}

/** Lines that were removed at `from` and added, the same, at `to` (numbers of the first line, from 1). */
export type Moved = { id: number; from: number; to: number; count: number }

/** A moved run by its number. */
export function movedAt(diff: TextDiff, id: number): Moved {
  const at = id * MOVED_SIZE
  const number = (offset: number) => diff.moved[at + offset] ?? 0
  return { id, from: number(0) + 1, to: number(1) + 1, count: number(2) }
}
