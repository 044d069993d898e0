import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../../api/client'
import { ArtifactPage, type ArtifactRevision } from '../../../api/contract/artifacts'
import { artifactsFit, revisionsFit } from '../../../api/fits/artifacts'
import { revisionQuery } from '../../../api/queries/artifacts'
import { questions } from '../../../api/questions'
import type { Micros } from '../../../lib/date/micros'
import { parseInstant } from '../../../lib/date/micros'
import type { CallBudget } from './call-budget'
import type { RevisionRow } from './matching-revisions'

export type ArtifactPlace = { scopeId: string; family: string; artifactId: string }

/** Reads what the search for changes needs. Each method takes the calls that it makes from the budget first. */
export type ChangeReader = {
  /** The Artifacts of a family whose head is not older than an instant: others have no revision after it. */
  heads(scopeId: string, family: string, since: Micros): Promise<ArtifactPlace[]>
  /** Revisions, newest first, down to the first one that is older than an instant, or to the last. */
  revisions(place: ArtifactPlace, since: Micros): Promise<RevisionRow[]>
  revision(place: ArtifactPlace, revision: number): Promise<ArtifactRevision>
}

/** Whether something of this time can have come after `since`; what has no time can. */
const isAfter = (createdAt: string | null | undefined, since: Micros) =>
  !createdAt || (parseInstant(createdAt) ?? Infinity) >= since

export function changeReader(
  client: QueryClient,
  budget: CallBudget,
  signal: AbortSignal,
): ChangeReader {
  return {
    async heads(scopeId, family, since) {
      const found: ArtifactPlace[] = []
      let cursor: string | null = null
      do {
        budget.take()
        const { data }: { data: ArtifactPage } = await call({
          ...questions.artifacts(scopeId, family, cursor),
          schema: ArtifactPage,
          fits: artifactsFit(scopeId, family),
          signal,
        })
        for (const { artifact_id: artifactId, created_at: createdAt } of data.items) {
          if (isAfter(createdAt, since)) found.push({ scopeId, family, artifactId })
        }
        cursor = data.next_cursor ?? null
      } while (cursor !== null)
      return found
    },
    async revisions({ scopeId, family, artifactId }, since) {
      const rows: ArtifactPage['items'] = []
      let cursor: string | null = null
      do {
        budget.take()
        const below: number = rows.at(-1)?.revision ?? Infinity
        const { data }: { data: ArtifactPage } = await call({
          ...questions.revisions(scopeId, family, artifactId, cursor),
          schema: ArtifactPage,
          fits: revisionsFit({ scopeId, family, artifactId }, below),
          signal,
        })
        rows.push(...data.items)
        cursor = data.next_cursor ?? null
        // Where no times are recorded, nothing can be found on further pages either.
      } while (
        cursor !== null &&
        rows.at(-1)?.created_at &&
        isAfter(rows.at(-1)?.created_at, since)
      )
      return rows
    },
    async revision({ scopeId, family, artifactId }, revision) {
      const query = revisionQuery(scopeId, family, artifactId, revision)
      if (client.getQueryData(query.queryKey) === undefined) budget.take()
      return client.fetchQuery(query)
    },
  }
}
