import { endpoints } from '../../src/api/endpoints'
import { AUTO_CONTENT } from '../../src/api/contract/prompts'
import { pick, seededRandom, type Random } from '../../src/service/seed/random'
import type { CommitState } from '../../src/components/commit/commit-machine'
import type { CommitPlan, Content, Target } from '../../src/components/commit/commit-plan'
import { holds } from '../../src/components/commit/holds'
import { Refusal } from '../api'
import { custom } from '../prompt-texts'
import type { Console } from './console'
import { faultsOf } from './faults'
import type { World } from './world'

/** What a dialog has said of one plan, and whether a write of it was still on its way then. */
type Claim = { plan: CommitPlan; press: number; says: CommitState; unsettled: boolean }

const MAX_STEPS = 12

/** How a run went, for the sum of all; `told` is what the dialog said last. */
export type Told = 'committed' | 'nothing' | 'conflict' | 'refused' | 'unchecked'

/**
 * One person with one dialog over a faulty network, and sometimes another person meanwhile.
 * @throws Error when something that the dialog said is not so, or an update was lost or doubled
 */
export async function playRun(
  world: World,
  ada: Console,
  target: Target,
  seed: number,
): Promise<Told> {
  const random = seededRandom(seed)
  const { proxy, api } = world
  const { scopeId, family, artifactId } = target
  const path = endpoints.artifact(scopeId, family, artifactId)
  const server = api.as('scope-admin')
  const loggedBefore = proxy.log.length
  const seen = await ada.readHead(target)
  const plan = await planOf(world, random, target, seen, seed)
  const reason = plan.restoredFrom === null ? '' : `Reason ${seed}`
  const dialog = ada.openDialog(plan, reason)
  const rival = rivalOf(world, random, plan, reason, seed)
  const claims: Claim[] = []
  proxy.arm(path, faultsOf(random))
  await rival.before()
  let press = 0
  const claim = () => {
    const unsettled = proxy.isWriting(path)
    claims.push({ plan: dialog.plan(), press, says: dialog.says(), unsettled })
  }
  for (let step = 0; step < MAX_STEPS; step++) {
    const state = dialog.says()
    if (state.kind === 'committed') break
    if (state.kind === 'unchecked') await dialog.checkAgain()
    else if (state.kind === 'conflict') {
      if (random() < 0.4 || state.same) break
      const again = press
      dialog.review((head) => anew(random, plan, head.content, `${seed}/${again}`))
    } else {
      if (state.kind !== 'idle' && random() < 0.3) break
      press++
      const presses = [dialog.press(), ...(random() < 0.2 ? [dialog.press()] : [])]
      await Promise.all([...presses, press === 1 ? rival.during() : undefined])
      claim()
    }
  }
  claim()
  proxy.disarm(path)
  await proxy.quiet()

  const head = (await server.readHead(scopeId, family, artifactId)).data
  const chain = new Map<number, { content: Content; by: string | null }>()
  for (let number = seen.revision; number <= head.revision; number++) {
    const made =
      number === head.revision
        ? head
        : await server.readRevision(scopeId, family, artifactId, number)
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
  judge({ claims, chain, rivals: rival.committed, fail })
  return dialog.says().kind as Told
}

async function planOf(
  world: World,
  random: Random,
  target: Target,
  seen: CommitPlan['seen'],
  seed: number,
): Promise<CommitPlan> {
  const { scopeId, family, artifactId } = target
  const draw = random()
  const base = { target, seen, restoredFrom: null }
  if (draw < 0.2 && family === 'prompt' && seen.content['mode'] !== 'auto')
    return { ...base, kind: 'auto', content: AUTO_CONTENT }
  if (draw < 0.5) {
    const number = 1 + Math.floor(random() * 3)
    const { content } = await world.api
      .as('scope-admin')
      .readRevision(scopeId, family, artifactId, number)
    if (!holds(family, content, seen.content)) {
      const restoredFrom = world.backend.features.recordsRestores ? number : null
      return { ...base, kind: 'restore', content, restoredFrom }
    }
  }
  return { ...base, kind: 'edit', content: edited(random, family, seen.content, `${seed}`) }
}

/** A text that no other run writes; now and then a long one, so that a cut falls anywhere. */
function edited(random: Random, family: string, content: Content, token: string): Content {
  const text = `Text of ${token}. ${'Keep it. '.repeat(Math.floor(random() ** 4 * 800))}`.trim()
  return family === 'prompt' ? custom(text) : { ...content, situation: text }
}

const anew = (random: Random, plan: CommitPlan, head: Content, token: string): Content =>
  plan.kind === 'edit' ? edited(random, plan.target.family, head, token) : plan.content

/** Somebody else: nobody mostly; or before the press or beside it, with another text or the very same. */
function rivalOf({ api }: World, random: Random, plan: CommitPlan, reason: string, seed: number) {
  const when = pick(random, ['never', 'never', 'never', 'before', 'during'] as const)
  const same = random() < 0.3
  const { scopeId, family, artifactId } = plan.target
  const committed: number[] = []
  const commit = async () => {
    const content = same ? plan.content : edited(random, family, plan.seen.content, `rival ${seed}`)
    const restore =
      same && plan.restoredFrom !== null ? { from: plan.restoredFrom, reason } : undefined
    try {
      const { data } = await api
        .as('second-admin')
        .replace(scopeId, family, artifactId, content, plan.seen.etag, restore)
      committed.push(data.revision)
    } catch (error) {
      const late = error instanceof Refusal && error.status === 412
      // Only the owner may replace an experience; a rival who may not is none.
      const mayNot = error instanceof Refusal && error.status === 403 && family !== 'prompt'
      if (!late && !mayNot) throw error
    }
  }
  return {
    committed,
    before: async () => void (when === 'before' && (await commit())),
    during: async () => void (when === 'during' && (await commit())),
  }
}

type Judged = {
  claims: Claim[]
  chain: ReadonlyMap<number, { content: Content; by: string | null }>
  /** Revisions that the other person's commits were answered with. */
  rivals: readonly number[]
  fail: (what: string) => void
}

function judge({ claims, chain, rivals, fail }: Judged) {
  const [first] = claims
  if (!first) return fail('nothing was claimed')
  const { target } = first.plan
  const start = Math.min(...chain.keys())
  const ours = [...chain.keys()].filter((number) => number > start && !rivals.includes(number))
  const held = (plan: CommitPlan, number: number) => {
    const made = chain.get(number)
    return made !== undefined && holds(target.family, plan.content, made.content)
  }
  // Each revision that is nobody else's was made by one of the plans, on the head whose content that plan showed.
  const plans = [...new Set(claims.map(({ plan }) => plan))]
  for (const number of ours) {
    const plan = plans.find((one) => one.seen.revision === number - 1 && held(one, number))
    if (!plan)
      return fail(`revision ${number} is of none of the dialog's plans on the head before it`)
    if (!holds(target.family, chain.get(number - 1)?.content ?? {}, plan.seen.content))
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
        if (!held(plan, expected)) fail(`it said committed ${expected}, which holds something else`)
        // Nothing on record tells two commits of the same content apart (decision 9).
        if (!mine && plan.kind === 'edit' && !rivals.includes(expected))
          fail(`it said committed ${expected}, which is somebody else's`)
        if (!mine && plan.restoredFrom !== null)
          fail(`it said committed ${expected}, which another person restored`)
        break
      case 'conflict':
        if (says.head.revision.revision <= plan.seen.revision)
          fail('it said moved, and the head had not')
        if (says.same !== held(plan, expected) && says.same)
          fail('it said that the content is there, and it is not')
        if (mine && !says.same) fail(`it said moved, and revision ${expected} is its own`)
        break
      case 'nothing':
        if (mine && !unsettled && !pressedAgain)
          fail(`it said that nothing was committed, and revision ${expected} is its own`)
        break
      case 'refused':
        if (mine && !unsettled && !pressedAgain)
          fail(`it said refused, and revision ${expected} is its own`)
        break
      case 'unchecked':
        break
      default:
        fail(`it ended as ${says.kind}`)
    }
  }
}
