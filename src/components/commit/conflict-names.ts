import { canonicalJson } from '../../lib/diff/canonical-json'
import { own } from '../../lib/json/own'
import type { Conflict } from '../../lib/merge/merge'
import type { fieldTexts } from '../diff/field-texts'
import type { mergeTexts } from './merge-texts'

/** Where a conflict is, in words: "Instructions, from line 12", "Demonstration 2". */
export function conflictName(
  { path, kind, line }: Pick<Conflict, 'path' | 'kind' | 'line'>,
  fields: typeof fieldTexts.en,
  t: typeof mergeTexts.en,
): string {
  const [field, item] = path
  if (field === undefined) return t.wholeContent
  const name = own(fields.names, field) ?? String(field)
  if (typeof item === 'number') {
    const place = item + 1
    return own(fields.items, field)?.(place) ?? t.itemOf(name, place)
  }
  return kind === 'lines' && line !== null ? t.fromLine(name, line) : name
}

/** One side of a conflict as text; null when the side has nothing there. */
export function sideText(value: unknown): string | null {
  if (value === undefined || value === null) return null
  return typeof value === 'string' ? value : canonicalJson(value)
}
