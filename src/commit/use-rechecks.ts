import { useEffect, useEffectEvent, useState } from 'react'
import { isApiError, isTransient } from '../api/errors'
import type { ChangeState } from './state-machine'

type AnyChange = ChangeState<object, object>

/**
 * Milliseconds after which the head is read again while what was sent may still arrive. Each read is an audit event.
 * A request was seen to be committed forty seconds after its sender had given up.
 */
const AFTER_NO_ANSWER = [2_000, 10_000, 30_000, 60_000, 120_000]
/** A request may arrive twice: the server may refuse one copy while it still carries out the other. */
const AFTER_A_TRANSIENT_REFUSAL = [2_000]
const NEVER: readonly number[] = []

function recheckDelays(state: AnyChange): readonly number[] {
  if (state.kind === 'unmoved') return AFTER_NO_ANSWER
  const passes = state.kind === 'refused' && isApiError(state.error) && isTransient(state.error)
  return passes ? AFTER_A_TRANSIENT_REFUSAL : NEVER
}

/** Reads the head again now and then while a commit may still arrive. @returns whether it will read again */
export function useRechecks(state: AnyChange, recheck: () => Promise<unknown>): boolean {
  const [finished, setFinished] = useState<AnyChange | null>(null)
  const delays = recheckDelays(state)
  const recheckOnce = useEffectEvent(async (isLast: boolean) => {
    // A read that fails changes nothing: the screen keeps the time of the last one that did not.
    await recheck()
    if (isLast) setFinished(state)
  })
  useEffect(() => {
    const timers = delays.map((after, at) =>
      setTimeout(() => void recheckOnce(at === delays.length - 1), after),
    )
    return () => timers.forEach(clearTimeout)
  }, [state, delays])
  return delays.length > 0 && finished !== state
}
