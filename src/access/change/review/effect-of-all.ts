import type { Principal } from '../../../api/contract/access'
import type { Micros } from '../../../lib/date/micros'
import { isSame } from '../../subjects'
import type { Known } from '../../types'
import { bindingsAfter, effectOf, type Effect } from '../effect'
import type { Deed } from '../plan'

type Asked = Known & { me: Principal | null; instant: Micros }

const takesFrom = (deed: Deed, me: Principal | null) =>
  deed.kind === 'revoke' && me !== null && isSame(deed.seen.subject, me)

/** The order in which decisions are sent: those that take the reviewer's own authority last, since nothing could follow them. */
export const inOrder = <T extends { deed: Deed }>(
  steps: readonly T[],
  me: Principal | null,
): T[] => [
  ...steps.filter(({ deed }) => !takesFrom(deed, me)),
  ...steps.filter(({ deed }) => takesFrom(deed, me)),
]

/** What all of these changes, one after the other, would leave behind: each is judged by what those before it have done. */
export function effectOfAll(deeds: readonly Deed[], { me, instant, ...known }: Asked) {
  const by = me ?? { type: '', id: '' }
  let bindings = known.bindings
  let [losesOwn, leavesNobody] = [false, false]
  const ends: { deed: Extract<Deed, { kind: 'revoke' }>; effect: Effect }[] = []
  for (const deed of deeds) {
    // A renewal leaves everybody what they have.
    if (deed.kind === 'revoke') {
      const effect = effectOf({ ...known, bindings, deed, me, instant })
      ends.push({ deed, effect })
      losesOwn ||= effect.losesOwn
      leavesNobody ||= effect.leavesNobody
    }
    bindings = bindingsAfter(bindings, deed, by, instant)
  }
  return { losesOwn, leavesNobody, ends }
}
