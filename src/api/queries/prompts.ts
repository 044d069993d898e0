import { parseExactJson } from '../../lib/json/parse-exact-json'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../client'
import { PromptCapabilities, PromptConfiguration } from '../contract/prompts'
import { isApiError, isFromProxy } from '../errors'
import { endpoints } from '../endpoints'
import { promptFits } from '../fits/artifacts'
import { questions } from '../questions'
import { keys } from './keys'

/** What a Prompt runs now, and the ETag of its saved head if there is one; one audit event (contract §5). */
export async function readPrompt(scopeId: string, promptKey: string, signal?: AbortSignal) {
  const { data } = await call({
    ...questions.prompt(scopeId, promptKey),
    schema: PromptConfiguration,
    parse: parseExactJson,
    fits: promptFits(scopeId, promptKey),
    signal,
  })
  return data
}

/** The same as a query. */
export const promptQuery = (scopeId: string, promptKey: string) =>
  queryOptions({
    queryKey: keys.prompt(scopeId, promptKey),
    queryFn: ({ signal }) => readPrompt(scopeId, promptKey, signal),
  })

/** Whether the server refused a Prompt because it does not know its key. It answers 422 then (contract §5). */
export const isUnknownKey = (error: Error | null) =>
  isApiError(error) && error.status === 422 && !isFromProxy(error)

/**
 * Which Prompt keys this server knows and whether it can honour a custom one, in one call; one audit event,
 * needs server.observe (contract §3).
 */
export const promptCapabilitiesQuery = () =>
  queryOptions({
    queryKey: keys.promptCapabilities,
    queryFn: async ({ signal }) =>
      (
        await call({
          path: endpoints.capabilities,
          schema: PromptCapabilities,
          fits: 'anything',
          signal,
        })
      ).data.prompts,
    staleTime: 300_000,
    // A caller or a server without it is no failure: the keys are then asked one by one.
    retry: false,
  })
