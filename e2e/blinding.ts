import * as v from 'valibot'
import type { AuditEvent } from '../src/api/contract/audit'
import { endpoints } from '../src/api/endpoints'
import type { Api } from './api'
import { identities } from './identities'
import { Refusal } from './sender'

/** No Artifact can have this id, and no page of the audit can hold it (contract §6.1). */
const IMPOSSIBLE_ID = '\u00fc'

/** What is known of an event that no page of the audit can hold. */
export type Blinding = {
  /** Request id of the refused request and of the one event that it left. */
  requestId: string
  scopeId: string
  operation: 'get_artifact'
  action: 'artifact.read'
  principal: { type: string; id: string }
  identity: { family: 'skill'; artifact_id: string }
  allowed: false
  /** Readable events of the same person, just before and just after: the unreadable one lies between them by instant and cursor. */
  before: AuditEvent
  after: AuditEvent
}

/**
 * Makes every page of the audit unreadable that would hold one certain event, as anybody can who has a token: without
 * any role `stranger` asks for an Artifact that cannot exist. Pages of that Scope's audit are concerned and pages of the
 * server's, from then on and for every reader, so that tests which share a server must not read past it.
 */
export async function blind(api: Api, scopeId: string): Promise<Blinding> {
  const { type, id } = identities.stranger.principal
  const scope = endpoints.scope(scopeId)
  const earlier = await refused(api, scope)
  const requestId = await blindOnce(api, scopeId)
  const later = await refused(api, scope)
  // This filter leaves out decisions about Artifacts, and so the unreadable one.
  const readable = await api
    .as('root')
    .audit(scopeId, { action: 'scope.read', subject: 'stranger', result: 'denied' })
  const eventOf = (request: string) => {
    const event = readable.find((each) => each.request_id === request)
    if (!event) throw new Error(`The audit of ${scopeId} lacks request ${request}.`)
    return event
  }
  return {
    requestId,
    scopeId,
    operation: 'get_artifact',
    action: 'artifact.read',
    principal: { type, id },
    identity: { family: 'skill', artifact_id: IMPOSSIBLE_ID },
    allowed: false,
    before: eventOf(earlier),
    after: eventOf(later),
  }
}

/** Makes the unreadable event alone. @returns the id of its request */
export const blindOnce = (api: Api, scopeId: string) =>
  refused(api, `${endpoints.scope(scopeId)}/artifacts/skill/${encodeURIComponent(IMPOSSIBLE_ID)}`)

/** @returns the id of a request by `stranger` that was refused for want of any role. */
async function refused(api: Api, path: string): Promise<string> {
  try {
    await api.as('stranger').call('GET', path, v.unknown())
  } catch (error) {
    if (error instanceof Refusal && error.status === 403 && error.requestId !== null) {
      return error.requestId
    }
    throw error
  }
  throw new Error(`The stranger may read ${path}: it holds a role.`)
}
