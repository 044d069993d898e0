import type { AuditEvent } from '../../../api/contract/audit'
import type { LocalFilter } from '../export/local-filter'
import { lookedAt } from '../../../names/looked-at'
import { arrayRows } from '../store/array-rows'
import type { filterTexts } from './filter-texts'
import { LOADED_FIELDS, type LoadedFilters } from './loaded-filters'
import { matcherOf } from './matcher'
import { valueText } from './set-filters'

/**
 * The filters over what is loaded, for an export that is to hold only what they leave; null where there are none. An export
 * always holds the reader's own reading, although the list hides it: those events are evidence, too.
 */
export function exportFilter(filters: LoadedFilters, t: typeof filterTexts.en): LocalFilter | null {
  const { only, not, q, unlooked } = filters
  const looked = lookedAt.get()
  const words: string[] = []
  const params: Record<string, string> = {}
  for (const field of LOADED_FIELDS) {
    for (const value of only[field] ?? [])
      words.push(t.chip(t.fields[field], valueText(field, value, t)))
    for (const value of not[field] ?? [])
      words.push(t.chipNot(t.fields[field], valueText(field, value, t)))
    if (only[field]) params[field] = only[field].join(' | ')
    if (not[field]) params[`not.${field}`] = not[field].join(' | ')
  }
  if (q !== '') {
    words.push(t.chip(t.text, q))
    params.q = q
  }
  if (unlooked) {
    words.push(t.unlooked)
    params.looked = 'no'
  }
  if (words.length === 0) return null
  return {
    words,
    params,
    // Each event is a list of its own: what a column's numbers meant in the last one is forgotten.
    matches: (event: AuditEvent) => matcherOf(filters, looked)(arrayRows([event]), 0),
  }
}
