import { useSyncExternalStore } from 'react'
import { lookedAt } from '../../../names/looked-at'

/** Ids of the events that this person has opened in this browser, and of their requests. */
export const useLookedAt = () =>
  useSyncExternalStore(lookedAt.subscribe, lookedAt.get, lookedAt.get)
