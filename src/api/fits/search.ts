import type { Rule } from '../client'
import type { FoundArtifacts } from '../contract/search'
import { first, says } from './says'

/**
 * Accepts results that are Artifacts of the searched family, and no more of them than were asked for (contract §4.9). The answer
 * names no Scope, so this rule cannot compare it.
 */
export const searchFits =
  (family: string, limit: number): Rule<FoundArtifacts> =>
  ({ data: { results } }) =>
    first(
      ...results.map((found, index) => says(`results.${index}.family`, family, found.family)),
      results.length <= limit
        ? null
        : { field: 'results', expected: `at most ${limit}`, received: String(results.length) },
    )
