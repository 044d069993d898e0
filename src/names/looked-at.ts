import * as v from 'valibot'
import { KeptValue } from './kept-value'

/** Events of the audit that are kept as looked at; the one that was looked at first is given up first. */
const MAX_LOOKED = 1_000

/** An event's id and that of its request, the one that was looked at last at the end. */
const Looked = v.array(v.tuple([v.string(), v.nullable(v.string())]))
type Looked = v.InferOutput<typeof Looked>

const kept = new KeptValue<Looked>({
  key: 'scope-console.looked-at ',
  schema: Looked,
  empty: [],
  join: (before, early) => [...before, ...early].slice(-MAX_LOOKED),
})
let idsOf: { of: Looked; ids: ReadonlySet<string> } = { of: [], ids: new Set() }

/** The events of the audit that a person has opened in this browser, and their requests. */
export const lookedAt = {
  /** Ids of events and of requests; another set whenever there is another one. */
  get(): ReadonlySet<string> {
    const of = kept.get()
    if (idsOf.of !== of) idsOf = { of, ids: new Set(of.flat().filter((id) => id !== null)) }
    return idsOf.ids
  },
  subscribe: kept.subscribe,
  followSession: () => kept.followSession(),
  add(eventId: string, requestId: string | null) {
    if (lookedAt.get().has(eventId)) return
    kept.change((before) =>
      [...before, [eventId, requestId] satisfies Looked[number]].slice(-MAX_LOOKED),
    )
  },
}
