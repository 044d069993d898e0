import { outcomeOf, type Done, type MovedBinding } from '../../src/access/change/outcome'
import type { ChangePlan } from '../../src/access/change/plan'
import { readBindings } from '../../src/access/change/read-bindings'
import { sendChange } from '../../src/access/change/send-change'
import { isSame } from '../../src/access/subjects'
import { configureClient } from '../../src/api/client'
import type { Binding } from '../../src/api/contract/access'
import { ReplacedBinding } from '../../src/api/contract/replaced-binding'
import { endpoints } from '../../src/api/endpoints'
import { session } from '../../src/api/session'
import { Change } from '../../src/commit/change'
import { maySubmit } from '../../src/commit/state-machine'
import { pick, seededRandom } from '../../src/lib/random'
import type { Caller } from '../api'
import { identities } from '../identities'
import { deedOf, edited, judge, judgeCount, RIVAL_DEEDS, type RivalDeed } from './change-truth'
import { WITHOUT_REVISION, type Fault } from './faults'
import type { World } from './world'

const BINDINGS = '/v1/access/bindings/'
const WRITES = [endpoints.createBinding, endpoints.revokeBinding, endpoints.replaceBinding]
const ada = identities['scope-admin']
const me = { type: ada.principal.type, id: ada.principal.id }
/** Looks at what became of one press, over a network that fails twice at most. */
const MAX_LOOKS = 4

/** The other administrator does it to the binding as it is now; what is over is let be. */
async function doToo(deed: RivalDeed, root: Caller, seen: Binding) {
  const scopeId = String(seen.resource['scope_id'])
  const listed = await root.bindings(scopeId)
  const now = listed.find(({ binding_id: id }) => id === seen.binding_id)
  if (deed === 'grants the same') await root.grantTo(seen.subject, 'scope.viewer', scopeId)
  if (now?.state !== 'active') return
  if (deed === 'revokes') await root.revoke(now)
  if (deed === 'replaces') {
    const { current } = await root.post(endpoints.replaceBinding, ReplacedBinding, {
      binding_id: now.binding_id,
      expected_version: now.version,
      idempotency_key: crypto.randomUUID(),
      replacement: { subject: seen.subject, reason: 'Root.' },
    })
    root.letGo(current)
  }
}

/** `repeated`: the second press went out, under the key of the first one. */
export type PlayedChange = { told: string; faulted: number; repeated: boolean }

/**
 * One change of a role that a person sends over a faulty network, once more where the dialog lets them, with another
 * administrator before or after it. One change at a time: real servers may refuse two that meet (contract §3.4).
 * @throws Error where something is made twice or told wrongly
 */
export async function playChange(
  world: World,
  scopeId: string,
  seed: number,
): Promise<PlayedChange> {
  const random = seededRandom(seed)
  const { proxy, api } = world
  const root = api.as('root')
  configureClient(world.proxyURL)
  session.start(ada.token, false)
  const logged = proxy.log.length
  const holders = {
    holder: { type: 'user', id: `held-${seed}` },
    other: { type: 'user', id: `other-${seed}` },
  } as const
  const seen = await root.grantTo(holders.holder, 'scope.viewer', scopeId)
  root.letGo(seen)
  const listedOn = { type: 'scope', scope_id: scopeId } as const
  const deed = deedOf(random, seen, holders)
  let plan: ChangePlan = { ...deed, key: `change-${seed}`, sentFor: [], listedOn }
  const change = new Change<Done, MovedBinding>()
  const isOnItsWay = () => WRITES.some((path) => proxy.isWriting(path))
  let isReadAmidWrite = false
  const work = () => ({
    send: async () => ({ binding: await sendChange(plan) }),
    check: () => {
      isReadAmidWrite = isOnItsWay()
      return outcomeOf(plan, ada.principal, readBindings(listedOn))
    },
    onCommitted: () => undefined,
  })
  const rows = async (): Promise<Binding[]> =>
    (await root.bindings(scopeId)).filter(({ subject }) =>
      Object.values(holders).some((each) => isSame(each, subject)),
    )
  /**
   * Judges what the dialog says, unless a request was on its way when the dialog looked, or still is. Such a request can change
   * the truth after the look, and can be over before this function asks.
   */
  const heldAgainst = async () => {
    const isOpen = isReadAmidWrite || isOnItsWay()
    isReadAmidWrite = false
    const state = change.state()
    await proxy.quiet(BINDINGS)
    if (!isOpen) judge(plan, state, me, await rows())
  }
  const faults: Fault[] = [pick(random, WITHOUT_REVISION), pick(random, WITHOUT_REVISION)]
  // However few changes there are, one of them does not arrive and is sent again.
  if (seed % 10 === 0) faults[0] = 'drop before forwarding'
  for (const path of WRITES) proxy.arm(path, { write: faults, read: [] })
  const lost: Fault[] = random() < 0.2 ? [pick(random, WITHOUT_REVISION)] : []
  proxy.arm(endpoints.bindings, { write: lost, read: [] })
  const look = async () => {
    for (let looks = 0; change.state().kind === 'unchecked'; looks += 1) {
      if (looks === MAX_LOOKS) throw new Error('it never found out')
      await change.checkAgain(work())
    }
  }
  // In another one, somebody else was there first.
  const isMet = seed % 10 === 5
  const rival = isMet ? 'replaces' : pick(random, RIVAL_DEEDS)
  const isRivalFirst = isMet || random() < 0.5
  let repeated = false
  try {
    if (isRivalFirst) await doToo(rival, root, seen)
    await change.submit(work())
    await heldAgainst()
    if (!isRivalFirst) await doToo(rival, root, seen)
    if (change.state().kind === 'unchecked') {
      await look()
      await heldAgainst()
    }
    if (maySubmit(change.state())) {
      plan = edited(random, plan, holders)
      repeated = true
      await change.submit(work())
      await look()
      await heldAgainst()
    }
    await proxy.quiet(BINDINGS)
    judgeCount(me, await rows())
  } catch (error) {
    const story = [`Seed ${seed}, ${plan.kind}, the other ${rival}`, ...proxy.log.slice(logged)]
    const held = JSON.stringify(await rows(), null, 1)
    throw new Error([...story, JSON.stringify(change.state()), held].join('\n'), { cause: error })
  } finally {
    for (const path of [...WRITES, endpoints.bindings]) proxy.disarm(path)
  }
  const faulted = proxy.log.slice(logged).filter((line) => !line.includes('/list')).length
  return { told: change.state().kind, faulted, repeated }
}
