import type { CompareRequest, Comparison } from './comparison'
import { comparisonOf } from './compare-contents'

/** Compares two contents. Rejects with the signal's reason once that is aborted. */
export async function compareContents(
  request: CompareRequest,
  { signal }: { signal?: AbortSignal } = {},
): Promise<Comparison> {
  signal?.throwIfAborted()
  await Promise.resolve()
  signal?.throwIfAborted()
  return comparisonOf(request)
}
