import { queryOptions } from '@tanstack/react-query'
import { bodies } from '../bodies'
import { call } from '../client'
import { RoleList } from '../contract/access'
import { endpoints } from '../endpoints'
import { keys } from './keys'

/** What each role allows; not audited, and the same for the whole visit (contract §3). */
export const rolesQuery = () =>
  queryOptions({
    queryKey: keys.roles,
    queryFn: async ({ signal }) =>
      (
        await call({
          method: 'POST',
          path: endpoints.roles,
          body: bodies.roles(),
          schema: RoleList,
          fits: 'anything',
          signal,
        })
      ).data.items,
    staleTime: Infinity,
  })
