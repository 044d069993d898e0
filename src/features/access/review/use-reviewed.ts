import { useQueries, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { scopeOf } from '../../../access/scope-of'
import { inPlaces } from '../../../access/change/review/review'
import type { Binding } from '../../../api/contract/access'
import type { ResourceRequest } from '../../../api/contract/access-requests'
import { isForbidden } from '../../../api/errors'
import { authorityQuery } from '../../../api/queries/access'
import { allBindingsQuery, refusedCalls, type BindingList } from '../../../api/queries/all-bindings'
import type { Shown } from '../shown'
import { useReading } from '../use-reading'
import { chosenIn } from './chosen-search'

/** The list of a Scope that is reviewed together with the one on screen. */
export type Further = {
  scopeId: string
  /** Undefined before it was read. */
  list: BindingList | undefined
  /** Why it, or a part of it, was not read. */
  error: Error | null
  /** Whether the person may not list the bindings of this Scope: the server refused, or does not name it among what the person administers. The review goes on without it. */
  isRefused: boolean
  /** Recorded calls that it took so far, the refused ones too. */
  calls: number
  /** How many of them were refused since the list last came. */
  refusedCalls: number
  /** The person has pressed the button that reads it. */
  isWanted: boolean
  retry: () => void
}

/** The lists of bindings that a review covers. */
export type Reviewed = {
  /** The browser keeps the review under this list: the reviewed resources as an address writes them, sorted. */
  resources: readonly string[]
  /** The bindings of each reviewed resource, apart: first those of the resource on screen, then those of the further Scopes as the address names them. */
  parts: readonly Shown[]
  /** All bindings that were read. */
  shown: Shown
  further: readonly Further[]
  /** The resources whose bindings nobody has read whole in this visit, or not at the last look. */
  unread: readonly { param: string; isRefused: boolean }[]
  /** Whether pages are still to come, or to be drawn. */
  isReading: boolean
  /** When the oldest of the lists that came was read, in milliseconds since the epoch. */
  at: number
  /** Whether the list that holds a binding was read whole: if not, one that is missing is not gone. */
  isRead: (binding: Binding) => boolean
  /** The list in which the person saw a binding. */
  listOf: (binding: Binding) => ResourceRequest
  /** Reads all lists anew but the refused ones, each page a recorded call; false where none of them came whole. */
  refetch: () => Promise<boolean>
}

const NONE: readonly string[] = []
const listOfScope = (scopeId: string) => ({ type: 'scope', scope_id: scopeId }) as const

/** The Scopes that the address names beside the one on screen. They narrow the server's list instead, and a review of one Artifact ignores them. */
function useFurtherIds({ resource, param }: Shown): readonly string[] {
  const [params] = useSearchParams()
  return useMemo(() => {
    if (resource.type !== 'scope') return NONE
    const { scopes } = chosenIn(params)
    return inPlaces(scopes).filter((id) => id !== resource.scope_id)
  }, [params, param]) // eslint-disable-line react-hooks/exhaustive-deps -- the resource follows from its parameter
}

// One object as long as no list changes, so that a thousand rows are compared with them once.
const combine = (results: UseQueryResult<BindingList>[]) =>
  results.map(({ data, error, isFetching, dataUpdatedAt, refetch }) => ({
    data,
    error: isFetching ? null : error,
    isFetching,
    at: dataUpdatedAt,
    refetch,
  }))

/**
 * What is reviewed on a screen: the resource that it shows, or that together with the Scopes that the address names. Who administers the server has all bindings in one
 * list; everybody else reads one for each Scope.
 * @param wanted the further Scopes whose lists may be read, which is recorded
 */
export function useReviewed(shown: Shown, wanted: ReadonlySet<string>): Reviewed {
  const client = useQueryClient()
  const ids = useFurtherIds(shown)
  const main = useReading(shown)
  const onServer = shown.view === 'server'
  const asked = onServer ? NONE : ids
  // The frame of the screen has asked this, and asks again as it grows old.
  const authority = useQuery({ ...authorityQuery('scope.admin'), enabled: false }).data
  /** A whole list of what the person administers lacks it: the server would refuse it, and record that. */
  const isShut = (id: string) => authority?.complete === true && !authority.scopeIds.has(id)
  const lists = useQueries({
    queries: asked.map((id) => ({
      ...allBindingsQuery(listOfScope(id)),
      // A refusal for want of a role stays one, and each leaves a denial in the audit.
      enabled: ({ state }: { state: { error: Error | null } }) =>
        wanted.has(id) && !isShut(id) && !isForbidden(state.error),
    })),
    combine,
  })
  const ofScopes = useMemo(
    () =>
      ids.map((scopeId, place): Shown => {
        const resource = listOfScope(scopeId)
        const bindings = onServer ? shown.bindings : (lists[place]?.data?.bindings ?? [])
        return { ...shown, resource, param: `scope:${scopeId}`, bindings }
      }),
    [ids, lists, onServer, shown],
  )
  const all = useMemo(
    (): Shown =>
      ids.length === 0 || onServer
        ? shown
        : { ...shown, bindings: [shown, ...ofScopes].flatMap(({ bindings }) => bindings) },
    [ids, onServer, shown, ofScopes],
  )
  const parts = useMemo(() => [shown, ...ofScopes], [shown, ofScopes])
  const isMainRead = main.data?.complete === true && !main.isError
  const isRead = useMemo(() => {
    const unread = new Set(
      asked.filter((_, place) => {
        const list = lists[place]
        return !list?.data?.complete || list.error !== null
      }),
    )
    return ({ resource }: Binding) => {
      if (asked.length === 0) return true
      const scopeId = scopeOf(resource) ?? ''
      return asked.includes(scopeId) ? !unread.has(scopeId) : isMainRead
    }
  }, [asked, lists, isMainRead])
  const further = asked.map((scopeId, place): Further => {
    const { data, error = null, refetch } = lists[place] ?? {}
    const refused = refusedCalls(client, listOfScope(scopeId))
    return {
      scopeId,
      list: data,
      error: error ?? data?.stopped ?? null,
      isRefused: isForbidden(error) || (data === undefined && isShut(scopeId)),
      calls: (data?.calls ?? 0) + refused,
      refusedCalls: refused,
      isWanted: wanted.has(scopeId),
      retry: () => void refetch?.(),
    }
  })
  return {
    resources: inPlaces([shown.param, ...ids.map((id) => `scope:${id}`)]),
    parts,
    shown: all,
    further,
    unread: [
      ...(isMainRead ? [] : [{ param: shown.param, isRefused: isForbidden(main.error) }]),
      ...further
        .filter(({ list, error }) => !list?.complete || error !== null)
        .map(({ scopeId, isRefused }) => ({ param: `scope:${scopeId}`, isRefused })),
    ],
    isReading:
      main.isReading || lists.some(({ data, isFetching }) => isFetching && data?.complete !== true),
    // A list that never came has no time.
    at: Math.min(main.at, ...lists.flatMap(({ at }) => (at > 0 ? [at] : []))),
    isRead,
    listOf: ({ resource }) => {
      const scopeId = scopeOf(resource)
      return scopeId !== null && asked.includes(scopeId) ? listOfScope(scopeId) : main.list
    },
    refetch: async () => {
      const open = lists.filter((_, place) => further[place]?.isRefused === false)
      const read = await Promise.all([main, ...open].map(({ refetch }) => refetch()))
      return read.some(({ data, isError }) => !isError && data?.complete === true)
    },
  }
}
