import { AUTO_CONTENT } from '../../src/api/contract/prompts'
import { writtenContent } from '../../src/families/written-content'
import { autoPlan, baseOfFirstSave, editPlan } from '../../src/commit/plan'
import type { CommitPlan, Content, Seen, Target } from '../../src/commit/plan'
import { canRestore, restorePlan, sameWritten } from '../../src/commit/restoring'
import type { Random } from '../../src/lib/random'
import { custom } from '../prompt-texts'
import type { World } from './world'

/** The text of a family that an edit changes here. */
const TEXT_OF: Readonly<Record<string, string>> = {
  experience: 'situation',
  skill: 'instructions',
  'topic-memory': 'detail',
  profile: 'content',
  'atomic-memory': 'text',
  handoff: 'objective',
}

const failureOf = (token: string) => ({
  signature: { recall_cue: `Cue of ${token}.`, symptom: null },
  repair_surface: 'working_state',
  verification: { condition: 'The queue is empty.', check_subject: 'the queue' },
})

/** A text that no other run writes; now and then a long one, so that a cut falls anywhere. */
export function edited(random: Random, family: string, content: Content, token: string): Content {
  const text = `Text of ${token}. ${'Keep it. '.repeat(Math.floor(random() ** 4 * 800))}`.trim()
  if (family === 'prompt') return custom(text)
  if (family === 'memory') return { entries: [{ kind: 'fact', text }] }
  const written = writtenContent(family, content)
  // Servers that know the field show it, with null where it is not set; 1.0 refuses it.
  if ('failure' in written) {
    const { failure, ...others } = written
    const draw = random()
    // An optional field that is taken out, and one that is put in.
    if (failure && draw < 0.5) return others
    if (draw < 0.7) return { ...others, failure: failureOf(token) }
  }
  return { ...written, [TEXT_OF[family] ?? 'text']: text }
}

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
