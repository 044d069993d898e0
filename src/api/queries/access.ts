import { queryOptions } from '@tanstack/react-query'
import { call } from '../client'
import { Me, resourcePageOf, ScopeResource, ServerResource, type Action } from '../contract/access'
import { Readiness } from '../contract/health'
import { afterDrawing } from '../drawn'
import { resourcesFit } from '../fits/scopes'
import { ownerOf } from '../owner'
import { questions } from '../questions'
import { session } from '../session'
import { isDeadCursor, TAKEN_UP_MAX } from './dead-cursor'
import { keys } from './keys'

/** Pages that one question may cost; 50,000 resources. More than that is said, not hidden. */
const PAGES_MAX = 100

/** Readiness needs no credential; 503 carries the same body (contract §2). */
export const readinessQuery = () =>
  queryOptions({
    queryKey: keys.readiness,
    queryFn: async ({ signal }) =>
      (
        await call({
          ...questions.ready(),
          schema: Readiness,
          fits: 'anything',
          signal,
          also: [503],
        })
      ).data,
    staleTime: Infinity,
  })

/** The caller; not audited (contract §3). With access disabled: 503 `runtime_not_ready`. */
export const meQuery = () =>
  queryOptions({
    queryKey: keys.me,
    queryFn: async ({ signal }) => {
      const ends = session.signal()
      const { data } = await call({ ...questions.me(), schema: Me, fits: 'anything', signal })
      afterDrawing(() => {
        // Somebody else may have signed in meanwhile.
        if (!ends.aborted && !signal.aborted) session.belongsTo(ownerOf(data.principal))
      })
      return data
    },
    staleTime: Infinity,
  })

/** Asks who a token belongs to, before it becomes the session's; not audited (contract §3). */
export const whoIs = async (token: string) =>
  (await call({ ...questions.me(), schema: Me, fits: 'anything', token })).data

/** Every item is of the kind that was asked for: one that was passed over would look like a right that is not held. */
const ScopePage = resourcePageOf(ScopeResource)
const ServerPage = resourcePageOf(ServerResource)

type Page = { next_cursor?: string | null | undefined }

/**
 * Reads a list of resources page by page until `take` has enough of it. A list whose cursor dies is begun anew.
 * @param ask reads the page after a cursor, the first one after null
 * @param take takes a page, the first one of a list when `isFirst`, and says whether that is enough
 * @returns `all` of the list was taken, `enough` of it, or `part` of it, because there is more than the console asks for
 */
export async function takePages<P extends Page>(
  ask: (cursor: string | null) => Promise<{ data: P }>,
  take: (page: P, isFirst: boolean) => boolean,
): Promise<'all' | 'enough' | 'part'> {
  let cursor: string | null = null
  let deaths = 0
  for (let page = 0; page < PAGES_MAX; page += 1) {
    try {
      const { data }: { data: P } = await ask(cursor)
      if (take(data, cursor === null)) return 'enough'
      cursor = data.next_cursor ?? null
      if (!cursor) return 'all'
    } catch (error) {
      if (cursor === null || !isDeadCursor(error) || deaths === TAKEN_UP_MAX) throw error
      deaths += 1
      cursor = null
    }
  }
  return 'part'
}

export type Authority = {
  scopeIds: ReadonlySet<string>
  /** False when the server holds more than the console asked for. */
  complete: boolean
}

/**
 * The Scopes on which the caller holds `action` now; all pages, not audited (contract §3). An action on a
 * Scope is granted by a role, and roles do not nest: ask for each action by itself.
 */
export const authorityQuery = (action: Extract<Action, `scope.${string}`>) =>
  queryOptions({
    queryKey: keys.authority(action),
    queryFn: async ({ signal }): Promise<Authority> => {
      const scopeIds = new Set<string>()
      const taken = await takePages(
        (cursor) =>
          call({
            ...questions.authority(action, cursor),
            schema: ScopePage,
            fits: resourcesFit('scope'),
            signal,
          }),
        ({ items }, isFirst) => {
          if (isFirst) scopeIds.clear()
          for (const item of items) scopeIds.add(item.scope_id)
          return false
        },
      )
      return { scopeIds, complete: taken === 'all' }
    },
    staleTime: 15_000,
  })

/**
 * The deployment on which the caller holds a server action, or null: how a client learns whether it may list
 * Scopes (`server.observe`) or read the server's audit (`server.admin`); not audited (contract §3).
 */
export const deploymentQuery = (action: Extract<Action, `server.${string}`>) =>
  queryOptions({
    queryKey: keys.deployment(action),
    queryFn: async ({ signal }): Promise<string | null> => {
      const { data } = await call({
        ...questions.deployment(action),
        schema: ServerPage,
        fits: resourcesFit('server'),
        signal,
      })
      return data.items[0]?.deployment_id ?? null
    },
    staleTime: 60_000,
  })
