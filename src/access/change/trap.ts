import type { Principal } from '../../api/contract/access'
import type { Micros } from '../../lib/date/micros'
import { decideAt } from '../decide'
import { whoCan } from '../who-can'
import type { Known } from '../types'

/**
 * Who administers a Scope by a binding on it and may not read it: scope.admin includes no reading (contract §3.2).
 * Administrators of the server are left out, who administer every Scope and are meant to read none.
 */
export function adminsWithoutReading(known: Known, scopeId: string, instant: Micros): Principal[] {
  const resource = { type: 'scope', scope_id: scopeId }
  const { people } = whoCan({ ...known, action: 'scope.admin', resource, instant })
  return people
    .filter(({ paths }) => paths.some(({ reach }) => reach === 'direct'))
    .map(({ principal }) => principal)
    .filter(
      (principal) =>
        principal.type !== 'group' &&
        !decideAt({ ...known, action: 'scope.read', resource, instant, principal }).allowed,
    )
}
