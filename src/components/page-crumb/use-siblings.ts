import { useQueryClient } from '@tanstack/react-query'
import { useLocation, useParams } from 'react-router'
import { shortId } from '../../lib/text/short-id'
import { useNames } from '../../names/use-names'
import { useVisitedScopes } from '../../names/use-visited-scopes'
import { aspectOf, newFamilyOf } from '../../routing/aspect'
import { paths } from '../../routing/paths'
import { familyOf } from '../../families/family-of'
import { knownPromptKeys, listedArtifacts } from '../known-places'
import { useFamilies } from '../use-families'
import { scopesBeside } from './scopes-beside'

type Sibling = { to: string; name: string }

/**
 * What stands beside the place of this address, as far as it is known without asking the server: other Prompt keys,
 * Artifacts of the family that were listed, families or Scopes. Each leads to the same kind of screen.
 */
export function useSiblings(): Sibling[] {
  const client = useQueryClient()
  const names = useNames()
  const visited = useVisitedScopes()
  const { pathname } = useLocation()
  const { scopeId = '', family, artifactId, promptKey, sourceId } = useParams()
  const families = useFamilies(family)
  // The service has no list of the Sources that could stand beside this one.
  if (sourceId !== undefined) return []
  if (promptKey !== undefined) {
    return knownPromptKeys(client, scopeId)
      .filter((key) => key !== promptKey)
      .map((key) => ({ to: paths.prompt(scopeId, key), name: key }))
  }
  if (family !== undefined && artifactId !== undefined) {
    const aspect = aspectOf(pathname)
    // What this one is compared with is no choice for another.
    const pathOf = paths[aspect === undefined || aspect === 'compare' ? 'artifact' : aspect]
    return listedArtifacts(client, scopeId, family)
      .map((item) => item.artifact_id)
      .filter((id) => id !== artifactId)
      .map((id) => ({
        to: pathOf(scopeId, family, id),
        name: names.artifact({ scopeId, family, artifactId: id }) ?? shortId(id),
      }))
  }
  if (family !== undefined) {
    const others = families.filter((other) => other !== family)
    return newFamilyOf(pathname) === undefined
      ? others.map((other) => ({ to: paths.artifacts(scopeId, other), name: other }))
      : others
          .filter((other) => familyOf(other).fresh !== null)
          .map((other) => ({ to: paths.create(scopeId, other), name: other }))
  }
  return scopesBeside(client, visited, scopeId).map((id) => ({
    to: paths.scope(id),
    name: names.scope(id) ?? shortId(id),
  }))
}
