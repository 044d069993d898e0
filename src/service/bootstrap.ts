import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import { insertBinding } from './bindings-store'
import { raisePolicyRevision } from './authorization'
import { newScopeId, uuid } from './ids'
import { prepareSchema, readMeta, writeMeta } from './schema'
import { insertScope } from './scopes-store'
import type { PrincipalRef, State } from './state'

/**
 * Makes an empty database a deployment: tables, the secret of cursors, the default Scope and the first administrators,
 * whose bindings write no audit events.
 * @returns the secret that signs cursors, which outlives a restart.
 * @throws Error when the database belongs to another program or version.
 */
export function bootstrap(state: State, administrators: readonly PrincipalRef[]): Uint8Array {
  const { database, random } = state
  return database.transaction(() => {
    if (prepareSchema(database)) {
      writeMeta(database, 'server_id', uuid(random))
      writeMeta(database, 'cursor_secret', bytesToHex(random(32)))
      insertScope(database, {
        scope_id: newScopeId(random),
        title: 'Default',
        summary: 'Default context',
      })
      for (const administrator of administrators) grantServerRoles(state, administrator)
    }
    const secret = readMeta(database, 'cursor_secret') ?? ''
    return hexToBytes(secret)
  })
}

function grantServerRoles(state: State, principal: PrincipalRef) {
  for (const role of ['server.observer', 'server.admin'] as const) {
    insertBinding(state.database, {
      bindingId: uuid(state.random),
      subject: principal,
      resource: { type: 'server', deployment_id: state.deploymentId },
      role,
      grantedBy: principal,
      reason: 'bootstrap administrator',
      createdAt: state.now(),
      expiresAt: null,
      state: 'active',
      version: 1,
      policyRevision: raisePolicyRevision(state.database),
      idempotencyKey: `bootstrap:${state.deploymentId}:${principal.id}:${role}`,
      revokedAt: null,
      revokedBy: null,
    })
  }
}
