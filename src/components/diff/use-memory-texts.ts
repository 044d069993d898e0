import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { memoryEntriesQuery } from '../../api/queries/memory'
import type { Content } from '../../lib/diff/comparison'
import {
  entriesToResolve,
  withEntries,
  type EntryTexts,
} from '../../families/memory/memory-entries'

/** The Scopes in which the texts of the two sides are read. */
type Scopes = { before: string; after: string }

/**
 * The contents with the texts of the entries that they only name (contract §4, 1.0-1.2): one call for each Scope in which there
 * is something to fetch. `note` is how many entries have no text here, or that a call failed.
 */
export function useMemoryTexts(
  scopes: Scopes | null,
  contents: { before: Content; after: Content },
) {
  const { before, after } = contents
  const named = useMemo(
    () => ({ before: entriesToResolve(before) ?? [], after: entriesToResolve(after) ?? [] }),
    [before, after],
  )
  const isSame = scopes?.before === scopes?.after
  const first = useQuery({
    ...memoryEntriesQuery(scopes?.before ?? ''),
    enabled: scopes !== null && (named.before.length > 0 || (isSame && named.after.length > 0)),
  })
  const second = useQuery({
    ...memoryEntriesQuery(scopes?.after ?? ''),
    enabled: scopes !== null && !isSame && named.after.length > 0,
  })
  const texts = useMemo<EntryTexts>(() => {
    const entries = [first.data, second.data].flatMap((data) => data?.entries ?? [])
    return new Map(
      entries.map(({ citation, kind, text }) => [citation.entry_version_id, { kind, text }]),
    )
  }, [first.data, second.data])
  const resolved = useMemo(
    () =>
      named.before.length + named.after.length > 0
        ? { before: withEntries(before, texts), after: withEntries(after, texts) }
        : { before, after },
    [named, before, after, texts],
  )
  const loading = first.isLoading || second.isLoading
  const failed = first.isError || second.isError
  const versions = [...named.before, ...named.after].map(({ version }) => version)
  const missing = new Set(versions.filter((id) => !texts.has(id))).size
  return {
    ...resolved,
    loading,
    note: failed ? ('failed' as const) : loading || missing === 0 ? null : missing,
  }
}
