import { writtenContent } from '../../api/contract/written-content'
import { sameJson } from '../../lib/diff/canonical-json'
import { isExactNumber } from '../../lib/json/exact-json'
import { own } from '../../lib/json/own'
import { sameNumber } from '../../lib/json/same-number'
import type { Content } from './commit-plan'

/** Texts as the service keeps them: composed, one kind of line end, nothing around them (contract §5). */
const settled = (text: string) => text.normalize('NFC').replace(/\r\n?/g, '\n').trim()

const isRecord = (value: unknown): value is Content =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !isExactNumber(value)
const isNumber = (value: unknown) => typeof value === 'number' || isExactNumber(value)
const isNothing = (value: unknown) =>
  value === null ||
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (isRecord(value) && Object.keys(value).length === 0)

/**
 * Whether a content that the service keeps is what was sent. The service trims texts, fills in fields that were left
 * out and adds fields of its own, so that what a person wrote has to be in it, not to be all of it.
 */
export function holds(family: string, sent: Content, kept: Content): boolean {
  if (family === 'memory') return holdsEntries(sent, kept)
  const wrote = writtenContent(family, sent)
  const found = writtenContent(family, kept)
  return Object.keys(wrote).every((field) => alike(wrote[field], own(found, field)))
}

function alike(sent: unknown, kept: unknown): boolean {
  if (isNothing(sent)) return isNothing(kept)
  if (typeof sent === 'string' && typeof kept === 'string') return settled(sent) === settled(kept)
  // A service may write a number in another way; it may not make another one of it.
  if (isNumber(sent) && isNumber(kept)) return sameNumber(String(sent), String(kept))
  if (Array.isArray(sent) && Array.isArray(kept)) {
    return sent.length === kept.length && sent.every((item, at) => alike(item, kept[at]))
  }
  if (isRecord(sent) && isRecord(kept)) {
    const keys = new Set([...Object.keys(sent), ...Object.keys(kept)])
    return [...keys].every((key) => alike(own(sent, key), own(kept, key)))
  }
  return sameJson(sent, kept)
}

/**
 * A Memory answers with a manifest without texts: as many changes as entries were sent is all that can be seen
 * (contract §4).
 */
function holdsEntries(sent: Content, kept: Content): boolean {
  const { entries } = sent
  const { changes } = kept
  return Array.isArray(entries) && Array.isArray(changes) && entries.length === changes.length
}
