import { useSyncExternalStore } from 'react'
import { ownerOf } from '../api/owner'
import { session } from '../api/session'
import type { Owner } from '../api/session-ids'
import { useAccessMode } from './use-access-mode'

/** Whom things kept on this screen belong to; null until the server has said who is signed in, or that it asks nobody. */
export function useOwner(): Owner | null {
  const named = useSyncExternalStore(session.subscribe, session.owner)
  return useAccessMode() === 'disabled' ? ownerOf(null) : named
}
