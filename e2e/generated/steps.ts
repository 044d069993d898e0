import fc from 'fast-check'
import { etagOf } from '../../src/api/contract/artifacts'
import { REQUEST_ID_HEADER } from '../../src/api/contract/errors'
import { countEvents } from './events'
import { exchange, type Counts } from './exchange'
import { digestOf } from './model'
import { choices, Picker, type Choices } from './picker'
import { buildRequest, followingRequest } from './requests'
import { ROUTE_NAMES, ROUTES, type RouteName } from './routes'
import { CALLERS, tokenOf, type Caller, type World } from './world'

type Step =
  | { kind: 'request'; route: RouteName; caller: Caller | 'nobody'; choices: Choices }
  | { kind: 'follow'; caller: Caller | 'nobody'; choices: Choices }
  | { kind: 'race'; choices: Choices }
  | { kind: 'restart' }
  | { kind: 'later'; seconds: number }

const weighted = <T>(values: readonly (readonly [number, T])[]) =>
  fc.oneof(...values.map(([weight, value]) => ({ weight, arbitrary: fc.constant(value) })))

const caller = weighted<Caller | 'nobody'>([
  [8, 'root'],
  [4, 'ada'],
  [3, 'bob'],
  [2, 'cy'],
  [2, 'eve'],
  [1, 'nobody'],
])
const WEIGHTS: Partial<Record<RouteName, number>> = {
  replace: 10,
  create: 6,
  grant: 4,
  revoke: 2,
  audit: 3,
}
const route = weighted<RouteName>(ROUTE_NAMES.map((name) => [WEIGHTS[name] ?? 2, name]))

export const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 60,
    arbitrary: fc.record({ kind: fc.constant('request' as const), route, caller, choices }),
  },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('follow' as const), caller, choices }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('race' as const), choices }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'restart' as const }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('later' as const), seconds: fc.nat(2 * 3600) }),
  },
)

/** Scopes, roles and Artifacts to begin with: plain requests, checked as all others are. */
export async function furnish(world: World, counts: Counts) {
  const plain = (picks: number[]): Choices => ({
    picks: [...picks, ...Array.from({ length: 24 }, () => 0)],
    text: 'plain',
    json: 1,
  })
  const send = (name: RouteName, ...picks: number[]) =>
    exchange(world, 'root', buildRequest(name, new Picker(plain(picks)), world), counts)
  await send('createScope')
  await send('createScope', 0, 1)
  if (world.mode === 'enforced') {
    for (const scopeId of world.scopeIds) {
      await grant(world, counts, scopeId, 'root', 'scope.contributor')
      await grant(world, counts, scopeId, 'ada', 'scope.admin')
      await grant(world, counts, scopeId, 'bob', 'scope.viewer')
    }
  }
  for (let family = 0; family < 6; family += 1) await send('create', family)
}

const grant = (world: World, counts: Counts, scopeId: string, id: string, role: string) => {
  const key = `key-${world.keys.length}`
  world.keys.push(key)
  const body = JSON.stringify({
    subject: { type: 'user', id },
    resource: { type: 'scope', scope_id: scopeId },
    role,
    idempotency_key: key,
  })
  const { method, path } = ROUTES.grant
  return exchange(world, 'root', { method, target: path, headers: {}, body }, counts)
}

/** @returns how many requests the step has made. */
export async function perform(world: World, made: Step, counts: Counts): Promise<number> {
  switch (made.kind) {
    case 'restart':
      world.restart()
      return 0
    case 'later':
      world.ahead += made.seconds
      return 0
    case 'race':
      return race(world, new Picker(made.choices), counts)
    case 'follow': {
      const sending = followingRequest(new Picker(made.choices), world)
      if (sending === null) return 0
      await exchange(world, made.caller, sending, counts)
      return 1
    }
    case 'request': {
      const sending = buildRequest(made.route, new Picker(made.choices), world)
      await exchange(world, made.caller, sending, counts)
      return 1
    }
  }
}

/** Several callers replace one head at once, all with its current ETag: exactly one wins. */
async function race(world: World, pick: Picker, counts: Counts): Promise<number> {
  const known = [...world.model.artifacts.values()].filter(
    ({ key }) => key.family === 'experience' || key.family === 'prompt',
  )
  const target = pick.from(known, null)
  if (target === null) return 0
  const { key } = target
  const head = target.digests.length
  const id = encodeURIComponent
  const path = `/v1/scopes/${id(key.scopeId)}/artifacts/${id(key.family)}/${id(key.artifactId)}`
  const answers = await Promise.all(
    CALLERS.map(async (name, index) => {
      const content =
        key.family === 'prompt'
          ? {
              schema_version: 'powercontext.prompt.v1',
              mode: 'custom',
              instructions: `race ${index}`,
              demonstrations: [],
            }
          : { situation: `race ${index}`, action: 'a', outcome: 'o', lesson: 'l' }
      const response = await world.fetch(
        new Request(`http://127.0.0.1${path}`, {
          method: 'PUT',
          headers: {
            Authorization: `Bearer ${tokenOf(name)}`,
            'If-Match': etagOf(head),
            'Content-Type': 'application/json',
          },
          body: JSON.stringify({ content }),
        }),
      )
      const count = `PUT ${ROUTES.replace.path} ${response.status}`
      counts.set(count, (counts.get(count) ?? 0) + 1)
      const requestId = response.headers.get(REQUEST_ID_HEADER) ?? ''
      return {
        status: response.status,
        requestId,
        body: (await response.json()) as Record<string, unknown>,
      }
    }),
  )
  const winners = answers.filter(({ status }) => status === 200)
  const losers = answers.filter(({ status }) => status === 412)
  const strange = answers.filter(({ status }) => ![200, 412, 403, 422].includes(status))
  if (strange.length > 0) throw new Error(`A race was answered ${JSON.stringify(strange)}.`)
  if (winners.length > 1 || (losers.length > 0 && winners.length === 0)) {
    throw new Error(`A race for ${path} at revision ${head} has ${winners.length} winners.`)
  }
  for (const { requestId } of answers) {
    const events = countEvents(world, requestId)
    if (events !== (world.mode === 'enforced' ? 1 : 0)) {
      throw new Error(`A request of a race left ${events} audit events.`)
    }
    if (events > 0) world.model.events.set(requestId, events)
  }
  for (const { body } of winners) {
    world.model.commit(key, Number(body['revision']), digestOf(body['content']))
  }
  return answers.length
}
