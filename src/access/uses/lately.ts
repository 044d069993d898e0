import type { AuditEvent } from '../../api/contract/audit'
import { isUse, type Uses } from './uses'

/** What one binding was used for, as far as the audit was read. */
export type Lately = {
  uses: Uses
  /** How many decisions rest on it, by operation. */
  operations: ReadonlyMap<string, number>
}

/**
 * What is known after a further window.
 * @param events all of that window; none of one that was not read whole
 */
export function afterEvents(
  before: Lately | null,
  uses: Uses,
  events: readonly AuditEvent[],
  bindingId: string,
): Lately {
  const operations = new Map(before?.operations)
  for (const event of events)
    if (isUse(event) && event.binding_id === bindingId)
      operations.set(event.operation, (operations.get(event.operation) ?? 0) + 1)
  return { uses, operations }
}

/** The operations, the most frequent first, then by name. */
export const mostFrequent = ({ operations }: Lately) =>
  [...operations].sort(
    ([one, its], [other, theirs]) => theirs - its || (one < other ? -1 : Number(one > other)),
  )
