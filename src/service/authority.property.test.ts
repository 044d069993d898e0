import fc from 'fast-check'
import { expect, test } from 'vitest'
import { between } from '../access/between'
import { decideAt } from '../access/decide'
import { everHeld } from '../access/ever-held'
import { deedsOf, matrix } from '../access/matrix'
import { momentsOf } from '../access/moments'
import { rulesOf } from '../access/role-rules'
import { isSame } from '../access/subjects'
import { whoCan } from '../access/who-can'
import type { Action, Binding } from '../api/contract/access'
import { parseInstant, type Micros } from '../lib/date/micros'
import { decide } from './authorization'
import { bindingAnswer, insertBinding, revokeBinding, type StoredBinding } from './bindings-store'
import type { Database, SqlRow } from './database'
import { artifactRef, resourceKey, scopeRef, type ResourceRef } from './resources'
import { familyActions, ROLE_NAMES, roleRule, SCOPE_ACTIONS, SERVER_ACTIONS } from './roles'
import type { Call, PrincipalRef } from './state'
import { testService } from './testing/test-service'

// What src/access works out from bindings, against what the service decided while it happened.
const HISTORIES = Number(process.env['SCOPE_CONSOLE_HISTORIES'] ?? 1_000)
/** As many in each test, which a busy machine does within the time that a test has. */
const IN_ONE = 75
const BATCHES = Array.from({ length: Math.ceil(HISTORIES / IN_ONE) }, (_, batch) => batch + 1)
const MINUTE: Micros = 60_000_000

const server: ResourceRef = { type: 'server', deployment_id: 'powercontext' }
const entry: ResourceRef = {
  ...artifactRef('shop', 'memory', 'm1'),
  selector: { type: 'memory_entry', entry_id: 'e1' },
}
const RESOURCES: readonly ResourceRef[] = [
  server,
  scopeRef('shop'),
  scopeRef('desk'),
  artifactRef('shop', 'handoff', 'h1'),
  artifactRef('shop', 'prompt', 'skill.generate'),
  artifactRef('desk', 'skill', 's1'),
  entry,
]
/** The text of each resource: writing one out takes longer than a decision. */
const NAMES = new Map(RESOURCES.map((resource) => [resource, resourceKey(resource)]))
const actionsOf = (resource: ResourceRef): readonly Action[] => {
  if (resource.type === 'server') return SERVER_ACTIONS
  return resource.type === 'scope' ? SCOPE_ACTIONS : familyActions(resource.identity.family)
}
const PEOPLE: readonly PrincipalRef[] = [
  { type: 'user', id: 'ada' },
  { type: 'service', id: 'ada' },
  { type: 'user', id: 'bob' },
]

const expiry = fc.option(fc.integer({ min: 0, max: 6 }), { freq: 2 })
const step = fc.record({
  kind: fc.constantFrom('grant', 'grant', 'grant', 'replace', 'revoke', 'wait'),
  who: fc.constantFrom(...PEOPLE),
  role: fc.constantFrom(...ROLE_NAMES),
  on: fc.nat(),
  which: fc.nat(),
  /** Minutes after which a binding ends; none: never. 0 is a binding that was never in force. */
  expiry,
  minutes: fc.integer({ min: 0, max: 3 }),
})
const history = fc.array(step, { minLength: 1, maxLength: 14, size: 'max' })

const descriptions = ROLE_NAMES.map((role) => ({
  role,
  resource_type: roleRule(role).resource,
  actions: [...roleRule(role).actions],
}))
const rules = rulesOf(descriptions)

type Seen = {
  instant: Micros
  who: PrincipalRef
  resource: ResourceRef
  action: Action
  allowed: boolean
  by?: string
}

/**
 * Asks the same of the database once until the next change. A decision reads all bindings that it may rest on, the same for
 * every action: without this the test spends most of its time on the same answers.
 */
function remembering(database: Database): Database {
  const known = new Map<string, SqlRow[]>()
  const all: Database['all'] = (sql, values = []) => {
    const key = `${values.join('\n')}\n${sql}`
    const rows = known.get(key) ?? database.all(sql, values)
    known.set(key, rows)
    return rows
  }
  return {
    ...database,
    all,
    get: (sql, values) => all(sql, values)[0],
    run: (sql, values) => {
      known.clear()
      return database.run(sql, values)
    },
  }
}

/**
 * Lives through a history in a database of its own; returns what was decided after each step, and all bindings at the end.
 * @param isAsked of which steps decisions are asked for, by default of all
 */
function live(
  steps: readonly (typeof step extends fc.Arbitrary<infer T> ? T : never)[],
  isAsked: (step: number) => boolean = () => true,
) {
  const database = remembering(testService().database)
  database.run('DELETE FROM bindings')
  const call = { state: { database, deploymentId: 'powercontext' } } as Call
  const stored: StoredBinding[] = []
  const seen: Seen[] = []
  let now: Micros = Date.UTC(2026, 0, 1) * 1000
  const insert = (more: Pick<StoredBinding, 'subject' | 'resource' | 'role' | 'expiresAt'>) => {
    const binding: StoredBinding = {
      ...more,
      bindingId: `b${stored.length}`,
      grantedBy: { type: 'user', id: 'root' },
      reason: null,
      createdAt: now,
      state: 'active',
      version: 1,
      policyRevision: '1',
      idempotencyKey: `k${stored.length}`,
      revokedAt: null,
      revokedBy: null,
    }
    insertBinding(database, binding)
    stored.push(binding)
  }
  for (const [place, { kind, who, role, on, which, expiry: ends, minutes }] of steps.entries()) {
    // Changes have instants of their own, as the service's clock gives them.
    now += 1 + minutes * MINUTE
    const expiresAt = ends === null ? null : now + ends * MINUTE
    const active = stored.filter(({ state }) => state === 'active')
    const chosen = active[which % Math.max(1, active.length)]
    const fitting = RESOURCES.filter(({ type }) => type === roleRule(role).resource)
    const resource = fitting[on % fitting.length]
    if (kind === 'grant' && resource) insert({ subject: who, resource, role, expiresAt })
    if (kind !== 'grant' && kind !== 'wait' && chosen) {
      const by = { type: 'user', id: 'root' } as const
      const revoked = revokeBinding(database, chosen, { at: now, by, policyRevision: '2' })
      stored[stored.indexOf(chosen)] = revoked
      if (kind === 'replace') insert({ ...chosen, subject: who, expiresAt })
    }
    for (const instant of [now, now + MINUTE]) {
      // A minute later is looked at while nothing else happens until then.
      if (!isAsked(place) || (instant > now && minutes === 0)) continue
      for (const each of PEOPLE) {
        for (const asked of RESOURCES) {
          for (const action of actionsOf(asked)) {
            const decided = decide(call, each, action, asked, instant)
            seen.push({
              instant,
              who: each,
              resource: asked,
              action,
              allowed: decided.allowed,
              by: decided.bindingId,
            })
          }
        }
      }
    }
    if (minutes > 0) now += MINUTE
  }
  const bindings: Binding[] = stored.map(bindingAnswer)
  database.close()
  return { bindings, seen }
}

test.each(BATCHES)(
  `who may do what is worked out as the service decided it then: ${IN_ONE} histories, %i`,
  (batch) => {
    let decisions = 0
    let allowedOnes = 0
    fc.assert(
      fc.property(history, (steps) => {
        const { bindings, seen } = live(steps)
        const known = { bindings, rules, view: 'server' } as const
        const tables = new Map<string, ReturnType<typeof matrix>>()
        const wrong: unknown[] = []
        for (const { who, by, ...moment } of seen) {
          const { allowed, paths } = decideAt({ ...known, ...moment, principal: who })
          const named = by === undefined || paths.some(({ binding }) => binding.binding_id === by)
          const key = `${moment.instant} ${NAMES.get(moment.resource)}`
          const table =
            tables.get(key) ??
            matrix({
              ...known,
              instant: moment.instant,
              deeds: deedsOf(moment.resource, actionsOf(moment.resource)),
            })
          tables.set(key, table)
          const row = table.find(({ principal }) => isSame(principal, who))
          const inTable = row?.cells.get(moment.action)?.length ?? 0
          if (allowed !== moment.allowed || !named || inTable !== paths.length) {
            wrong.push({ who, ...moment, paths, inTable })
          }
          decisions += 1
          allowedOnes += Number(moment.allowed)
        }
        // One expectation for all: a million of them would take longer than what they check.
        expect(wrong).toEqual([])
      }),
      { numRuns: IN_ONE, seed: batch },
    )
    console.log(`${decisions} decisions, ${allowedOnes} of them allowed`)
    expect(allowedOnes).toBeGreaterThan(decisions / 100)
  },
)

/** Whether bindings allow somebody an action at an instant. */
const allowedBy =
  (bindings: readonly Binding[], { who, action, resource }: Omit<Seen, 'instant' | 'allowed'>) =>
  (instant: Micros) =>
    decideAt({ bindings, rules, view: 'server', principal: who, action, resource, instant }).allowed

/** Runs that a batch of histories and the tests of the other functions share: each is another history. */
const historiesOf = (batch: number, kind: number) => ({
  numRuns: IN_ONE,
  seed: kind * 10_000 + batch,
})

test.each(BATCHES)(
  `who can, since when and until when: allowed at every decided instant of the span, refused just outside of it: ${IN_ONE} histories, %i`,
  (batch) => {
    let spans = 0
    fc.assert(
      fc.property(history, (steps) => {
        const { bindings, seen } = live(steps)
        const known = { bindings, rules, view: 'server' } as const
        const wrong: unknown[] = []
        for (const moment of seen.filter((_, index) => index % 7 === 0)) {
          const { people } = whoCan({ ...known, ...moment })
          const able = people.find(({ principal }) => isSame(principal, moment.who))
          if ((able !== undefined) !== moment.allowed) wrong.push({ ...moment, able })
          if (!able) continue
          spans += 1
          const { from, until } = able.span
          const at = allowedBy(bindings, moment)
          const inside = bindings
            .flatMap(({ created_at, expires_at, revoked_at }) => [
              created_at,
              expires_at,
              revoked_at,
            ])
            .flatMap((text) => (text ? [parseInstant(text) ?? 0] : []))
            .filter((instant) => instant >= from && (until === null || instant < until))
          const isSpan = at(from) && !at(from - 1) && inside.every(at)
          const isEnd = until === null || (at(until - 1) && !at(until))
          if (!isSpan || !isEnd) wrong.push({ ...moment, able })
        }
        expect(wrong).toEqual([])
      }),
      historiesOf(batch, 1),
    )
    expect(spans).toBeGreaterThan(0)
  },
)

test.each(BATCHES)(
  `what is gained and lost between two instants is what the decisions of the two differ in: ${IN_ONE} histories, %i`,
  (batch) => {
    let differ = 0
    fc.assert(
      fc.property(history, (steps) => {
        const { bindings, seen } = live(steps, (step) => step === 0 || step === steps.length - 1)
        const first = seen.at(0)?.instant ?? 0
        const last = seen.at(-1)?.instant ?? 0
        for (const resource of RESOURCES) {
          const differences = between({
            before: { bindings, instant: first },
            after: { bindings, instant: last },
            rules,
            deeds: deedsOf(resource, actionsOf(resource)),
          })
          const told = differences.map(
            ({ principal, action, change }) =>
              `${principal.type} ${principal.id} ${action} ${change}`,
          )
          const decided = (instant: Micros) =>
            new Set(
              seen
                .filter(
                  (each) => each.instant === instant && each.resource === resource && each.allowed,
                )
                .map(({ who, action }) => `${who.type} ${who.id} ${action}`),
            )
          const [then, now] = [decided(first), decided(last)]
          const expected = [
            ...[...now].filter((each) => !then.has(each)).map((each) => `${each} gained`),
            ...[...then].filter((each) => !now.has(each)).map((each) => `${each} lost`),
          ]
          differ += expected.length
          expect(told.sort()).toEqual(expected.sort())
        }
      }),
      historiesOf(batch, 2),
    )
    expect(differ).toBeGreaterThan(0)
  },
)

test.each(BATCHES)(
  `whether somebody who was refused ever held it is what was decided before and after: ${IN_ONE} histories, %i`,
  (batch) => {
    const told = new Map<string, number>()
    fc.assert(
      fc.property(history, (steps) => {
        const { bindings, seen } = live(steps)
        const wrong: unknown[] = []
        for (const moment of seen.filter((_, index) => index % 7 === 0)) {
          const { who, action, resource, instant, allowed } = moment
          const own = bindings.filter(({ subject }) => isSame(subject, who))
          const ever = everHeld({ action, resource, instant }, own, rules)
          told.set(ever.kind, (told.get(ever.kind) ?? 0) + 1)
          const at = allowedBy(bindings, moment)
          // What the service decided at the other instants of the same history.
          const others = seen.filter(
            (each) =>
              each.allowed &&
              each.action === action &&
              each.resource === resource &&
              isSame(each.who, who),
          )
          const before = others.filter((each) => each.instant < instant)
          const isTrue = {
            held: () => allowed,
            lost: () =>
              ever.kind === 'lost' &&
              !allowed &&
              at(ever.until - 1) &&
              !at(ever.until) &&
              before.every((each) => each.instant < ever.until),
            later: () =>
              ever.kind === 'later' &&
              !allowed &&
              before.length === 0 &&
              at(ever.since) &&
              others.every((each) => each.instant >= ever.since),
            never: () => others.length === 0,
          }[ever.kind]()
          if (!isTrue) wrong.push({ ...moment, ever })
        }
        expect(wrong).toEqual([])
      }),
      historiesOf(batch, 3),
    )
    expect([...told.keys()].sort()).toEqual(['held', 'later', 'lost', 'never'])
  },
)

test.each(BATCHES)(
  `the moments of a history are all instants at which a decision may become another one: ${IN_ONE} histories, %i`,
  (batch) => {
    let changed = 0
    fc.assert(
      fc.property(history, (steps) => {
        const { bindings, seen } = live(steps)
        const last = seen.at(-1)?.instant ?? 0
        const moments = momentsOf(bindings, last)
        const wrong: unknown[] = []
        const before = new Map<string, Seen>()
        for (const each of seen) {
          const { who, action, resource, instant, allowed } = each
          const key = `${who.type} ${who.id} ${action} ${NAMES.get(resource)}`
          const earlier = before.get(key)
          before.set(key, each)
          if (!earlier || earlier.allowed === allowed) continue
          changed += 1
          // Between two decisions that differ lies a moment, and as of it the one is the other already.
          const at = moments.findLast((moment) => moment.at <= instant)?.at ?? -Infinity
          const asOf = allowedBy(bindings, each)(at)
          if (at <= earlier.instant || asOf !== allowed) wrong.push({ ...each, at })
        }
        expect(wrong).toEqual([])
      }),
      historiesOf(batch, 4),
    )
    expect(changed).toBeGreaterThan(0)
  },
)
