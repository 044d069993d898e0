import { queryOptions } from '@tanstack/react-query'
import { parseExactJson } from '../../lib/json/parse-exact-json'
import { call } from '../client'
import { Source } from '../contract/sources'
import { sourceFits } from '../fits/sources'
import { questions } from '../questions'
import { keys } from './keys'

/** A Source with its content; one audit event. It never changes, so it is read at most once a visit (contract §4.7). */
export const sourceQuery = (scopeId: string, sourceType: string, sourceId: string) =>
  queryOptions({
    queryKey: keys.source(scopeId, sourceType, sourceId),
    queryFn: async ({ signal }) =>
      (
        await call({
          ...questions.source(scopeId, sourceType, sourceId),
          schema: Source,
          parse: parseExactJson,
          fits: sourceFits(scopeId, sourceType, sourceId),
          signal,
        })
      ).data,
    staleTime: Infinity,
  })
