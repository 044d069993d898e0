import type { Me } from '../api/contract/access'
import { KNOWN_FAMILIES } from '../families/known'

/**
 * The families to offer: those that the console knows in their order, then newer ones that the server names for this caller,
 * or whose list it has answered. The server's own list is no filter: it leaves out families that it serves (contract §4).
 */
export function familiesToShow(named: Me['artifact_families'], current?: string): string[] {
  const enabled = named.filter(({ enabled }) => enabled).map(({ family }) => family)
  const known = KNOWN_FAMILIES.map(({ name }) => name)
  return [...new Set([...known, ...enabled, ...(current ? [current] : [])])]
}
