import type { InfiniteData, Query } from '@tanstack/react-query'
import {
  etagOf,
  type ArtifactItem,
  type ArtifactPage,
  type ArtifactRevision,
} from '../contract/artifacts'
import type { MemoryEntries } from '../contract/memory'
import type { PromptConfiguration } from '../contract/prompts'
import type { Head } from './artifacts'
import type { NewestRevisions } from './revisions'

/** What a cached answer says of the heads of one family's Artifacts. */
export type Claims = {
  scopeId: string
  family: string
  kind: 'head' | 'list' | 'prompt' | 'revisions' | 'entries' | 'revision' | 'watch'
  /** The revision that each Artifact had when it was asked for; of `revision` only that there is such a one. */
  heads: ReadonlyMap<string, number>
  /** Whether an Artifact that is not among them had nothing saved. */
  complete: boolean
}
/** What an answer becomes. `whole`: nothing of what was read before is left in it. */
export type Correction = { data: unknown; updatedAt: number; whole: boolean }
export type Claimant = { query: Query; claims: Claims }

const one = (id: string, revision: number) => new Map([[id, revision]])

/** Reads a cached answer by its key (`keys`), which says of what type its data is; null when it tells of no head. */
export function claimsOf({ queryKey, state: { data } }: Query): Claims | null {
  if (!Array.isArray(data) && (typeof data !== 'object' || data === null)) return null
  const [root, scopeId = '', ...rest] = queryKey as readonly string[]
  const claims = (
    kind: Claims['kind'],
    family: string,
    heads: Claims['heads'],
    complete = false,
  ): Claims => ({ scopeId, family, kind, heads, complete })
  if (root === 'scope' && rest[0] === 'artifacts') {
    const [, family = '', what, id = '', aspect] = rest
    if (what === 'list') {
      const { pages } = data as InfiniteData<ArtifactPage>
      const heads = pages.flatMap(({ items }) =>
        items.map((item) => [item.artifact_id, item.revision] as const),
      )
      return claims('list', family, new Map(heads), !pages.at(-1)?.next_cursor)
    }
    if (what === 'entries') {
      const { memory } = data as MemoryEntries
      return memory ? claims('entries', family, one(memory.artifact_id, memory.revision)) : null
    }
    if (aspect === 'head') return claims('head', family, one(id, (data as Head).revision.revision))
    const newest = aspect === 'revisions' && (data as NewestRevisions).items[0]
    return newest ? claims('revisions', family, one(id, newest.revision)) : null
  }
  if (root === 'scope' && rest[0] === 'prompts' && rest[1] !== undefined) {
    const { artifact } = data as PromptConfiguration
    return artifact === undefined
      ? null
      : claims('prompt', 'prompt', one(rest[1], artifact?.revision ?? 0))
  }
  const [family = '', id = ''] = rest
  if (root === 'watch') return claims('watch', family, one(id, (data as Head).revision.revision))
  if (root === 'revision') {
    return claims('revision', family, one(id, (data as ArtifactRevision).revision))
  }
  return null
}

/**
 * What a cached answer becomes when others have shown a newer head, out of what they hold.
 * @returns undefined when they do not hold all that it needs: it has to be read again
 */
export function correctedBy(
  { query, claims }: Claimant,
  id: string,
  newest: readonly Claimant[],
): Correction | undefined {
  // Of a revision that was read by its number nobody said that it is the head.
  const teller = newest.find((each) => each.claims.kind !== 'revision')
  if (!teller) return undefined
  const { dataUpdatedAt } = teller.query.state
  if (claims.kind === 'head') {
    const head = newest.find(({ claims: { kind } }) => kind === 'watch' || kind === 'head')
    if (head) {
      const { data, dataUpdatedAt: updatedAt } = head.query.state
      return { data, updatedAt, whole: true }
    }
    const content = newest.find((each) => each.claims.kind === 'revision')
    if (!content) return undefined
    const revision = content.query.state.data as ArtifactRevision
    const data: Head = { revision, etag: etagOf(revision.revision) }
    return { data, updatedAt: dataUpdatedAt, whole: true }
  }
  const revisions = newest.find((each) => each.claims.kind === 'revisions')
  const item = (revisions?.query.state.data as NewestRevisions | undefined)?.items[0]
  if (claims.kind !== 'list' || !item) return undefined
  const list = query.state.data as InfiniteData<ArtifactPage>
  const row = list.pages.flatMap(({ items }) => items).find((each) => each.artifact_id === id)
  // A list may tell what a history does not: such a row can only be read.
  if (!row || Object.keys(row).some((key) => !(key in item))) return undefined
  const swap = (each: ArtifactItem) => (each === row ? item : each)
  const pages = list.pages.map((page) => ({ ...page, items: page.items.map(swap) }))
  // The other rows are as old as they were.
  return { data: { ...list, pages }, updatedAt: query.state.dataUpdatedAt, whole: false }
}
