import { endpoints } from '../../src/api/endpoints'
import type { CommitPlan, Content, Target } from '../../src/commit/plan'
import { sameWritten } from '../../src/commit/restoring'
import type { CommitState } from '../../src/commit/state-machine'
import {
  compareStoredEntries,
  compareStored,
  type EntryText,
} from '../../src/commit/stored-content'
import { seededRandom } from '../../src/lib/random'
import type { Console } from './console'
import { faultsOf } from './faults'
import { anew, planOf } from './plans'
import { rivalOf } from './rival'
import type { World } from './world'

/** What a dialog has said of one plan. `unsettled`: a write was on its way when the dialog was pressed, or after it had answered. */
type Claim = { plan: CommitPlan; press: number; says: CommitState; unsettled: boolean }

const MAX_STEPS = 12

/** How a run went, for the sum of all; `told` is what the dialog said last. */
export type Told = 'committed' | 'unmoved' | 'conflict' | 'refused' | 'unchecked'

/**
 * One person with one dialog over a faulty network, and sometimes another person meanwhile.
 * @param isFirstSave whether nothing is saved under the target yet
 * @returns null where nobody can judge it: the server did not say what became of the other person's commit
 * @throws Error when something that the dialog said is not so, or an update was lost or doubled
 */
export async function playRun(
  world: World,
  ada: Console,
  target: Target,
  isFirstSave: boolean,
  seed: number,
): Promise<Told | null> {
  const random = seededRandom(seed)
  const { proxy, api } = world
  const { scopeId, family, artifactId } = target
  // A first save goes to the Scope's Artifacts; what is read after it lies below its own.
  const path = isFirstSave
    ? endpoints.createArtifact(scopeId)
    : endpoints.artifact(scopeId, family, artifactId)
  const server = api.as('scope-admin')
  const loggedBefore = proxy.log.length
  const seen = isFirstSave ? null : await ada.readHead(target)
  const plan = await planOf(world, random, target, seen, seed)
  const reason = plan.restoredFrom === null ? '' : `Reason ${seed}`
  const dialog = ada.openDialog(plan, reason)
  const rival = rivalOf(world, random, plan, reason, seed)
  const claims: Claim[] = []
  proxy.arm(path, faultsOf(random))
  await rival.before()
  let press = 0
  const claim = (wasWriting = false) => {
    const unsettled = wasWriting || proxy.isWriting(path)
    claims.push({ plan: dialog.plan(), press, says: dialog.says(), unsettled })
  }
  for (let step = 0; step < MAX_STEPS; step++) {
    const state = dialog.says()
    if (state.kind === 'committed') break
    if (state.kind === 'unchecked') await dialog.checkAgain()
    else if (state.kind === 'conflict') {
      if (random() < 0.4 || state.attribution !== 'different') break
      const again = press
      dialog.review((head) => anew(random, plan, head.content, `${seed}/${again}`))
    } else {
      if (state.kind !== 'idle' && random() < 0.3) break
      press++
      // A request of an earlier press may arrive after the dialog has looked for this one.
      const wasWriting = proxy.isWriting(path)
      const presses = [dialog.press(), ...(random() < 0.2 ? [dialog.press()] : [])]
      await Promise.all([...presses, press === 1 ? rival.during() : undefined])
      if (press === 1) await rival.after()
      claim(wasWriting)
    }
  }
  claim()
  proxy.disarm(path)
  await proxy.quiet(path)
  const readSaved = async () =>
    !isFirstSave || (await server.readPrompt(scopeId, artifactId)).artifact
      ? (await server.readHead(scopeId, family, artifactId)).data.revision
      : 0
  // The network is sound again: what is said of a head that stays has no excuse. A busy service may still make a commit
  // whose sender hung up, so the dialog looks until the head was the same before and after.
  let saved = await readSaved()
  for (let before: number | null = null; before !== saved;) {
    before = saved
    if (dialog.says().kind === 'unchecked') await dialog.checkAgain()
    else await dialog.lookAgain()
    claim()
    saved = await readSaved()
  }
  if (rival.isUnknown()) return null

  const chain: Chain = new Map()
  for (let number = Math.max(1, plan.seen.revision); number <= saved; number++) {
    const made = await server.readRevision(scopeId, family, artifactId, number)
    chain.set(number, { content: made.content, by: made.created_by?.id ?? null })
  }
  const fail = (what: string) => {
    const story = claims.map(({ plan: { seen, content }, says, unsettled }) =>
      JSON.stringify(
        { seen: seen.revision, content: JSON.stringify(content).slice(0, 90), says, unsettled },
        (key, value) => (key === 'head' ? value.revision.revision : value),
      ),
    )
    throw new Error(
      [
        `Seed ${seed}, ${plan.kind} of ${family}: ${what}`,
        ...story,
        ...proxy.log.slice(loggedBefore).filter((line) => line.includes(path)),
        ...[...chain].map(
          ([number, { content, by }]) => `r${number} ${by} ${JSON.stringify(content).slice(0, 90)}`,
        ),
      ].join('\n'),
    )
  }
  const texts = family === 'memory' ? await server.readMemoryTexts(scopeId) : new Map()
  judge({ claims, chain, texts, rivals: rival.committed, fail })
  const last = dialog.says()
  // What was typed is let go of with a commit, and with nothing else.
  if ((last.kind === 'committed') !== (dialog.committed() !== null)) fail('it let go of the text')
  return last.kind as Told
}

type Chain = Map<number, { content: Content; by: string | null }>
type Judged = {
  claims: Claim[]
  chain: Chain
  /** Of a Memory: its entries by their id. */
  texts: ReadonlyMap<string, EntryText>
  /** Revisions that the other person's commits were answered with. */
  rivals: readonly number[]
  fail: (what: string) => void
}

function judge({ claims, chain, texts, rivals, fail }: Judged) {
  const [first] = claims
  if (!first) return fail('nothing was claimed')
  const { family } = first.plan.target
  const start = first.plan.seen.revision
  const ours = [...chain.keys()].filter((number) => number > start && !rivals.includes(number))
  const held = (plan: CommitPlan, number: number) => {
    const made = chain.get(number)
    if (made === undefined) return false
    return family === 'memory'
      ? compareStoredEntries(plan.content, made.content, texts) === 'same'
      : compareStored(family, plan.seen.content, plan.content, made.content) === 'same'
  }
  // Each revision that is nobody else's was made by one of the plans, on the head whose content that plan showed.
  const plans = [...new Set(claims.map(({ plan }) => plan))]
  for (const number of ours) {
    const plan = plans.find((one) => one.seen.revision === number - 1 && held(one, number))
    if (!plan)
      return fail(`revision ${number} is of none of the dialog's plans on the head before it`)
    const replaced = chain.get(number - 1)?.content
    if (replaced && !sameWritten(family, replaced, plan.seen.content))
      return fail(`revision ${number} replaced a head that its author had not seen`)
  }
  if (ours.length > 1) fail(`one dialog committed ${ours.length} times: ${ours.join(', ')}`)
  for (const { plan, press, says, unsettled } of claims) {
    const pressedAgain = claims.some((later) => later.plan === plan && later.press > press)
    const expected = plan.seen.revision + 1
    const mine = ours.includes(expected) && held(plan, expected)
    switch (says.kind) {
      case 'committed':
        if (says.revision !== expected) fail(`it said committed ${says.revision}, not ${expected}`)
        if (!mine) fail(`it said committed ${expected}, which is not its own`)
        break
      case 'conflict':
        if (says.head.revision.revision <= plan.seen.revision)
          fail('it said moved, and the head had not')
        if (says.attribution === 'author-unknown' && !held(plan, expected))
          fail('it said that the content is there, and it is not')
        if (mine && (says.attribution === 'different' || says.attribution === 'somebody-elses'))
          fail(`it said not committed, and revision ${expected} is its own`)
        break
      case 'unmoved':
        // It is said of the moment, and corrected: only the last word has to be true for good.
        if (mine && says === claims.at(-1)?.says)
          fail(`it still said so far, and revision ${expected} is its own`)
        break
      case 'refused':
        if (mine && !unsettled && !pressedAgain)
          fail(`it said ${says.kind}, and revision ${expected} is its own`)
        break
      case 'unchecked':
        break
      default:
        fail(`it ended as ${says.kind}`)
    }
  }
}
