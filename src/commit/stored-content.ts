import { writtenContent } from '../families/written-content'
import { familyOf } from '../families/family-of'
import { sameJson } from '../lib/diff/canonical-json'
import { isExactNumber } from '../lib/json/exact-json'
import { own } from '../lib/json/own'
import { sameNumber } from '../lib/json/same-number'
import type { Content } from './plan'

/** A text as the service keeps it: composed, with one kind of line end, trimmed (contract §4, §5). */
const normalized = (text: string) => text.normalize('NFC').replace(/\r\n?/g, '\n').trim()

const isRecord = (value: unknown): value is Content =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !isExactNumber(value)
const isNumber = (value: unknown) => typeof value === 'number' || isExactNumber(value)
const isEmpty = (value: unknown) =>
  value === null ||
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (isRecord(value) && Object.keys(value).length === 0)

/**
 * Whether a content that the service keeps is what was sent. The service trims texts, fills in fields that were left
 * out and adds fields of its own, so that neither is the letter of the other.
 * - `same`: what was sent is kept, and nothing else is, but for what the service notes.
 * - `other`: something else is kept.
 * - `unclear`: what the service would have made of it is not known.
 * @param seen the content that was replaced: a field that was in it and not in what was sent had been removed
 */
export function compareStored(
  family: string,
  seen: Content,
  sent: Content,
  kept: Content,
): 'same' | 'other' | 'unclear' {
  const wrote = writtenContent(family, sent)
  const found = writtenContent(family, kept)
  if (!Object.keys(wrote).every((field) => sameStored(wrote[field], own(found, field)))) {
    return familyOf(family).known ? 'other' : 'unclear'
  }
  const added = Object.keys(found).filter(
    (field) => own(wrote, field) === undefined && !isEmpty(found[field]),
  )
  if (added.length === 0) return 'same'
  return added.some((field) => own(seen, field) !== undefined) ? 'other' : 'unclear'
}

function sameStored(sent: unknown, kept: unknown): boolean {
  if (isEmpty(sent)) return isEmpty(kept)
  if (typeof sent === 'string' && typeof kept === 'string')
    return normalized(sent) === normalized(kept)
  // A service may write a number in another way; it may not make another one of it.
  if (isNumber(sent) && isNumber(kept)) return sameNumber(String(sent), String(kept))
  if (Array.isArray(sent) && Array.isArray(kept)) {
    return sent.length === kept.length && sent.every((item, at) => sameStored(item, kept[at]))
  }
  if (isRecord(sent) && isRecord(kept)) {
    const keys = new Set([...Object.keys(sent), ...Object.keys(kept)])
    return [...keys].every((key) => sameStored(own(sent, key), own(kept, key)))
  }
  return sameJson(sent, kept)
}

/** Entries that a Memory's revision has changed, by their ids (contract §4); null when its content does not name them. */
function changedEntries({ changes }: Content): string[] | null {
  if (!Array.isArray(changes)) return null
  const ids = changes.map((change: unknown) => (isRecord(change) ? change['entry_id'] : null))
  return ids.every((id) => typeof id === 'string') ? ids : null
}

/** The part of a Memory's entry that is sent, and that the service shows of it. */
export type EntryText = { kind: string; text: string }

/**
 * The same of a Memory, whose entries are added: its manifest names the changed ones, whose texts are read apart.
 * @param texts entries by their id
 */
export function compareStoredEntries(
  sent: Content,
  kept: Content,
  texts: ReadonlyMap<string, EntryText>,
): 'same' | 'other' | 'unclear' {
  const changed = changedEntries(kept)
  if (changed === null || !Array.isArray(sent['entries'])) return 'unclear'
  const found = changed.map((id) => texts.get(id))
  if (!found.every((entry) => entry !== undefined)) return 'unclear'
  // A Memory need not change for an entry that it holds already.
  if (changed.length < sent['entries'].length) return 'unclear'
  const wordsOf = (entries: readonly unknown[]) =>
    entries
      .map((entry) =>
        isRecord(entry) ? `${String(entry['kind'])} ${normalized(String(entry['text']))}` : '',
      )
      .sort()
      .join('\0')
  return wordsOf(sent['entries']) === wordsOf(found) ? 'same' : 'other'
}
