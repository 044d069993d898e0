import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { PROMPT_KEYS } from '../api/contract/prompts'
import { ApiError } from '../api/errors'
import { promptQuery } from '../api/queries/prompts'
import { knownPromptKeys } from './known-places'

const UNKNOWN = 'topic_memory.probe'

/** A client that was refused a Prompt of the Scope `a`. */
async function refused(promptKey: string, status: number) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const failure = new ApiError('http', status, 'invalid_request', 'No.', null, 'req_1')
  await client.prefetchQuery({
    ...promptQuery('a', promptKey),
    queryFn: () => Promise.reject(failure),
  })
  return client
}

test('offers every Prompt key of 1.x while nothing is known of the server', () => {
  expect(knownPromptKeys(new QueryClient(), 'a')).toEqual([...PROMPT_KEYS])
})

test('does not offer a key that the server has refused as unknown, in no Scope', async () => {
  const client = await refused(UNKNOWN, 422)
  const others = PROMPT_KEYS.filter((key) => key !== UNKNOWN)
  expect(knownPromptKeys(client, 'a')).toEqual(others)
  expect(knownPromptKeys(client, 'b')).toEqual(others)
})

test('goes on offering a key whose Prompt may not be read', async () => {
  expect(knownPromptKeys(await refused(UNKNOWN, 403), 'a')).toContain(UNKNOWN)
})
