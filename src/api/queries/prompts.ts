import { queryOptions } from '@tanstack/react-query'
import { call } from '../client'
import { PromptConfiguration } from '../contract/prompts'
import { endpoints } from '../endpoints'
import { keys } from './keys'

/** What a Prompt runs now, and the ETag of its saved head if there is one; one audit event (contract §5). */
export const promptQuery = (scopeId: string, promptKey: string) =>
  queryOptions({
    queryKey: keys.prompt(scopeId, promptKey),
    queryFn: async ({ signal }) =>
      (
        await call({
          path: endpoints.prompt(scopeId, promptKey),
          schema: PromptConfiguration,
          signal,
        })
      ).data,
  })
