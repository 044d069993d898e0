import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../../api/client'
import type { Principal } from '../../../../api/contract/access'
import { ArtifactPage, type ArtifactItem } from '../../../../api/contract/artifacts'
import type { AuditEvent } from '../../../../api/contract/audit'
import { artifactsFit } from '../../../../api/fits/artifacts'
import { keys } from '../../../../api/queries/keys'
import { questions } from '../../../../api/questions'
import { mayHaveMade, microsOf, type Commit } from '../../../../commit/author/author-of'
import { authorQuery, type AuthorAnswer } from '../../../../commit/author/author-query'
import type { Sought } from '../../../../commit/author/sought-by'
import { committedAt } from '../../../../components/committed-at'
import type { Place } from '../../../../names/artifact-names'
import { revisionsBack } from '../revisions-back'

/** Pages of a family's list, and Artifacts whose revisions are read, that one question may cost. Each is audited. */
const LIST_PAGES_MAX = 2
export const ARTIFACTS_MAX = 20

/** The revisions that an event may have made. */
export type Changed =
  /** `author`: where exactly one fits, what the audit says of that revision's author: other events may fit it as well. */
  | { kind: 'revisions'; found: readonly Commit[]; author: AuthorAnswer | null }
  /** The server does not record when revisions are committed (contract §4.3). */
  | { kind: 'not-recorded' }
  /** More was changed since than one question may cost. */
  | { kind: 'too-many' }

/** By this the answer is known: the decisions of one request made the same. */
export const changeKey = ({ request_id, event_id }: AuditEvent) =>
  keys.auditChange(request_id ?? event_id)

const isSame = (one: Principal, other: Principal) => one.type === other.type && one.id === other.id

/**
 * Finds the revisions that an event may have made, by the rule that finds a revision's author (contract §6.2). It reads
 * the list of each family where the event names no Artifact, and the revisions of what was changed since.
 * @throws ApiError when a list may not be read
 */
export const changedQuery = (event: AuditEvent, { scopeId, families, artifactId }: Sought) =>
  queryOptions({
    queryKey: changeKey(event),
    queryFn: async ({ client, signal }): Promise<Changed> => {
      const at = microsOf(event.occurred_at)
      const heads: ArtifactItem[] = []
      const places: Place[] = []
      for (const family of families) {
        if (artifactId !== null) places.push({ scopeId, family, artifactId })
        else if (!(await readHeads(scopeId, family, heads, signal))) return { kind: 'too-many' }
      }
      for (const head of heads) {
        const committed = committedAt(head)
        if (committed === null) return { kind: 'not-recorded' }
        // The list of a family may have its times without microseconds.
        if (Date.parse(committed) >= Math.floor(at / 1_000))
          places.push({ scopeId, family: head.family, artifactId: head.artifact_id })
      }
      if (places.length > ARTIFACTS_MAX) return { kind: 'too-many' }
      const found: Commit[] = []
      const isBefore = ({ created_at }: ArtifactItem) => microsOf(created_at ?? '') < at
      for (const place of places) {
        const items = await revisionsBack(client, place, (read) => read.some(isBefore), signal)
        if (items.some(({ created_at }) => !created_at)) return { kind: 'not-recorded' }
        const isReadTo = items.at(-1)?.revision === 1 || items.some(isBefore)
        if (!isReadTo) return { kind: 'too-many' }
        const others = items.filter(({ created_by: by }) => by && !isSame(by, event.principal))
        found.push(
          ...commitsIn(place, items).filter(
            (commit) =>
              mayHaveMade(event, commit) &&
              !others.some(({ revision }) => revision === commit.revision),
          ),
        )
      }
      const [only] = found
      const isOne = only !== undefined && found.length === 1
      const author = isOne ? await client.fetchQuery(authorQuery(only)) : null
      return { kind: 'revisions', found, author }
    },
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
  })

/** Adds the heads of a family to `heads`. Returns false where the family has too many for one question. */
async function readHeads(
  scopeId: string,
  family: string,
  heads: ArtifactItem[],
  signal: AbortSignal,
): Promise<boolean> {
  let cursor: string | null = null
  for (let page = 0; page < LIST_PAGES_MAX; page += 1) {
    const { data }: { data: ArtifactPage } = await call({
      ...questions.artifacts(scopeId, family, cursor),
      schema: ArtifactPage,
      fits: artifactsFit(scopeId, family),
      signal,
    })
    heads.push(...data.items)
    cursor = data.next_cursor ?? null
    if (cursor === null) return true
  }
  return false
}

/** @param items newest first and without gaps */
const commitsIn = (place: Place, items: readonly ArtifactItem[]): Commit[] =>
  items.map(({ revision, created_at }, index) => ({
    ...place,
    revision,
    createdAt: created_at ?? '',
    previousAt: items[index + 1]?.created_at ?? null,
  }))
