import type { ScopeRow } from './scope-rows'
import type { ScopeSort } from './scopes-search-param'

/** A row, and how deep it stands among the rows: 1 where its parent is not above it. */
export type PlacedRow = { row: ScopeRow; level: number }
type Compare = (one: string, other: string) => number
type Order = {
  sort: ScopeSort | 'tree'
  /** How the chosen language orders texts. */
  compare: Compare
  /** What a parent is called. */
  nameOf: (scopeId: string) => string
}

const titleOf = ({ scope, scopeId }: ScopeRow) => scope?.title ?? scopeId
const parentOf = ({ scope }: ScopeRow) => scope?.parent_scope_id ?? null

/** By title. Rows with equal titles are ordered by their ids. */
const byTitle = (compare: Compare) => (one: ScopeRow, other: ScopeRow) =>
  compare(titleOf(one), titleOf(other)) || (one.scopeId < other.scopeId ? -1 : 1)

/** By the parent's name, then by title. Scopes at the top come first, Scopes that could not be read last. */
function byParent({ compare, nameOf }: Order) {
  const rank = ({ scope }: ScopeRow) => (!scope ? 2 : scope.parent_scope_id ? 1 : 0)
  const nameOfParent = (row: ScopeRow) => nameOf(parentOf(row) ?? '')
  return (one: ScopeRow, other: ScopeRow) =>
    rank(one) - rank(other) ||
    (rank(one) === 1 ? compare(nameOfParent(one), nameOfParent(other)) : 0) ||
    byTitle(compare)(one, other)
}

/** Children below their parents, siblings by title. Rows whose parents form a circle are listed once, beginning with the first by title. */
function inTree(rows: readonly ScopeRow[], compare: Compare): PlacedRow[] {
  const sorted = rows.toSorted(byTitle(compare))
  const ids = new Set(rows.map(({ scopeId }) => scopeId))
  const children = new Map<string | null, ScopeRow[]>()
  for (const row of sorted) {
    const siblings = children.get(parentOf(row))
    if (siblings) siblings.push(row)
    else children.set(parentOf(row), [row])
  }
  const isTop = (row: ScopeRow) => !ids.has(parentOf(row) ?? '')
  const placed = new Map<ScopeRow, number>()
  for (const top of [...sorted.filter(isTop), ...sorted]) {
    const waiting: PlacedRow[] = [{ row: top, level: 1 }]
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const { row, level } = next
      if (placed.has(row)) continue
      placed.set(row, level)
      const below = children.get(row.scopeId) ?? []
      waiting.push(...below.toReversed().map((child) => ({ row: child, level: level + 1 })))
    }
  }
  return [...placed].map(([row, level]) => ({ row, level }))
}

function ordered(rows: readonly ScopeRow[], order: Order): PlacedRow[] {
  const { sort, compare } = order
  if (sort === 'tree') return inTree(rows, compare)
  const sorted = rows.toSorted(sort.endsWith('title') ? byTitle(compare) : byParent(order))
  return (sort.startsWith('-') ? sorted.reverse() : sorted).map((row) => ({ row, level: 1 }))
}

/**
 * The rows of the table in their order. Until all pages are there each page keeps its place and is ordered by itself, so that
 * no row on screen moves when a page comes.
 */
export const arranged = (
  pages: readonly (readonly ScopeRow[])[],
  isWhole: boolean,
  order: Order,
): PlacedRow[] => (isWhole ? [pages.flat()] : pages).flatMap((page) => ordered(page, order))
