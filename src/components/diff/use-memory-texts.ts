import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { memoryEntriesQuery } from '../../api/queries/memory'
import type { Content } from '../../lib/diff/comparison'
import {
  entriesToResolve,
  withEntries,
  type EntryTexts,
} from '../../families/memory/memory-entries'

/**
 * The contents with the texts of the entries that they only name (contract §4, 1.0-1.2): one call for both sides,
 * none where there is nothing to fetch. `note` is how many entries have no text here, or that the call failed.
 */
export function useMemoryTexts(
  scopeId: string | null,
  contents: { before: Content; after: Content },
) {
  const { before, after } = contents
  const named = useMemo(
    () => [before, after].flatMap((content) => entriesToResolve(content) ?? []),
    [before, after],
  )
  const query = useQuery({
    ...memoryEntriesQuery(scopeId ?? ''),
    enabled: scopeId !== null && named.length > 0,
  })
  const texts = useMemo<EntryTexts>(
    () =>
      new Map(
        query.data?.entries.map(({ citation, kind, text }) => [
          citation.entry_version_id,
          { kind, text },
        ]),
      ),
    [query.data],
  )
  const resolved = useMemo(
    () =>
      named.length > 0
        ? { before: withEntries(before, texts), after: withEntries(after, texts) }
        : { before, after },
    [named, before, after, texts],
  )
  const missing = new Set(named.map(({ version }) => version).filter((id) => !texts.has(id))).size
  return {
    ...resolved,
    loading: query.isLoading,
    note: query.isError ? ('failed' as const) : query.isLoading || missing === 0 ? null : missing,
  }
}
