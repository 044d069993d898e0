import { serverBase } from './client'
import type { Principal } from './contract/access'
import type { Owner } from './session-ids'

/**
 * Whom a thing kept in the browser belongs to: a principal at a server, or everybody at a server whose access control
 * is off. JSON text, so that no owner is the beginning of another one.
 */
export const ownerOf = (principal: Principal | null): Owner =>
  JSON.stringify(principal ? [serverBase(), principal.type, principal.id] : [serverBase()])
