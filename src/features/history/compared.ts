/** The two revisions on screen. */
export type Compared = { from: number; to: number }

/**
 * Which two revisions an address compares. What is malformed or beyond the head was never a revision: dropped,
 * and the default takes its place, the head against the one before it (screens: Artifacts).
 */
export function comparedOf(head: number, asked: { from?: number; to?: number }): Compared {
  const valid = (number: number | undefined) =>
    number !== undefined && number >= 1 && number <= head ? number : undefined
  const to = valid(asked.to) ?? head
  const from = valid(asked.from) ?? Math.max(1, to - 1)
  return { from, to }
}
