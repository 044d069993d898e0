import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { sendAll } from '../../../access/change/review/send-all'
import { keys } from '../../../api/queries/keys'
import { session } from '../../../api/session'
import type { useReview } from './use-review'
import type { Reviewed } from './use-reviewed'

/** Sends decisions of a review one after the other, until they are sent or somebody stops it. */
export function useSending(work: ReturnType<typeof useReview>, listOf: Reviewed['listOf']) {
  const stopped = useRef(false)
  const { me, newest, setItem } = work
  const sending = useMutation({
    mutationFn: (ids: readonly string[]) => {
      stopped.current = false
      const isStopped = () => stopped.current
      return sendAll(ids, { me, newest, setItem, listOf, isStopped, ends: session.signal() })
    },
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
