import { useQueryClient, type Query } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { keys } from '../../api/queries/keys'
import { Store } from '../../lib/store'

/** What was read for Home since it was opened, and the audit events that this has left. */
export type Reads = { lists: number; prompts: number; names: number; events: number }
const NONE: Reads = { lists: 0, prompts: 0, names: 0, events: 0 }

/** What a query reads in the service's records; null where its call leaves none (contract §3.3). */
function kindOf({ queryKey }: Query): Exclude<keyof Reads, 'events'> | null {
  const [first, , part] = queryKey
  if (first === keys.glance()[0]) return 'lists'
  if (first === keys.promptCapabilities[0]) return 'prompts'
  if (first !== keys.scope('')[0]) return null
  return part === 'detail' ? 'names' : part === 'prompts' ? 'prompts' : 'lists'
}

/** Calls that a query has made by now: a list that is read again makes one for each of its pages. */
const callsOf = ({ state: { data, fetchMeta } }: Query) =>
  typeof data === 'object' && data !== null && 'pages' in data && !fetchMeta?.fetchMore
    ? (data.pages as unknown[]).length
    : 1

/**
 * Decisions of one call of a query, each of which is an event. Whether a Scope's audit may be read is decided on the Scope and on
 * the server, which is denied to who administers the Scope alone (contract §6).
 */
const decisionsOf = ({ queryKey: [first, , audited] }: Query) =>
  first === keys.glance()[0] && String(audited).startsWith('scope:') ? 2 : 1

/** Counts what Home reads, as the answers come; what was read for another screen costs nothing here. */
export function useReads(): Reads {
  const client = useQueryClient()
  const [store] = useState(() => new Store(NONE))
  useEffect(
    () =>
      client.getQueryCache().subscribe((event) => {
        if (event.type !== 'updated') return
        const { query, action } = event
        const isAnswer = action.type === 'success' ? !action.manual : action.type === 'error'
        const kind = isAnswer ? kindOf(query) : null
        if (kind === null) return
        const read = store.get()
        const calls = action.type === 'error' ? 1 : callsOf(query)
        store.set({
          ...read,
          [kind]: read[kind] + calls,
          events: read.events + calls * decisionsOf(query),
        })
      }),
    [client, store],
  )
  return useSyncExternalStore(store.subscribe, store.get, store.get)
}
