import type { Binding, Principal } from '../../../api/contract/access'
import type { ResourceRequest } from '../../../api/contract/access-requests'
import { serverNow } from '../../../api/server-clock'
import { randomId } from '../../../lib/random-id'
import { inOrder } from './effect-of-all'
import { deedOf, type Item, type Review } from './review'
import { sendDecision } from './send-decision'

/** Decisions that are still to be sent, each with what the server is told, in the order in which they go. */
export function stepsOf(items: readonly Item[], me: Principal | null) {
  const now = serverNow()
  const steps = items.flatMap((item) => {
    const deed = item.sent?.outcome === 'made' ? null : deedOf(item, now)
    return deed === null ? [] : [{ id: item.seen.binding_id, deed }]
  })
  return inOrder(steps, me)
}

type Work = {
  me: Principal | null
  /** The review as it is now: somebody may decide further while it is sent. */
  newest: () => Review | null
  /** Keeps another state of one of its bindings. */
  setItem: (bindingId: string, change: Partial<Item>) => void
  /** The list in which a binding was seen. */
  listOf: (binding: Binding) => ResourceRequest
  /** Whether the person wants it to stop after the decision that is on its way. */
  isStopped: () => boolean
  /** Ends the session of the press. */
  ends: AbortSignal
}

/**
 * Sends decisions one after the other, each with a key that is kept before it goes out, and writes down what became of each.
 * It stops where nothing answers, and sends no more of a list in which the reviewer may change nothing any more.
 */
export async function sendAll(ids: readonly string[], work: Work): Promise<void> {
  const { me, newest, setItem, listOf, isStopped, ends } = work
  const barred = new Set<string>()
  for (const id of ids) {
    const item = newest()?.items.find(({ seen }) => seen.binding_id === id)
    const deed = item && deedOf(item, serverNow())
    if (!item || !deed || isStopped() || ends.aborted) continue
    const listedOn = listOf(item.seen)
    const list = JSON.stringify(listedOn)
    if (barred.has(list)) continue
    const { sent } = item
    const key = sent?.key ?? randomId()
    const at = new Date(serverNow()).toISOString()
    setItem(id, { sent: { key, at, outcome: 'sending', said: null } })
    const wasSent = sent?.outcome === 'sending' || sent?.outcome === 'unknown'
    const plan = { ...deed, key, sentFor: [], listedOn }
    const { next, ...became } = await sendDecision(plan, { me, wasSent, ends })
    setItem(id, { sent: { key, at, ...became } })
    if (next === 'none') return
    if (next === 'of other lists') barred.add(list)
  }
}
