import type { Action } from '../api/contract/access'
import { appendEvent } from '../service/audit-store'
import { decide, policyRevision, type Decision } from '../service/authorization'
import { text } from '../service/database'
import { newRequestId } from '../service/ids'
import type { ResourceRef } from '../service/resources'
import type { Call, State } from '../service/state'
import type { PersonKey } from './content/types'
import { PRINCIPALS } from './people'
import type { Random } from '../lib/random'
import type { Replay } from './replay'

/** A decision that one request asks for. */
export type Look = { action: Action; resource: ResourceRef; decision: Decision }
/** What somebody only reads, or is refused: it leaves nothing but its events. */
export type Reading = { person: PersonKey; operation: string; looks: readonly Look[] }

/** What the parts of the generator share: the service's state, its clock and randomness, and its decisions. */
export class World {
  readonly scopeIds: readonly string[]
  private decisions = new Map<string, Decision>()
  private policy = ''

  constructor(
    readonly state: State,
    readonly random: Random,
    readonly replay: Replay,
  ) {
    this.scopeIds = state.database
      .all(`SELECT scope_id FROM scopes WHERE title <> 'Default' ORDER BY scope_id`)
      .map((row) => text(row, 'scope_id'))
    this.policyChanged()
    this.bindingsChanged()
  }

  /** An ownership changes the policy revision, and no decision about a Scope or through a role. */
  policyChanged() {
    this.policy = policyRevision(this.state.database)
  }

  bindingsChanged() {
    this.decisions.clear()
    this.policyChanged()
  }

  /**
   * What the service decides now. Decisions with the same `like` are taken to be equal until a binding changes: no
   * binding of the generated months expires, and none is on a single Artifact.
   */
  look(person: PersonKey, action: Action, resource: ResourceRef, like: string): Look {
    const key = `${person} ${action} ${like}`
    let decision = this.decisions.get(key)
    if (decision === undefined) {
      const principal = PRINCIPALS[person]
      const call: Call = { state: this.state, requestId: '', operation: '', principal }
      decision = decide(call, principal, action, resource, Math.round(this.replay.now * 1000))
      this.decisions.set(key, decision)
    }
    return { action, resource, decision }
  }

  onScope(person: PersonKey, action: Action, scopeId: string): Look {
    return this.look(person, action, { type: 'scope', scope_id: scopeId }, scopeId)
  }

  onServer(person: PersonKey, action: Action): Look {
    const { deploymentId } = this.state
    return this.look(person, action, { type: 'server', deployment_id: deploymentId }, 'server')
  }

  /** Writes the events of one request; returns how many. */
  record({ person, operation, looks }: Reading): number {
    const principal = PRINCIPALS[person]
    const { state } = this
    const call: Call = { state, operation, principal, requestId: newRequestId(state.random) }
    for (const { action, resource, decision } of looks) {
      appendEvent(call, principal, { action, resource, ...decision, policyRevision: this.policy })
    }
    return looks.length
  }
}
