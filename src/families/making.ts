import { familyOf } from './family-of'

/** Why no Artifact of a family can be made in a form. `by-no-form`: of a Prompt, its key has the form. */
type NotMade = 'by-no-form' | 'not-served'

/**
 * Whether the server makes Artifacts of a family that a form describes, as far as the families tell that Access names
 * (contract §3.1, §4.2): it names those that roles can be bound to, whether or not the caller holds any.
 * @param named null where nobody is asked, and the server decides
 */
export function notMade(name: string, named: readonly string[] | null): NotMade | null {
  const { fresh, gaveWayTo, ownBindings } = familyOf(name)
  if (fresh === null) return 'by-no-form'
  if (named === null) return null
  const isServed = !ownBindings || named.includes(name)
  const hasGone = gaveWayTo !== null && named.includes(gaveWayTo)
  return isServed && !hasGone ? null : 'not-served'
}
