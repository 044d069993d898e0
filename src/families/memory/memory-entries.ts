import type { Content } from '../../lib/diff/comparison'

/** An entry that a Memory's manifest names; its text is kept elsewhere (contract §4, 1.0-1.2). */
export type NamedEntry = { id: string; version: string; state: string | null }
/** What such an entry says, by its version. */
export type EntryTexts = ReadonlyMap<string, { kind: string; text: string }>

const isRecord = (value: unknown): value is Content =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const without = (record: Content, left: string): Content =>
  Object.fromEntries(Object.entries(record).filter(([key]) => key !== left))

function named(entry: unknown): NamedEntry | null {
  if (!isRecord(entry)) return null
  const { entry_id: id, entry_version_id: version, state } = entry
  if (typeof id !== 'string' || typeof version !== 'string') return null
  return { id, version, state: typeof state === 'string' ? state : null }
}

/** The entries of a Memory's content whose texts have to be fetched; null when it has no manifest to resolve. */
export function entriesToResolve(content: Content): NamedEntry[] | null {
  const manifest = content.manifest
  if (!isRecord(manifest) || !Array.isArray(manifest.entries)) return null
  const entries = manifest.entries.map(named)
  return entries.every((entry) => entry !== null) ? entries : null
}

/**
 * A Memory's content with its entries in place of the manifest. An entry whose text is not known keeps its version, so
 * that two versions of it are still told apart. Only for showing.
 */
export function withEntries(content: Content, texts: EntryTexts): Content {
  const entries = entriesToResolve(content)
  if (entries === null) return content
  const manifest = without(content.manifest as Content, 'entries')
  return {
    ...without(content, 'manifest'),
    ...(Object.keys(manifest).length > 0 && { manifest }),
    entries: entries.map(({ id, version, state }) => {
      const found = texts.get(version)
      return found
        ? { id, kind: found.kind, text: found.text, state }
        : { id, entry_version_id: version, state }
    }),
  }
}
