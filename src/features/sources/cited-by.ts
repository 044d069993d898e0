import type { QueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import { SourceReference } from '../../api/contract/sources'
import { keys } from '../../api/queries/keys'

const Revision = v.looseObject({
  family: v.string(),
  artifact_id: v.string(),
  revision: v.number(),
  sources: v.array(SourceReference),
})
type Revision = v.InferOutput<typeof Revision>

export type Citing = {
  /** The newest revision that cites the Source, of those that are known. */
  reference: { family: string; artifact_id: string; revision: number }
  /** How many other revisions of the same Artifact are known to. */
  others: number
}

/** Answers about Artifacts of a Scope that this visit may have. */
const KINDS: readonly unknown[] = [
  keys.scope('')[0],
  keys.olderRevisions('', '', '')[0],
  keys.revision('', '', '', 0)[0],
]

/** The Artifacts that are known to cite a Source, by what this visit has read. It makes no call. */
export function citedBy(
  client: QueryClient,
  scopeId: string,
  { source_type: type, source_id: id }: SourceReference,
): Citing[] {
  const found = new Map<string, Set<number>>()
  const names = new Map<string, Revision>()
  const answers = client.getQueriesData({
    predicate: ({ queryKey: [kind, scope] }) => KINDS.includes(kind) && scope === scopeId,
  })
  for (const revision of answers.flatMap(([, data]) => revisionsIn(data))) {
    const cites = revision.sources.some(
      (source) => source.source_type === type && source.source_id === id,
    )
    if (!cites) continue
    const key = JSON.stringify([revision.family, revision.artifact_id])
    found.set(key, (found.get(key) ?? new Set()).add(revision.revision))
    names.set(key, revision)
  }
  return [...names].map(([key, { family, artifact_id }]) => {
    const revisions = found.get(key) ?? new Set()
    return {
      reference: { family, artifact_id, revision: Math.max(...revisions) },
      others: revisions.size - 1,
    }
  })
}

/** The revisions in an answer: a head, a revision, or the pages of a list. */
function revisionsIn(data: unknown): Revision[] {
  if (Array.isArray(data)) return data.flatMap(revisionsIn)
  if (typeof data !== 'object' || data === null) return []
  if (v.is(Revision, data)) return [data]
  const { pages, items, revision } = data as Record<string, unknown>
  return [pages, items, revision].flatMap(revisionsIn)
}
