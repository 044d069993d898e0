import { AUTO_CONTENT } from '../../src/api/contract/prompts'
import { etagOf } from '../../src/api/contract/artifacts'
import type { CommitPlan, Content } from '../../src/commit/plan'
import { restoredContent } from '../../src/commit/restoring'
import { pick, type Random } from '../../src/lib/random'
import { custom } from '../prompt-texts'
import { edited } from './edited'
import type { World } from './world'
import { Refusal } from '../sender'

const WHEN = ['never', 'never', 'never', 'before', 'during', 'after'] as const
/** Another text; the very same as the dialog's; the same and then back; the other mode of a Prompt. */
const WHAT = ['other', 'same', 'same and back', 'opposite'] as const

/** Somebody else, who mostly is not there, and else commits before the press, beside it or right after it. */
export function rivalOf(
  { api, backend }: World,
  random: Random,
  plan: CommitPlan,
  reason: string,
  seed: number,
) {
  const when = pick(random, WHEN)
  const what = pick(random, WHAT)
  const { scopeId, family, artifactId } = plan.target
  // Only its owner may replace an Artifact that is no Prompt: the same person at another browser.
  const rival = api.as(family === 'prompt' ? 'second-admin' : 'scope-admin')
  /** Revisions that were answered to the rival. */
  const committed: number[] = []
  let isUnknown = false

  const contentOf = (): Content => {
    if (what === 'same' || what === 'same and back') return plan.content
    if (what === 'opposite' && family === 'prompt')
      return plan.content['mode'] === 'auto' ? custom(`Rival ${seed}.`) : AUTO_CONTENT
    return edited(random, family, plan.seen.content, `rival ${seed}`)
  }
  const replace = async (on: number, content: Content) => {
    const isSame = content === plan.content && plan.restoredFrom !== null
    // At another browser the same person gives another reason.
    const why = family === 'prompt' ? reason : `${reason}, elsewhere`
    const restore = isSame ? { from: plan.restoredFrom ?? 0, reason: why } : undefined
    const { data } = await rival.replace(scopeId, family, artifactId, content, etagOf(on), restore)
    committed.push(data.revision)
    return data.revision
  }
  const commit = async () => {
    try {
      let made: number
      if (plan.kind === 'first-save') {
        const { data } = await rival.savePrompt(scopeId, artifactId, contentOf() as never)
        made = data.revision
        committed.push(made)
      } else made = await replace(plan.seen.revision, contentOf())
      if (what === 'same and back' && family !== 'memory') {
        const back = plan.kind === 'first-save' ? custom(`Back ${seed}.`) : plan.seen.content
        await replace(made, restoredContent(family, back))
      }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      // 1.0 refuses a first save while a binding changes elsewhere, and has kept it all the same.
      if (error.code === 'binding-version') committed.push(1)
      // A crowded server may have kept it or not, and does not say which.
      else if (error.status === 503) isUnknown = true
      // A real server answers 500 when its SQLite database has stayed locked too long (contract §2.1).
      else if (error.status === 500 && backend.name !== 'embedded') isUnknown = true
      // Too late: the dialog's own commit came first, or is being made.
      else if (![409, 412].includes(error.status)) throw error
    }
  }
  const at = (moment: (typeof WHEN)[number]) => async () =>
    void (when === moment && (await commit()))
  return {
    committed,
    /** Whether the server left open what became of a commit of the rival. */
    isUnknown: () => isUnknown,
    before: at('before'),
    during: at('during'),
    after: at('after'),
  }
}
