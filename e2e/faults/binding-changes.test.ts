import { describe, expect, it, vi } from 'vitest'
import { outcomeOf, type Done, type MovedBinding } from '../../src/access/change/outcome'
import type { ChangePlan } from '../../src/access/change/plan'
import { readBindings } from '../../src/access/change/read-bindings'
import { sendChange } from '../../src/access/change/send-change'
import { configureClient } from '../../src/api/client'
import type { Binding } from '../../src/api/contract/access'
import { session } from '../../src/api/session'
import { Change } from '../../src/commit/change'
import { maySubmit } from '../../src/commit/state-machine'
import { pick, seededRandom } from '../../src/lib/random'
import { testService } from '../../src/service/testing/test-service'
import { deedOf, edited, judge, judgeCount, RIVAL_DEEDS, type RivalDeed } from './change-truth'

const RUNS = 600
const BASE = 'http://service'

/** What the network does to one request that changes a binding. `late` ones arrive after their sender has given up. */
const FAULTS = [
  'none',
  'lost on the way in',
  'carried out, the answer lost',
  'late',
  'carried out, and late once more',
  'twice, the second answer',
  'answer cut',
  'answer of another shape',
  '502 without forwarding',
  'refused with 503 without forwarding',
  '502 after forwarding',
  'a refusal of a proxy after forwarding',
  'forwarded, then refused with 409',
  'forwarded, then refused with 503',
] as const
type Fault = (typeof FAULTS)[number]

const dead = () => Promise.reject(new TypeError('fetch failed'))
const refusal = (status: number, code: string) =>
  Response.json({ error: { code, message: 'no', details: null } }, { status })

/** The network between the console and the service: faults for writes in their turn, and for reads. */
function network(fetchService: (request: Request) => Response | Promise<Response>) {
  const late: Request[] = []
  const writes: Fault[] = []
  const reads: ('none' | 'lost')[] = []
  const send = async (url: string, init: RequestInit): Promise<Response> => {
    const request = () => new Request(url, { ...init, signal: null, redirect: 'follow' })
    if (url.endsWith('/list')) return reads.shift() === 'lost' ? dead() : fetchService(request())
    const fault = writes.shift() ?? 'none'
    switch (fault) {
      case 'lost on the way in':
        return dead()
      case '502 without forwarding':
        return new Response('<h1>Bad gateway</h1>', { status: 502 })
      case 'refused with 503 without forwarding':
        return refusal(503, 'server_overloaded')
      case 'late':
        late.push(request())
        return dead()
      case 'carried out, and late once more':
        late.push(request())
        await fetchService(request())
        return dead()
      case 'twice, the second answer':
        await fetchService(request())
        return fetchService(request())
    }
    const answer = await fetchService(request())
    switch (fault) {
      case 'answer cut': {
        const text = await answer.text()
        return new Response(text.slice(0, text.length / 2), answer)
      }
      case 'answer of another shape':
        return Response.json({ ok: answer.ok }, { status: answer.status })
      case '502 after forwarding':
        return new Response('<h1>Bad gateway</h1>', { status: 502 })
      case 'a refusal of a proxy after forwarding':
        return new Response('<h1>Forbidden</h1>', { status: 403 })
      case 'forwarded, then refused with 409':
        return refusal(409, 'binding-version')
      case 'forwarded, then refused with 503':
        return refusal(503, 'server_overloaded')
      case 'carried out, the answer lost':
        return dead()
      default:
        return answer
    }
  }
  /** What was on its way arrives. */
  const arrive = async () => {
    for (const request of late.splice(0)) await fetchService(request)
  }
  return { send, writes, reads, arrive }
}

const ada = { type: 'user', id: 'ada' } as const
const bob = { type: 'user', id: 'bob' } as const
const dee = { type: 'user', id: 'dee' } as const
const holders = { holder: bob, other: dee }

type World = Awaited<ReturnType<typeof openWorld>>
async function openWorld() {
  const service = testService()
  const scopeId = await service.createScope()
  await service.grant(scopeId, 'ada', 'scope.admin')
  const net = network((request) => service.service.fetch(request))
  vi.stubGlobal('fetch', net.send)
  configureClient(BASE)
  session.start('ada', false)
  const all = async () =>
    (
      await service.post('root', '/v1/access/bindings/list', {
        management_resource: { type: 'scope', scope_id: scopeId },
        limit: 500,
      })
    ).body.items as unknown as Binding[]
  return { ...service, scopeId, net, all }
}

/** Another administrator, who changes the same binding or grants the same. */
const RIVAL: Record<RivalDeed, (world: World, seen: Binding) => Promise<unknown>> = {
  nothing: () => Promise.resolve(),
  revokes: ({ post, key }, seen) =>
    post('root', '/v1/access/bindings/revoke', {
      binding_id: seen.binding_id,
      expected_version: seen.version,
      idempotency_key: key(),
    }),
  replaces: ({ post, key }, seen) =>
    post('root', '/v1/access/bindings/replace', {
      binding_id: seen.binding_id,
      expected_version: seen.version,
      replacement: { subject: bob, reason: 'Root.' },
      idempotency_key: key(),
    }),
  'grants the same': ({ grant, scopeId }) => grant(scopeId, 'bob', 'scope.viewer'),
}

async function playRun(seed: number) {
  const random = seededRandom(seed)
  const world = await openWorld()
  const { net } = world
  const seen = (await world.grant(world.scopeId, 'bob', 'scope.viewer')).body as unknown as Binding
  const rival = pick(random, RIVAL_DEEDS)
  const rivalFirst = random() < 0.5
  const listedOn = { type: 'scope', scope_id: world.scopeId } as const
  let plan: ChangePlan = {
    ...deedOf(random, seen, holders),
    key: `k${seed}`,
    sentFor: [],
    listedOn,
  }
  const change = new Change<Done, MovedBinding>()
  const work = () => ({
    send: async () => ({ binding: await sendChange(plan) }),
    check: () => outcomeOf(plan, ada, readBindings(listedOn)),
    onCommitted: () => undefined,
  })
  net.writes.push(pick(random, FAULTS), pick(random, FAULTS))
  if (random() < 0.2) net.reads.push('lost')
  if (rivalFirst) await RIVAL[rival](world, seen)
  await change.submit(work())
  judge(plan, change.state(), ada, await world.all())
  if (!rivalFirst) await RIVAL[rival](world, seen)
  const arrivesBetween = random() < 0.5
  if (arrivesBetween) await net.arrive()
  if (change.state().kind === 'unchecked') {
    await change.checkAgain(work())
    judge(plan, change.state(), ada, await world.all())
  }
  if (maySubmit(change.state())) {
    plan = edited(random, plan, holders)
    await change.submit(work())
    while (change.state().kind === 'unchecked') await change.checkAgain(work())
    judge(plan, change.state(), ada, await world.all())
  }
  await net.arrive()
  judgeCount(ada, await world.all())
  return change.state().kind
}

describe('a change of a binding over a faulty network', () => {
  it(`is never made twice and never told wrongly in ${RUNS} runs`, async () => {
    const told: Record<string, number> = {}
    for (let seed = 1; seed <= RUNS; seed += 1) {
      const kind = await playRun(seed).catch((error: unknown) => {
        throw new Error(`seed ${seed}`, { cause: error })
      })
      told[kind] = (told[kind] ?? 0) + 1
    }
    // The runs come to each of these ends, so that none of them is judged by nobody.
    expect(Object.keys(told).sort()).toEqual(['committed', 'conflict', 'refused', 'unmoved'])
  })
})
