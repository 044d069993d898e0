import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query'
import { comesEarly } from '../early-answers'
import type { Question } from '../questions'

/**
 * Waits for an answer that the page asked for early and puts it into the query cache, so that the screen has it when it is first drawn.
 * The screen itself handles refusals and questions that the page did not ask: a failed query in the cache would make it ask again.
 * @returns the data; undefined where the page did not ask, the server refused, or the answer breaks the contract
 */
export async function takeUp<T, Key extends QueryKey>(
  client: QueryClient,
  question: Question,
  query: FetchQueryOptions<T, Error, T, Key>,
): Promise<T | undefined> {
  if (!(await comesEarly(question))) return undefined
  return client.fetchQuery(query).catch(() => undefined)
}
