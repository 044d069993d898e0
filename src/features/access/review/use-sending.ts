import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { inOrder } from '../../../access/change/review/effect-of-all'
import { deedOf, type Item, type Review } from '../../../access/change/review/review'
import { sendDecision } from '../../../access/change/review/send-decision'
import type { ResourceRequest } from '../../../api/contract/access-requests'
import { keys } from '../../../api/queries/keys'
import { serverNow } from '../../../api/server-clock'
import { session } from '../../../api/session'
import { randomId } from '../../../lib/random-id'
import type { useReview } from './use-review'

/** Decisions that are still to be sent, each with what the server is told, in the order in which they go. */
export function stepsOf(items: readonly Item[], me: ReturnType<typeof useReview>['me']) {
  const now = serverNow()
  const steps = items.flatMap((item) => {
    const deed = item.sent?.outcome === 'made' ? null : deedOf(item, now)
    return deed === null ? [] : [{ id: item.seen.binding_id, deed }]
  })
  return inOrder(steps, me)
}

const itemOf = (review: Review | null, bindingId: string) =>
  review?.items.find(({ seen }) => seen.binding_id === bindingId)

/**
 * Sends decisions one after the other, each with a key that is kept before it goes out, and writes down what became of each.
 * It stops where nothing answers, or where the reviewer may change nothing any more.
 */
export function useSending(work: ReturnType<typeof useReview>, listedOn: ResourceRequest) {
  const stopped = useRef(false)
  const { me, newest, setItem } = work
  const run = async (ids: readonly string[]) => {
    const ends = session.signal()
    stopped.current = false
    for (const id of ids) {
      const item = itemOf(newest(), id)
      const deed = item && deedOf(item, serverNow())
      if (!item || !deed || stopped.current || ends.aborted) continue
      const { sent } = item
      const key = sent?.key ?? randomId()
      const at = new Date(serverNow()).toISOString()
      setItem(id, { sent: { key, at, outcome: 'sending', said: null } })
      const wasSent = sent?.outcome === 'sending' || sent?.outcome === 'unknown'
      const plan = { ...deed, key, sentFor: [], listedOn }
      const { goOn, ...became } = await sendDecision(plan, { me, wasSent, ends })
      setItem(id, { sent: { key, at, ...became } })
      if (!goOn) return
    }
  }
  const sending = useMutation({
    mutationFn: run,
    // Once for all of them: each would read the list again, which is recorded.
    meta: { invalidates: [keys.bindings, keys.authorities, keys.deployments] },
  })
  return {
    isSending: sending.isPending,
    hasSent: sending.isSuccess,
    send: (ids: readonly string[]) => sending.mutate(ids),
    /** After the one that is on its way. */
    stop: () => void (stopped.current = true),
  }
}
