import { bodies } from '../../src/api/bodies'
import { configureClient, call } from '../../src/api/client'
import { AuditPage, type ListAuditRequest } from '../../src/api/contract/audit'
import { endpoints } from '../../src/api/endpoints'
import { auditFits } from '../../src/api/fits/audit'
import { serverNow } from '../../src/api/server-clock'
import { session } from '../../src/api/session'
import { Feed } from '../../src/features/audit/reading/feed'
import type { AuditQuery } from '../../src/features/audit/query/audit-query'
import { scrollAtRandom } from '../../src/features/audit/testing/random-scroll'
import type { Order } from '../../src/features/audit/store/rows'
import type { MetSpots } from '../../src/features/audit/reading/blind-spots'
import { CALLS_PER_GESTURE, NARROWING_PER_GESTURE } from '../../src/features/audit/reading/stops'

/** The console's own client without a browser, as one person. */
export function signIn(apiBase: string, token: string) {
  configureClient(apiBase)
  session.start(token, false)
}

const ask = async (request: ListAuditRequest) => {
  const { data, requestId } = await call({
    method: 'POST',
    path: endpoints.audit,
    body: bodies.audit(request),
    schema: AuditPage,
    fits: auditFits(request),
  })
  return { page: data, at: serverNow(), requestId }
}

export type Scrolled = { cursors: number[]; calls: number; resumed: number; gestures: number }

/** Scrolls a list from one end to the other as the screen does; `between` is called after each gesture. */
export async function scroll(
  query: AuditQuery,
  order: Order,
  between: () => Promise<void>,
): Promise<Scrolled> {
  const feed = new Feed(query, ask, { order })
  let gestures = 0
  while (feed.getSnapshot().phase !== 'complete') {
    const before = feed.getSnapshot().calls
    await feed.loadMore()
    gestures += 1
    const { stop, calls } = feed.getSnapshot()
    if (stop?.kind === 'failure') throw stop.error
    if (calls - before > CALLS_PER_GESTURE)
      throw new Error(`${calls - before} calls in one gesture.`)
    if (gestures > 1_000) throw new Error(`The list has no end: ${JSON.stringify(stop)}`)
    await between()
  }
  const { rows, calls, resumed } = feed.getSnapshot()
  const cursors = Array.from({ length: rows.length }, (_, row) => rows.cursorAt(row))
  return { cursors, calls, gestures, resumed: resumed.policy + resumed.cursor }
}

/** Reads a list with blind spots to its end, one gesture after the other. */
export async function readBlind(query: AuditQuery, order: Order, met: MetSpots) {
  const feed = new Feed(query, ask, { order, met })
  const most = CALLS_PER_GESTURE + NARROWING_PER_GESTURE + 1
  while (feed.getSnapshot().phase !== 'blind') {
    const { calls: before, phase } = feed.getSnapshot()
    if (phase === 'complete') throw new Error('The list calls itself complete.')
    await (phase === 'stopped' ? feed.retry() : feed.loadMore())
    const { stop, calls } = feed.getSnapshot()
    if (stop && stop.kind !== 'limit') throw new Error(`Stopped: ${JSON.stringify(stop)}`)
    if (calls - before > most) throw new Error(`${calls - before} calls in one gesture.`)
  }
  const { rows, calls, blind } = feed.getSnapshot()
  const events = Array.from({ length: rows.length }, (_, row) => rows.at(row))
  return { events: events.filter((event) => event !== undefined), calls, blind }
}

/** Reads a list newest first by random gestures as a person does who is in no hurry. */
export function wander(query: AuditQuery, random: () => number, anyTime: () => number) {
  return scrollAtRandom(new Feed(query, ask, { order: 'newest' }), random, anyTime)
}
