import { sameJson } from '../../lib/diff/canonical-json'
import type { Content } from './commit-plan'

/** Texts as the service keeps them: composed, one kind of line end, nothing around them (contract §5). */
const settled = (text: string) => text.normalize('NFC').replace(/\r\n?/g, '\n').trim()

const isRecord = (value: unknown): value is Content =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isNothing = (value: unknown) =>
  value === null ||
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (isRecord(value) && Object.keys(value).length === 0)

/**
 * Whether a content that the service keeps is what was sent. The service trims texts and adds what it notes itself
 * (a profile's generation, a skill's package), so that what was sent has to be in it, not to be all of it.
 */
export function holds(family: string, sent: Content, kept: Content): boolean {
  if (family === 'prompt') return within(sent, kept) && within(kept, sent)
  if (family === 'memory') return holdsEntries(sent, kept)
  if (family === 'skill') return holdsSkill(sent, kept)
  return within(sent, kept)
}

function within(sent: unknown, kept: unknown): boolean {
  if (isNothing(sent)) return isNothing(kept)
  if (typeof sent === 'string' && typeof kept === 'string') return settled(sent) === settled(kept)
  if (Array.isArray(sent) && Array.isArray(kept)) {
    return sent.length === kept.length && sent.every((item, at) => within(item, kept[at]))
  }
  if (isRecord(sent) && isRecord(kept)) {
    return Object.keys(sent).every((key) => within(sent[key], kept[key]))
  }
  return sameJson(sent, kept)
}

const MADE_OF_SKILL = new Set(['instructions', 'validation', 'package'])

/** Validations become the last section of the instructions, and the package is made by the service. */
function holdsSkill(sent: Content, kept: Content): boolean {
  const { instructions, validation } = sent
  const plain = Object.keys(sent).filter((key) => !MADE_OF_SKILL.has(key))
  const text = settled(String(kept['instructions'] ?? ''))
  const checks = Array.isArray(validation) ? validation.map((one) => settled(String(one))) : []
  const own = settled(String(instructions ?? ''))
  return (
    plain.every((key) => within(sent[key], kept[key])) &&
    (checks.length === 0 ? text === own : text.startsWith(own)) &&
    checks.every((one) => text.slice(own.length).includes(one))
  )
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
