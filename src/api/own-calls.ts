import { Store } from '../lib/store'
import { endpoints } from './endpoints'

/** Routes that write no audit event (contract §3), nor does readiness, which needs no caller. */
const QUIET = new Set<string>([endpoints.me, endpoints.resources, endpoints.roles, endpoints.ready])

const count = new Store(0)

/**
 * The calls of this visit that the service records in its audit. Each wrote one event or more; how many, only the
 * audit itself can tell.
 */
export const ownCalls = {
  /** Takes down an answered call. Without a valid credential (401) nothing is decided, and nothing recorded. */
  note(path: string, status: number) {
    if (QUIET.has(path) || status === 401) return
    count.set(count.get() + 1)
  },
  count: count.get,
  subscribe: count.subscribe,
}
