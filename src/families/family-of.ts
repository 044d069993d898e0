import type { Family } from './family'
import { KNOWN_FAMILIES } from './known'
import { unknownFamily } from './unknown-family'

/** Looks families up by name. Names come from servers and addresses: `constructor` is one like any other. */
export function lookupIn(known: readonly Family[]): (name: string) => Family {
  const byName = new Map(known.map((family) => [family.name, family]))
  return (name) => byName.get(name) ?? unknownFamily(name)
}

/** The descriptor of a family, or that of all families that the console does not know. */
export const familyOf = lookupIn(KNOWN_FAMILIES)
