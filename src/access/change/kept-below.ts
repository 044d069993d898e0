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

const scopeIdOf = (resource: Resource) => String((resource as { scope_id?: unknown }).scope_id)
const isEntry = (resource: Resource) => Boolean((resource as { selector?: unknown }).selector)

/** Returns the places below `resource` on which the person has bindings. A sentence about "every Scope" or "every Artifact" may not hold there. */
function ownPlacesBelow(own: readonly Binding[], resource: Resource, kind: string): Resource[] {
  const places: Resource[] = []
  for (const { resource: place } of own) {
    const isOfKind = place.type === kind || (kind === 'artifact' && place.type === 'scope')
    if (!isOfKind || isEntry(place) || reachOf(resource, place) !== 'inherited') continue
    if (!places.some((known) => reachOf(known, place) === 'direct')) places.push(place)
  }
  // Scopes come first, so that an exception for a whole Scope is not repeated for each Artifact in it.
  return places.sort((one, other) => Number(other.type === 'scope') - Number(one.type === 'scope'))
}

/**
 * Returns the places below `resource` at which nothing changes, although the difference is told of "every" Scope or Artifact:
 * another binding of the same person allows the action there before and after (roles add up, contract §3.2).
 * @returns Scopes and Artifacts; a Scope stands for all Artifacts in it
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
