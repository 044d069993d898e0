import { useQueryClient, type Query } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { PromptConfiguration } from '../../api/contract/prompts'
import { keys } from '../../api/queries/keys'
import { Store } from '../../lib/store'

/** How much Home has read since it was opened, and how many audit events that has left. */
export type Reads = { lists: number; prompts: number; names: number; events: number }
const NONE: Reads = { lists: 0, prompts: 0, names: 0, events: 0 }

/** Under which number a query counts; null for one whose call the service does not record (contract §3.3). */
function kindOf({ queryKey }: Query): Exclude<keyof Reads, 'events'> | null {
  const [first, , part, , , , what] = queryKey
  if (first === keys.glance()[0] || first === keys.scopeList[0]) return 'lists'
  if (first === keys.promptCapabilities[0]) return 'prompts'
  if (first !== keys.scope('')[0]) return null
  return part === 'detail' || what === 'head' ? 'names' : part === 'prompts' ? 'prompts' : 'lists'
}

/** The calls that a query makes when it is answered. A list that is read again makes one call for each of its pages. */
const callsOf = ({ state: { data, fetchMeta } }: Query) =>
  typeof data === 'object' && data !== null && 'pages' in data && !fetchMeta?.fetchMore
    ? (data.pages as unknown[]).length
    : 1

/**
 * The audit events of one call of a query, one for each decision. Reading a Scope's audit is decided twice, on the Scope and
 * on the server (contract §6), and so is a Prompt that is saved, on the Scope and on the Artifact (contract §5).
 */
const decisionsOf = ({ queryKey: [first, , part, key], state: { data } }: Query) =>
  (first === keys.glance()[0] && String(part).startsWith('scope:')) ||
  (part === 'prompts' && key !== undefined && (data as PromptConfiguration | undefined)?.artifact)
    ? 2
    : 1

/** Counts what Home reads, answer by answer. Answers that another screen has read before are not counted. */
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
