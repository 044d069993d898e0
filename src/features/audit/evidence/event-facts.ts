import type { AuditEvent } from '../../../api/contract/audit'
import { changePlace } from './change-place'

/** Events of each kind that the index page lists, and changes whose revisions are looked for. */
export const LISTED_MAX = 500
export const CHANGES_MAX = 100
/** Bindings that a bundle lists. */
const BINDINGS_MAX = 5_000

/** What of the events the rest of a bundle is made from: counts, and the first events of each kind. */
export type EventFacts = {
  events: number
  allowed: number
  denied: number
  /** Events that tell of a change, and how many there are. */
  changeCount: number
  /** The first `LISTED_MAX` of each. */
  deniedEvents: AuditEvent[]
  changeEvents: AuditEvent[]
  /** Changes of Artifacts, whose revisions can be looked for: the first `CHANGES_MAX`, and how many there are. */
  artifactChanges: AuditEvent[]
  artifactChangeCount: number
  /** Ids of bindings that events name, each once, in their order. */
  bindingIds: string[]
  moreBindings: boolean
}

/** Reason codes of changes of roles (contract §6). */
const POLICY: readonly string[] = ['binding-created', 'binding-revoked']

/** Gathers `EventFacts` from events one by one: what it keeps is bounded, however many there are. */
export class FactsGatherer {
  #facts: EventFacts = {
    events: 0,
    allowed: 0,
    denied: 0,
    changeCount: 0,
    deniedEvents: [],
    changeEvents: [],
    artifactChanges: [],
    artifactChangeCount: 0,
    bindingIds: [],
    moreBindings: false,
  }
  #bindings = new Set<string>()

  take(event: AuditEvent) {
    const facts = this.#facts
    facts.events += 1
    facts[event.allowed ? 'allowed' : 'denied'] += 1
    if (!event.allowed) keep(facts.deniedEvents, event, LISTED_MAX)
    const changesArtifact = changePlace(event) !== null
    if (changesArtifact) {
      facts.artifactChangeCount += 1
      keep(facts.artifactChanges, event, CHANGES_MAX)
    }
    if (changesArtifact || (event.allowed && POLICY.includes(event.reason_code))) {
      facts.changeCount += 1
      keep(facts.changeEvents, event, LISTED_MAX)
    }
    if (event.binding_id && !this.#bindings.has(event.binding_id)) {
      if (this.#bindings.size < BINDINGS_MAX) this.#bindings.add(event.binding_id)
      else facts.moreBindings = true
    }
  }

  get facts(): EventFacts {
    return { ...this.#facts, bindingIds: [...this.#bindings] }
  }
}

function keep(list: AuditEvent[], event: AuditEvent, most: number) {
  if (list.length < most) list.push(event)
}
