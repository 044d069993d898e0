/** The two revisions on screen. */
export type Compared = { from: number; to: number }

/**
 * Which two revisions an address compares. What is malformed or beyond the head was never a revision: dropped,
 * and the default takes its place, the head against the one before it (screens §4).
 */
export function comparedOf(head: number, asked: { from?: number; to?: number }): Compared {
  const valid = (number: number | undefined) =>
    number !== undefined && number >= 1 && number <= head ? number : undefined
  const to = valid(asked.to) ?? head
  const from = valid(asked.from) ?? Math.max(1, to - 1)
  return { from, to }
}

/** What choosing a revision shows: what it changed. The first one is compared with nothing. */
export function changeOf(revision: number): Compared {
  return { from: Math.max(1, revision - 1), to: revision }
}

/** What choosing the other end shows: all that changed between it and the revision chosen last, older first. */
export function rangeWith(compared: Compared, revision: number): Compared {
  if (revision === compared.to) return changeOf(revision)
  return { from: Math.min(compared.to, revision), to: Math.max(compared.to, revision) }
}

/** The end of a comparison that a restore is offered for: what is looked at, or what the head is compared with. */
export function restorable({ from, to }: Compared, head: number): number | null {
  const end = to === head ? from : to
  return end === head ? null : end
}
