import type { Principal } from '../../api/contract/access'
import type { Micros } from '../../lib/date/micros'
import { pathsAt } from '../granting'
import { holdersOf } from '../subjects'
import type { Known } from '../types'

/**
 * Who administers a Scope by a binding on it and may not read it: scope.admin includes no reading (contract §3.2).
 * Administrators of the server are left out, who administer every Scope and are meant to read none.
 */
export function adminsWithoutReading(known: Known, scopeId: string, instant: Micros): Principal[] {
  const resource = { type: 'scope', scope_id: scopeId }
  return holdersOf(known.bindings)
    .filter(({ principal, bindings }) => {
      const may = (action: string) =>
        pathsAt({ bindings, rules: known.rules }, { action, resource, instant })
      return (
        principal.type !== 'group' &&
        may('scope.admin').some(({ reach }) => reach === 'direct') &&
        may('scope.read').length === 0
      )
    })
    .map(({ principal }) => principal)
}
