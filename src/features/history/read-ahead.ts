import type { QueryClient } from '@tanstack/react-query'
import { revisionQuery } from '../../api/queries/artifacts'
import { newestRevisionsQuery } from '../../api/queries/revisions'
import { takeUp } from '../../api/queries/take-up'
import { questions } from '../../api/questions'
import { readSearch, RevisionParam } from '../../routing/search-params'

type Ids = { scopeId?: string; family?: string; artifactId?: string }

/** Takes up the list of revisions, and the two that the address names. */
export const readAhead = (
  client: QueryClient,
  { scopeId = '', family = '', artifactId = '' }: Ids,
  search: URLSearchParams,
) => {
  const { from, to } = readSearch(search, { from: RevisionParam, to: RevisionParam })
  const ends = [from, to].filter((end) => end !== undefined)
  return Promise.all([
    takeUp(
      client,
      questions.revisions(scopeId, family, artifactId),
      newestRevisionsQuery(scopeId, family, artifactId),
    ),
    ...ends.map((end) =>
      takeUp(
        client,
        questions.revision(scopeId, family, artifactId, end),
        revisionQuery(scopeId, family, artifactId, end),
      ),
    ),
  ])
}
