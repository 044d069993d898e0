import { useState, useSyncExternalStore } from 'react'
import type { Owner } from '../api/session-ids'
import type { Target } from './plan'
import { sentRecords } from './sent-record'

/**
 * The record of what was sent on an earlier opening and was not told of. What is sent from here later has a dialog that
 * tells of it.
 */
export function useSentRecord(owner: Owner, target: Target) {
  const [found] = useState(() => sentRecords.stored(owner, target))
  const stored = useSyncExternalStore(sentRecords.subscribe, () =>
    sentRecords.stored(owner, target),
  )
  return stored === found ? sentRecords.read(found) : null
}
