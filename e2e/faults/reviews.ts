import * as v from 'valibot'
import { withItem, type Item, type Review } from '../../src/access/change/review/review'
import { scopeOf } from '../../src/access/scope-of'
import { readReview, reviewText } from '../../src/access/change/review/review-file'
import { sendAll, stepsOf } from '../../src/access/change/review/send-all'
import { indexOf, sinceOf } from '../../src/access/change/review/since'
import { configureClient } from '../../src/api/client'
import type { Binding } from '../../src/api/contract/access'
import { session } from '../../src/api/session'
import { pick, seededRandom, type Random } from '../../src/lib/random'
import { identities } from '../identities'
import { seedScope } from '../seed'
import { WITHOUT_REVISION, type Fault } from './faults'
import type { World } from './world'

const BINDINGS = '/v1/access/bindings/'
const [REVOKE, REPLACE, LIST] = [`${BINDINGS}revoke`, `${BINDINGS}replace`, `${BINDINGS}list`]
const ada = identities['scope-admin']
const DECISIONS = 5
const MAX_PRESSES = 25

const someFaults = (random: Random, count: number, part: number): Fault[] =>
  Array.from({ length: count }, () => (random() < part ? pick(random, WITHOUT_REVISION) : 'none'))

/** Two Scopes that one person administers, and reviews together. */
export const seedReviewed = async (world: World) => [
  (await seedScope(world.api)).scope_id,
  (await seedScope(world.api)).scope_id,
]

async function begin(world: World, scopes: readonly string[], random: Random, run: number) {
  const root = world.api.as('root')
  const at = new Date().toISOString()
  const items: Item[] = []
  for (let each = 0; each < DECISIONS; each += 1) {
    const who = { type: 'user', id: `reviewed-${run}-${each}` }
    const seen = await root.grantTo(who, 'scope.viewer', pick(random, scopes))
    root.letGo(seen)
    const kind = random() < 0.5 ? 'end' : 'renew'
    const reason = `Run ${run}, ${each}`
    items.push({ seen, decision: { kind, reason, end: '90', day: '', at }, sent: null })
  }
  const review: Review = {
    format: 'scope-console.access-review.v1',
    id: `run-${run}`,
    server: world.proxyURL,
    resource: `scope:${scopes.toSorted()[0]}`,
    resources: scopes.map((id) => `scope:${id}`).sort(),
    startedAt: at,
    startedBy: ada.principal,
    choice: { role: '', person: '', subject: null },
    items,
  }
  return review
}

/** `repeated`: changes that were sent once more, under the key of the first time. */
export type Played = { decisions: number; faulted: number; presses: number; repeated: number }
const SentChange = v.looseObject({ binding_id: v.string(), idempotency_key: v.string() })

/**
 * One review whose decisions are sent over a faulty network, stopped and taken up until all are made.
 * @throws Error where something is made twice, told wrongly, or never made
 */
export async function playReview(
  world: World,
  scopes: readonly string[],
  seed: number,
): Promise<Played> {
  const random = seededRandom(seed)
  const { proxy, api } = world
  const root = api.as('root')
  let review = await begin(world, scopes, random, seed)
  configureClient(world.proxyURL)
  session.start(ada.token, false)
  const me = ada.principal
  const logged = proxy.log.length
  // However few reviews there are, in one of them a change has to be sent again.
  const first: Fault[] = seed % 4 === 0 ? ['drop before forwarding'] : []
  for (const path of [REVOKE, REPLACE])
    proxy.arm(path, { write: [...first, ...someFaults(random, 2 * DECISIONS, 0.6)], read: [] })
  proxy.arm(LIST, { write: someFaults(random, DECISIONS, 0.3), read: [] })
  const listed = async () =>
    (await Promise.all(scopes.map((id) => root.bindings(id)))).flat() as Binding[]
  const fail = (what: string, item?: Item) => {
    throw new Error(
      [
        `Seed ${seed}: ${what}`,
        ...(item ? [JSON.stringify(item)] : []),
        ...proxy.log.slice(logged),
      ].join('\n'),
    )
  }
  // Whatever a press sends of a decision again goes out under the key of its first press: with another one it could be made twice.
  const sentKeys = new Map<string, Set<string>>()
  let sendings = 0
  proxy.heard = (path, body) => {
    if (path !== REVOKE && path !== REPLACE) return
    const { binding_id: id, idempotency_key: key } = v.parse(SentChange, JSON.parse(String(body)))
    sentKeys.set(id, (sentKeys.get(id) ?? new Set()).add(key))
    sendings += 1
  }
  let presses = 0
  for (; ; presses += 1) {
    await proxy.quiet(BINDINGS)
    const now = await listed()
    judge(review, now, fail)
    for (const item of review.items) {
      const used = [...(sentKeys.get(item.seen.binding_id) ?? [])]
      if (used.length > 1) fail(`it was sent under several keys: ${used.join(', ')}`, item)
      if (used[0] !== undefined && used[0] !== item.sent?.key)
        fail(`it was sent under ${used[0]}, which the review does not hold`, item)
    }
    // As the dialog: what the list shows otherwise than it was seen is not sent.
    const index = indexOf(now)
    const sendable = review.items.filter((item) => sinceOf(item, index, me).kind === 'same')
    const steps = stepsOf(sendable, me)
    if (steps.length === 0) break
    if (presses === MAX_PRESSES) fail('it came to no end')
    let left = random() < 0.3 ? 1 + Math.floor(random() * steps.length) : Infinity
    await sendAll(
      steps.map(({ id }) => id),
      {
        me,
        newest: () => review,
        setItem: (id, change) => void (review = withItem(review, id, change)),
        listOf: ({ resource }) => ({ type: 'scope', scope_id: scopeOf(resource) ?? '' }),
        isStopped: () => (left -= 1) < 0,
        ends: session.signal(),
      },
    )
    // It is stopped and taken up from a file; a page that went before an answer came leaves "sending".
    review = readReview(reviewText(review)) ?? fail('the review is none any more')
    for (const { seen, sent } of review.items) {
      if (sent?.outcome === 'unknown' && random() < 0.3)
        review = withItem(review, seen.binding_id, { sent: { ...sent, outcome: 'sending' } })
    }
  }
  const last = indexOf(await listed())
  for (const item of review.items)
    if (sinceOf(item, last, me).kind !== 'made') fail('it was never made', item)
  delete proxy.heard
  for (const path of [REVOKE, REPLACE, LIST]) proxy.disarm(path)
  const faulted = proxy.log
    .slice(logged)
    .filter((line) => line.includes(REVOKE) || line.includes(REPLACE)).length
  const repeated = sendings - sentKeys.size
  return { decisions: DECISIONS, faulted, presses, repeated }
}

/** Holds what the review says of each decision against the server's own list, once nothing is on its way. */
function judge(review: Review, rows: readonly Binding[], fail: (what: string, item: Item) => void) {
  for (const item of review.items) {
    const { seen, decision, sent } = item
    const held = rows.filter(({ subject }) => subject.id === seen.subject.id)
    const now = held.find(({ binding_id: id }) => id === seen.binding_id)
    const others = held.filter((row) => row !== now)
    const isOver = now?.state === 'revoked'
    const isMade =
      decision?.kind === 'end' ? isOver : others.some((row) => row.idempotency_key === sent?.key)
    if (decision?.kind === 'end' && others.length > 0) fail('an end has granted', item)
    if (others.length > 1) fail('it was made twice', item)
    if (isOver && now.revoked_by?.id !== ada.principal.id) fail('somebody else ended it', item)
    if (decision?.kind === 'renew' && isOver !== isMade) fail('it was half made', item)
    if (decision?.kind === 'renew' && isMade && others[0]?.reason !== decision.reason)
      fail('it was renewed for another reason', item)
    if (sent?.outcome === 'made' && !isMade) fail('it said made, and it is not', item)
    if ((sent === null || sent.outcome === 'refused') && isMade)
      fail('it said not made, and it is', item)
    if (sent?.outcome === 'moved') fail('it said that somebody else changed it', item)
  }
}
