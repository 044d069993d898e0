import { queryOptions } from '@tanstack/react-query'
import { keys } from '../../../api/queries/keys'
import type { Place } from '../../../names/artifact-names'
import { windowAt, type WindowAnswer } from './revision-window'
import { revisionsBack } from './revisions-back'

/**
 * Which revision was the head at an instant, out of the list of revisions (contract §4), newest first; `read-on` when what
 * `revisionsBack` reads was not enough.
 * @throws ApiError when the list may not be read
 */
export const revisionAtQuery = (place: Place, instant: string) =>
  queryOptions({
    queryKey: keys.auditRevision(place.scopeId, place.family, place.artifactId, instant),
    queryFn: async ({ client, signal }): Promise<WindowAnswer> => {
      const at = Date.parse(instant)
      const items = await revisionsBack(
        client,
        place,
        (read) => windowAt(read, at).kind !== 'read-on',
        signal,
      )
      return windowAt(items, at)
    },
    staleTime: Infinity,
    retry: false,
  })
