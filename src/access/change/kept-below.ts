import type { Binding, Resource } from '../../api/contract/access'
import type { Micros } from '../../lib/date/micros'
import type { Difference } from '../between'
import { pathsAt } from '../granting'
import { reachOf } from '../reach'
import { isSame } from '../subjects'
import type { RoleRules } from '../types'

/** Stands for every resource of its kind that has no bindings of its own. */
const ANY = '\u0000any'
export const ANY_SCOPE: Resource = { type: 'scope', scope_id: ANY }
export const anyArtifactOf = (scopeId: string): Resource => ({
  type: 'artifact',
  scope_id: scopeId,
  identity: { family: ANY, artifact_id: ANY },
})
export const ANY_ARTIFACT = anyArtifactOf(ANY)

type Side = { bindings: readonly Binding[]; rules: RoleRules; instant: Micros }

/** The Scope that a binding is on, as far as it grants something on the Artifacts in it. */
const scopeIdOf = (resource: Resource) => String((resource as { scope_id?: unknown }).scope_id)
const isEntry = (resource: Resource) => Boolean((resource as { selector?: unknown }).selector)

/** Where somebody's own bindings lie below `resource`: there, what is said of "every Scope" or "every Artifact" may not hold. */
function ownPlacesBelow(own: readonly Binding[], resource: Resource, kind: string): Resource[] {
  const places: Resource[] = []
  for (const { resource: place } of own) {
    const isBelow = place.type === kind || (kind === 'artifact' && place.type === 'scope')
    if (!isBelow || isEntry(place) || reachOf(resource, place) !== 'inherited') continue
    if (!places.some((known) => reachOf(known, place) === 'direct')) places.push(place)
  }
  // A Scope first: what holds for all of its Artifacts need not be said of each.
  return places.sort((one, other) => Number(other.type === 'scope') - Number(one.type === 'scope'))
}

/**
 * The places below `resource` where a difference on "every" one of a kind does not come about: a further binding of the same
 * person allows the action there before and after the change (contract §3.2: roles add up). A Scope stands for all of its Artifacts.
 */
export function exceptionsTo(
  { principal, action }: Difference,
  resource: Resource,
  kind: 'scope' | 'artifact',
  { bindings, rules, instant }: Side,
): Resource[] {
  const own = bindings.filter(({ subject }) => isSame(subject, principal))
  const found: Resource[] = []
  for (const place of ownPlacesBelow(own, resource, kind)) {
    if (found.some((above) => reachOf(above, place) === 'inherited')) continue
    const where =
      kind === 'artifact' && place.type === 'scope' ? anyArtifactOf(scopeIdOf(place)) : place
    if (pathsAt({ bindings: own, rules }, { action, resource: where, instant }).length > 0) {
      found.push(place)
    }
  }
  return found
}
