import { useEffect, useEffectEvent, useRef } from 'react'
import { isSessionOver } from '../api/errors'
import type { Owner } from '../api/session-ids'
import type { Target } from './plan'
import { sentRecords } from './sent-record'

/**
 * Removes the record that something was sent (`sent-record.ts`) once the person was told what became of it.
 * @param isTold the dialog says it now
 */
export function useSentNote(owner: Owner | null, target: Target, isTold: boolean) {
  const isDone = useRef(false)
  const forget = useEffectEvent(() => sentRecords.forget(owner, target))
  useEffect(() => {
    if (isTold) forget()
  }, [isTold])
  useEffect(
    () => () => {
      if (isDone.current) forget()
    },
    [],
  )
  return {
    /** It was carried out: where the dialog leads to tells of it. */
    done: () => {
      isDone.current = true
    },
    /** Sends, and forgets the record where the session ends: the dialog is gone with the session, before it could tell. */
    send: async <T>(send: () => Promise<T>): Promise<T> => {
      try {
        return await send()
      } catch (error) {
        if (isSessionOver(error)) sentRecords.forget(owner, target)
        throw error
      }
    },
  }
}
