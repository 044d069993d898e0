import { useSyncExternalStore } from 'react'
import { session } from '../api/session'

/** Whom things kept on this screen belong to; null until the server has said who is signed in. */
export const useOwner = () => useSyncExternalStore(session.subscribe, session.owner)
