import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import { rulesOf } from '../../access/role-rules'
import { newestIn } from '../../access/standing'
import { allBindingsQuery } from '../../api/queries/all-bindings'
import { rolesQuery } from '../../api/queries/roles'
import { serverAhead } from '../../api/server-clock'
import { refetchAll } from '../../components/refetch-all'
import { parseInstant } from '../../lib/date/micros'
import { resolveTimePoint } from '../../lib/date/time-point'
import { useNow } from '../../ui/clock'
import type { View } from './access-view'
import type { Shown } from './shown'

type Loaded =
  | { state: 'loading' }
  | { state: 'failed'; error: Error; retry: () => void }
  | {
      state: 'shown'
      shown: Shown
      complete: boolean
      /** Why further bindings did not come, or null. */
      stopped: Error | null
      calls: number
      retry: () => void
    }

/**
 * Reads the bindings of a view, and the roles, which is not audited (contract §3.3).
 * @param asked a past time as the address has it; undefined: now, by the server's clock
 */
export function useShown(view: Extract<View, { kind: 'read' }>, asked: string | undefined): Loaded {
  const list = useQuery(allBindingsQuery(view.list))
  const roles = useQuery(rolesQuery())
  // A binding that was made a moment ago is in force in the list that holds it, whenever the clock ticks.
  const clock = Math.max(useNow(), list.dataUpdatedAt) + serverAhead()
  // Each of twenty pages, and each tick of the clock, is another look at ten thousand bindings: it is drawn behind what a person does.
  const read = useDeferredValue(list.data)
  const now = useDeferredValue(clock)
  // "-20d" means the whole second that the field "As of" shows.
  const instantText = resolveTimePoint(
    asked ?? 'now',
    asked === undefined ? now : now - (now % 1_000),
  )
  const described = useDeferredValue(roles.data)
  const rules = useMemo(() => rulesOf(described ?? []), [described])
  const { param, resource } = view
  const seen = view.list.type
  const bindings = read?.bindings
  const newest = useMemo(() => newestIn(bindings ?? []), [bindings])
  const shown = useMemo((): Shown | null => {
    const chosen = parseInstant(instantText)
    if (!bindings || chosen === null) return null
    const asOf = asked === undefined || asked === 'now' ? null : instantText
    const instant = asOf === null ? Math.max(chosen, newest) : chosen
    return { bindings, rules, view: seen, resource, param, instant, asOf }
    // The resource follows from its parameter.
  }, [bindings, newest, rules, seen, param, instantText, asked]) // eslint-disable-line react-hooks/exhaustive-deps
  const failed = [list, roles].filter((query) => query.isLoadingError)
  const error = failed[0]?.error
  if (error) return { state: 'failed', error, retry: () => refetchAll(failed) }
  if (shown === null || !described || !read) return { state: 'loading' }
  const { complete, stopped, calls } = read
  return { state: 'shown', shown, complete, stopped, calls, retry: () => void list.refetch() }
}
