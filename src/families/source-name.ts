import { KNOWN_FAMILIES } from './known'
import { firstLineOf } from './name-of'

/** The fields that name Artifacts: a title first, in whatever family. */
const NAMING = [
  ...KNOWN_FAMILIES.map(({ titleField }) => titleField),
  ...KNOWN_FAMILIES.map(({ namedBy }) => namedBy),
].filter((field) => field !== null)

/**
 * What a Source is called: how its text begins, or the text that would name an Artifact with the same content, since the
 * service gives a Source no name (contract §4.7).
 * @returns null where the content says nothing of the kind
 */
export function sourceName(content: unknown): string | null {
  if (typeof content !== 'object' || content === null) return firstLineOf(content)
  const fields = content as Readonly<Record<string, unknown>>
  for (const field of NAMING) {
    const name = Object.hasOwn(fields, field) ? firstLineOf(fields[field]) : null
    if (name !== null) return name
  }
  return null
}
