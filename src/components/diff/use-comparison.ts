import { startTransition, useEffect, useMemo, useState } from 'react'
import { compareContents } from '../../lib/diff/client'
import type { CompareRequest, Comparison } from '../../lib/diff/comparison'

type Result = { request: CompareRequest } & (
  { comparison: Comparison; error: null } | { comparison: null; error: Error }
)

type Running = { promise: Promise<Comparison>; abort: AbortController }

function run(request: CompareRequest): Running {
  const abort = new AbortController()
  const promise = compareContents(request, { signal: abort.signal })
  // Whoever waits hears of a failure; a render that came to nothing has nobody who does.
  promise.catch(() => {})
  return { promise, abort }
}

/**
 * Compares in the worker. The last comparison stays until the next one is there; `failed` is a worker that crashed or
 * was ended by the browser.
 */
export function useComparison({
  fields,
  before,
  after,
  asJson,
  ignoreWhitespace,
}: Required<CompareRequest>) {
  const [attempt, setAttempt] = useState(0)
  const request = useMemo<CompareRequest>(
    () => ({ fields, before, after, asJson, ignoreWhitespace }),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a retry asks again for the same
    [fields, before, after, asJson, ignoreWhitespace, attempt],
  )
  const [result, setResult] = useState<Result | null>(null)
  const [last, setLast] = useState<Comparison | null>(null)
  // Begun while rendering: the worker compares while the frame around the rows is made, not after it.
  const begun = useMemo(() => run(request), [request])
  useEffect(() => {
    const { promise, abort } = begun.abort.signal.aborted ? run(request) : begun
    promise.then(
      (comparison) => {
        if (abort.signal.aborted) return
        // A transition is rendered in slices: its rows never hold up what a person types or scrolls meanwhile.
        startTransition(() => {
          setResult({ request, comparison, error: null })
          setLast(comparison)
        })
      },
      (error: unknown) => {
        if (abort.signal.aborted) return
        const reason = error instanceof Error ? error : new Error(String(error))
        setResult({ request, comparison: null, error: reason })
      },
    )
    return () => abort.abort()
  }, [begun, request])
  const settled = result?.request === request ? result : null
  return {
    comparison: last,
    /** A comparison is under way; what is on screen, if anything, is the one before. */
    pending: settled === null,
    failed: settled?.error ?? null,
    retry: () => setAttempt((count) => count + 1),
  }
}
