import { compactJson } from '../lib/json/compact-json'
import type { Content } from './contents'

/** What the service notes in a content by itself, and the Source of the write lacks. */
const NOTED: Readonly<Record<string, readonly string[]>> = {
  'atomic-memory': ['creation'],
  profile: ['schema', 'media_type', 'generation'],
  skill: ['package'],
}

/** Families that keep another content than they are sent, while their Source has it as it was sent. */
const KEPT_OTHERWISE: readonly string[] = ['atomic-memory', 'skill']

/** Returns the content of the Source that a write leaves, worked out of the stored content (contract §4.7). */
export function sourceOfWrite(family: string, content: Content): unknown {
  const noted = NOTED[family] ?? []
  const others = Object.entries(content).filter(([name]) => !noted.includes(name))
  const restored = (content.generation as Content | undefined)?.restored_from_revision
  return withoutNulls({
    ...Object.fromEntries(others),
    ...(family === 'profile' && { restored_from_revision: restored }),
  })
}

/** The content that a write sent, as JSON, where the family stores another one; null where its Source follows from what is stored. */
export function sentOtherwise(family: string, sent: unknown, kept: Content): string | null {
  if (!KEPT_OTHERWISE.includes(family)) return null
  const json = compactJson(withoutNulls(sent))
  return json === compactJson(sourceOfWrite(family, kept)) ? null : json
}

/** The service drops nulls from the fields of a content before anything else. */
function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, member]) => member !== null && member !== undefined)
      .map(([name, member]) => [name, withoutNulls(member)]),
  )
}
