import type { Mismatch } from '../errors'

// What makes an answer the answer to its question. A proxy, a cache or a server at fault may give another one, of the
// agreed shape and about something else. Only what every 1.x server keeps is a rule (contract §3 to §6).

type Said = string | number | boolean | null | undefined
export const shown = (value: Said) => (value === undefined ? 'missing' : JSON.stringify(value))
export const says = (field: string, expected: Said, received: Said): Mismatch | null =>
  received === expected ? null : { field, expected: shown(expected), received: shown(received) }
export const first = (...found: readonly (Mismatch | null)[]) =>
  found.find((one) => one !== null) ?? null

/** The first mismatch of the items of a page, with its place in the page. */
export function ofItems<T>(items: readonly T[], check: (item: T, at: number) => Mismatch | null) {
  for (const [at, item] of items.entries()) {
    const found = check(item, at)
    if (found) return { ...found, field: `items.${at}.${found.field}` }
  }
  return null
}

export type Page<T> = { items: readonly T[] }
