import type { Comparison, ItemPlace, Section } from '../../lib/diff/comparison'
import type { fieldSummaryTexts } from './field-summary-texts'
import type { Stop } from './row-table'

export type FieldChange = {
  /** One of its sections, which tells what it is called. */
  section: Section
  /** The number of its first change. */
  at: number
  /** How many items of a list were added, removed, changed and so on; null for a field that changed as a whole. */
  items: Record<ItemPlace['change'], number> | null
}

/** Lists the changed fields in the order in which the comparison shows their first changes. */
export function fieldChanges({ sections }: Comparison, stops: readonly Stop[]): FieldChange[] {
  const byField = new Map<string, FieldChange>()
  let counted = ''
  stops.forEach((stop, at) => {
    const section = sections[stop.section]
    if (!section) return
    const { field, item, kind } = section
    const key = field === null ? kind : `.${field}`
    const known = byField.get(key)
    const change = known ?? { section, at, items: item && { ...NO_ITEMS } }
    if (!known) byField.set(key, change)
    if (!item || !change.items) return
    // Several changes of one item follow each other.
    const itemKey = `${key} ${item.before} ${item.after}`
    if (itemKey !== counted) change.items[item.change] += 1
    counted = itemKey
  })
  return [...byField.values()]
}

/** "1 changed, 2 added", of the items of a list. */
export function itemCounts(
  items: Record<ItemPlace['change'], number>,
  t: typeof fieldSummaryTexts.en,
): string {
  return ITEM_CHANGES.filter((change) => items[change] > 0)
    .map((change) => t.items[change](items[change]))
    .join(t.listSeparator)
}

const ITEM_CHANGES = ['changed', 'added', 'removed', 'moved'] as const

const NO_ITEMS = { added: 0, removed: 0, changed: 0, moved: 0 }
