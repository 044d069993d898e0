import { useQuery } from '@tanstack/react-query'
import { meQuery } from '../api/queries/access'
import { headQuery } from '../api/queries/artifacts'
import { promptQuery } from '../api/queries/prompts'
import { newestRevisionsQuery } from '../api/queries/revisions'
import { familyOf } from '../families/family-of'
import type { Target } from './plan'
import type { KnownHead } from './sent-claim'

/** The newest head of an Artifact that other queries have read already. The hook sends no request, since reads are audited. */
export function useKnownHead({ scopeId, family, artifactId }: Target) {
  const me = useQuery({ ...meQuery(), enabled: false }).data?.principal ?? null
  const single = useQuery({ ...headQuery(scopeId, family, artifactId), enabled: false })
  const list = useQuery({ ...newestRevisionsQuery(scopeId, family, artifactId), enabled: false })
  const prompt = useQuery({ ...promptQuery(scopeId, artifactId), enabled: false })
  const items = list.data?.items ?? []
  const read: KnownHead[] = [
    ...(single.data ? [{ revision: single.data.revision.revision, at: single.dataUpdatedAt }] : []),
    ...(list.data ? [{ revision: items[0]?.revision ?? 0, at: list.dataUpdatedAt }] : []),
    ...(prompt.data && familyOf(family).configures
      ? [{ revision: prompt.data.artifact?.revision ?? 0, at: prompt.dataUpdatedAt }]
      : []),
  ]
  const known = [...items, ...(single.data ? [single.data.revision] : [])]
  return {
    /** The newest head of all that was read, and of the same ones the last look; null before any. */
    head: read.sort((one, other) => other.revision - one.revision || other.at - one.at)[0] ?? null,
    me,
    /** Who made a revision: null when nobody is on record, undefined when the revision was not read. */
    authorOf: (revision: number) => {
      const found = known.find((item) => item.revision === revision)
      return found && (found.created_by ?? null)
    },
  }
}
