import { harmless } from './harmless'

/** What a cell may hold; null and undefined are an empty cell, an empty text is a quoted one. */
export type Cell = string | number | boolean | null | undefined

const NEEDS_QUOTES = /[",;\t\r\n]|^ | $|^$/

function cellOf(value: Cell): string {
  if (value === null || value === undefined) return ''
  // A number is no text: its minus sign starts no formula, and an apostrophe would take its sums away.
  if (typeof value !== 'string') return String(value)
  const text = harmless(value)
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** One record of RFC 4180 with its line end, CR LF. */
export const csvLine = (cells: readonly Cell[]) => `${cells.map(cellOf).join(',')}\r\n`
