import { AUTO_CONTENT } from '../../src/api/contract/prompts'
import { autoPlan, baseOfFirstSave, editPlan } from '../../src/commit/plan'
import type { CommitPlan, Content, Seen, Target } from '../../src/commit/plan'
import { canRestore, restorePlan, sameWritten } from '../../src/commit/restoring'
import type { Random } from '../../src/lib/random'
import { custom } from '../prompt-texts'
import { edited } from './edited'
import type { World } from './world'

/** What the person at the dialog is about to do: a restore, a switch to Auto, an edit, or the first save of a key. */
export async function planOf(
  world: World,
  random: Random,
  target: Target,
  seen: Seen | null,
  seed: number,
): Promise<CommitPlan> {
  const { scopeId, family, artifactId } = target
  if (seen === null) {
    const content = random() < 0.3 ? AUTO_CONTENT : custom(`First text of ${seed}.`)
    const base = baseOfFirstSave(AUTO_CONTENT)
    return editPlan(target, { seen: base, content })
  }
  const draw = random()
  if (draw < 0.2 && family === 'prompt' && seen.content['mode'] !== 'auto')
    return autoPlan(target, seen)
  if (draw < 0.5 && canRestore(family)) {
    const number = 1 + Math.floor(random() * Math.min(3, seen.revision))
    const earlier = await world.api
      .as('scope-admin')
      .readRevision(scopeId, family, artifactId, number)
    if (!sameWritten(family, earlier.content, seen.content))
      return restorePlan(target, seen, earlier)
  }
  return editPlan(target, { seen, content: edited(random, family, seen.content, `${seed}`) })
}

/** The same wish again, on the head that came in its way. */
export const anew = (random: Random, plan: CommitPlan, head: Content, token: string): Content =>
  plan.kind === 'edit' ? edited(random, plan.target.family, head, token) : plan.content
