import { queryOptions } from '@tanstack/react-query'
import { call } from '../client'
import { Scope } from '../contract/scopes'
import { endpoints } from '../endpoints'
import { keys } from './keys'

/** One Scope; one audit event. 403 also when it does not exist (contract §2). */
export const scopeQuery = (scopeId: string) =>
  queryOptions({
    queryKey: keys.scopeDetail(scopeId),
    queryFn: async ({ signal }) =>
      (await call({ path: endpoints.scope(scopeId), schema: Scope, signal })).data,
    staleTime: 300_000,
  })
