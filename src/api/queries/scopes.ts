import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { mapLimited } from '../../lib/async/map-limited'
import { scopeInQuery } from '../asked'
import { call } from '../client'
import { LIST_LIMIT_MAX } from '../contract/common'
import { Scope, ScopePage, type ScopeQueryField } from '../contract/scopes'
import { endpoints } from '../endpoints'
import { isForbidden } from '../errors'
import { scopeFits, scopesFit } from '../fits/scopes'
import { FRESH_MS } from './fresh'
import { keys } from './keys'
import { FIRST_SCOPE_PAGE, nextScopePage, SEARCHED_FIELDS } from './scope-pages'

/** Rows of a page for a caller that has to read each Scope by itself. */
const ROWS_PER_PAGE = 50
/** Reads under way at once; a browser holds no more connections to one origin anyway. */
const READS_AT_ONCE = 6

/** One Scope; one audit event. 403 also when it does not exist (contract §2). */
export const scopeQuery = (scopeId: string) =>
  queryOptions({
    queryKey: keys.scopeDetail(scopeId),
    queryFn: async ({ signal }) =>
      (
        await call({
          path: endpoints.scope(scopeId),
          schema: Scope,
          fits: scopeFits(scopeId),
          signal,
        })
      ).data,
    staleTime: FRESH_MS,
    // Kept for the visit: to read a Scope again would be one more audit event.
    gcTime: Infinity,
  })

type ListRequest = {
  query?: string
  query_field?: ScopeQueryField
  parent_scope_id?: string
  cursor?: string | null
}

/** A page of `GET /v1/scopes`. Its rows are whole Scopes, so none of them has to be read again. */
async function listScopes(request: ListRequest, client: QueryClient, signal: AbortSignal) {
  const { parent_scope_id: parent, ...search } = request
  const { data } = await call({
    path: endpoints.scopes,
    query: {
      limit: LIST_LIMIT_MAX,
      ...search,
      ...(parent === undefined ? {} : { parent_scope_id: scopeInQuery(parent) }),
    },
    schema: ScopePage,
    fits: scopesFit(request),
    signal,
  })
  for (const scope of data.items) {
    // A slow list may arrive after a newer version of one of its Scopes was read: the newer one stays.
    client.setQueryData(scopeQuery(scope.scope_id).queryKey, (known) =>
      known && known.version > scope.version ? known : scope,
    )
  }
  return data
}

/**
 * The deployment's Scopes for a caller with server.observe, a page at a time; one audit event a page. With `q`,
 * the server's own search: a literal substring, in one field after another (contract §4).
 */
export const listedScopesQuery = (q: string) =>
  infiniteQueryOptions({
    queryKey: [...keys.scopeList, 'listed', q] as const,
    queryFn: ({ pageParam, signal, client }) => {
      const search = q ? { query: q, query_field: SEARCHED_FIELDS[pageParam.field] } : {}
      return listScopes({ ...search, cursor: pageParam.cursor }, client, signal)
    },
    initialPageParam: FIRST_SCOPE_PAGE,
    getNextPageParam: (page, _pages, here) => nextScopePage(q !== '', here, page.next_cursor),
    staleTime: FRESH_MS,
  })

/** A Scope in the list of a caller without server.observe. */
export type OwnScope = {
  scopeId: string
  /** Null when it was not read. */
  scope: Scope | null
  /** Why it was not read: the caller holds no reading role, or the server refused when asked. */
  unread: 'no-reading-role' | 'refused' | null
}
export type OwnScopeRef = { scopeId: string; readable: boolean }

/**
 * Rows for Scopes that `resources/list` named, 50 at a time. Reads each readable one unless this visit has read
 * it already (one audit event each); one that can't be read is not asked for, a certain 403 (contract §3).
 */
export const ownScopesQuery = (refs: readonly OwnScopeRef[], signature: string) =>
  infiniteQueryOptions({
    queryKey: [...keys.scopeList, 'own', signature] as const,
    queryFn: ({ pageParam, signal, client }) =>
      mapLimited(
        refs.slice(pageParam, pageParam + ROWS_PER_PAGE),
        READS_AT_ONCE,
        async ({ scopeId, readable }): Promise<OwnScope> => {
          signal.throwIfAborted()
          if (!readable) return { scopeId, scope: null, unread: 'no-reading-role' }
          try {
            // Read once a visit, and again when "Refresh" asks for it.
            const scope = await client.fetchQuery({ ...scopeQuery(scopeId), staleTime: Infinity })
            return { scopeId, scope, unread: null }
          } catch (error) {
            // The role may have been revoked since; one refusal is no reason to lose the other rows.
            if (isForbidden(error)) return { scopeId, scope: null, unread: 'refused' }
            throw error
          }
        },
      ),
    initialPageParam: 0,
    getNextPageParam: (_page, _pages, start) =>
      start + ROWS_PER_PAGE < refs.length ? start + ROWS_PER_PAGE : null,
    staleTime: Infinity,
    // Each Scope is tried again by itself; to do so for the page as well would multiply the two.
    retry: false,
  })

/** The Scopes right below one; needs server.observe, one audit event a page (contract §4). */
export const childScopesQuery = (scopeId: string) =>
  infiniteQueryOptions({
    queryKey: [...keys.scopeList, 'children', scopeId] as const,
    queryFn: ({ pageParam, signal, client }) =>
      listScopes({ parent_scope_id: scopeId, cursor: pageParam }, client, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor ?? null,
    staleTime: 300_000,
  })

/**
 * A Scope as the list shows it, for a caller with server.observe that may not read it by itself (contract §3);
 * null when the list has none of that id. One audit event a page, nearly always a single one.
 */
export const listedScopeQuery = (scopeId: string) =>
  queryOptions({
    queryKey: [...keys.scopeList, 'one', scopeId] as const,
    queryFn: async ({ signal, client }): Promise<Scope | null> => {
      const known = client.getQueryData(scopeQuery(scopeId).queryKey)
      if (known) return known
      let cursor: string | null = null
      do {
        const page: { items: Scope[]; next_cursor?: string | null } = await listScopes(
          { query: scopeInQuery(scopeId), query_field: 'scope_id', cursor },
          client,
          signal,
        )
        const found = page.items.find((scope) => scope.scope_id === scopeId)
        if (found) return found
        cursor = page.next_cursor ?? null
      } while (cursor)
      return null
    },
    staleTime: 300_000,
  })
