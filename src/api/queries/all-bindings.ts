import { queryOptions, type QueryClient } from '@tanstack/react-query'
import type * as v from 'valibot'
import { bodies } from '../bodies'
import { call } from '../client'
import { BindingPage, type Binding } from '../contract/access'
import type { ResourceRequest } from '../contract/access-requests'
import { endpoints } from '../endpoints'
import { isApiError, isForbidden } from '../errors'
import { bindingsFit } from '../fits/bindings'
import { isDeadCursor, TAKEN_UP_MAX } from './dead-cursor'
import { keys } from './keys'

/** Upper bound of `limit` of bindings/list (contract §3.4). */
const LIMIT = 500
export type BindingList = {
  bindings: readonly Binding[]
  /** False while further pages are read, and where one of them did not come. */
  complete: boolean
  /** Why a further page did not come: what was read before it stays. */
  stopped: Error | null
  /** Calls that it took, those that were refused before it came among them: each is recorded in the audit (contract §3.3). */
  calls: number
}

/** How often the server refused a list since it last came, by its query. */
const refusals = new WeakMap<object, number>()
const queryOf = (client: QueryClient, queryKey: readonly unknown[]) =>
  client.getQueryCache().find({ queryKey, exact: true }) ?? {}

/** Counts the calls for a list that the server has refused since it last answered one. The audit holds each of them, and `BindingList.calls` does not until the list comes. */
export const refusedCalls = (client: QueryClient, resource: ResourceRequest): number =>
  refusals.get(queryOf(client, keys.bindingList(JSON.stringify(resource)))) ?? 0

type Page = { data: v.InferOutput<typeof BindingPage> }

/**
 * Every binding on a resource and below it, the revoked and expired ones too (contract §3.4). The pages that are there
 * already are shown while the next ones are read. A list whose cursor dies is begun anew: what changed meanwhile may stand
 * on a page that was read before.
 */
export const allBindingsQuery = (resource: ResourceRequest) =>
  queryOptions({
    queryKey: keys.bindingList(JSON.stringify(resource)),
    queryFn: async ({ signal, client, queryKey }): Promise<BindingList> => {
      const asked = { management_resource: resource }
      const kept = client.getQueryData<BindingList>(queryKey)
      const query = queryOf(client, queryKey)
      let [calls, deaths] = [refusals.get(query) ?? 0, 0]
      let cursor: string | null = null
      let bindings = new Map<string, Binding>()
      const listNow = (stopped: Error | null = null) => ({
        bindings: [...bindings.values()],
        complete: cursor === null && stopped === null,
        stopped,
        calls,
      })
      for (;;) {
        try {
          const { data }: Page = await call({
            method: 'POST',
            path: endpoints.bindings,
            body: bodies.bindings({ ...asked, limit: LIMIT, ...(cursor ? { cursor } : {}) }),
            schema: BindingPage,
            fits: bindingsFit(asked),
            signal,
          })
          calls += 1
          refusals.delete(query)
          for (const binding of data.items) bindings.set(binding.binding_id, binding)
          cursor = data.next_cursor ?? null
          if (cursor === null) return listNow()
          // A whole list that is read again stays, until all of the new one is there.
          if (!kept?.complete) client.setQueryData<BindingList>(queryKey, listNow())
        } catch (error) {
          if (cursor === null && isForbidden(error)) refusals.set(query, calls + 1)
          if (cursor === null || signal.aborted || !isApiError(error)) throw error
          calls += 1
          if (!isDeadCursor(error) || deaths === TAKEN_UP_MAX) return listNow(error)
          deaths += 1
          cursor = null
          bindings = new Map()
        }
      }
    },
    staleTime: 60_000,
  })
