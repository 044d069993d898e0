import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { parseExactJson } from '../../lib/json/parse-exact-json'
import { bodies } from '../bodies'
import { call } from '../client'
import { FoundArtifacts } from '../contract/search'
import { endpoints } from '../endpoints'
import { searchFits } from '../fits/search'
import { keys } from './keys'

/** Artifacts of a family by the words of their texts, best first; one audit event, of the memories two (contract §4.9). */
export const searchQuery = (scopeId: string, family: string, text: string, limit: number) =>
  queryOptions({
    queryKey: [...keys.searches(scopeId, family), text, limit],
    queryFn: async ({ signal }) =>
      (
        await call({
          method: 'POST',
          path: endpoints.search(scopeId, family),
          body: bodies.search(text, limit),
          schema: FoundArtifacts,
          parse: parseExactJson,
          fits: searchFits(family, limit),
          signal,
        })
      ).data.results,
    placeholderData: keepPreviousData,
  })
