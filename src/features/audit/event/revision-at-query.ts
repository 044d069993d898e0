import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/client'
import { ArtifactPage } from '../../../api/contract/artifacts'
import { LIST_LIMIT_MAX } from '../../../api/contract/common'
import { endpoints } from '../../../api/endpoints'
import { revisionsFit } from '../../../api/fits/artifacts'
import { keys } from '../../../api/queries/keys'
import { windowAt, type WindowAnswer } from './revision-window'

/** Pages of revisions that one question may cost: each is audited. */
const PAGES_MAX = 5

type Place = { scopeId: string; family: string; artifactId: string }

/**
 * Which revision was the head at an instant, out of the list of revisions (contract §4), newest first, no further
 * than needed and at most `PAGES_MAX` pages; `read-on` when that was not enough.
 * @throws ApiError when the list may not be read
 */
export const revisionAtQuery = ({ scopeId, family, artifactId }: Place, instant: string) =>
  queryOptions({
    queryKey: keys.auditRevision(scopeId, family, artifactId, instant),
    queryFn: async ({ signal }): Promise<WindowAnswer> => {
      const items: ArtifactPage['items'] = []
      let cursor: string | null = null
      let answer: WindowAnswer = { kind: 'read-on' }
      for (let page = 0; page < PAGES_MAX && answer.kind === 'read-on'; page += 1) {
        const below: number = items.at(-1)?.revision ?? Infinity
        const { data }: { data: ArtifactPage } = await call({
          path: endpoints.revisions(scopeId, family, artifactId),
          query: { limit: LIST_LIMIT_MAX, cursor },
          schema: ArtifactPage,
          fits: revisionsFit({ scopeId, family, artifactId }, below),
          signal,
        })
        items.push(...data.items)
        answer = windowAt(items, Date.parse(instant))
        cursor = data.next_cursor ?? null
        if (cursor === null) break
      }
      return answer
    },
    staleTime: Infinity,
    retry: false,
  })
