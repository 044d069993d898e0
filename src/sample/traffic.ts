import { PROMPT_KEYS } from '../api/contract/prompts'
import { historyStart, readableScopes, type Readable } from './access-history'
import { DAY, daysBetween, instantOf, MINUTE } from './calendar'
import { on } from './content/build'
import type { PersonKey, ScopeKey } from './content/types'
import { creationTimes } from './content-history'
import { SAMPLE_ARTIFACTS } from './content/artifacts'
import { between, pick, type Random } from '../lib/random'
import { paths, type Action, type Replay } from './replay'

/** How somebody uses the console on an ordinary working day. Hours are UTC. */
type Habit = { person: PersonKey; visits: number; from: number; to: number; promptly?: boolean }

const HABITS: readonly Habit[] = [
  { person: 'mara', visits: 2.6, from: 7, to: 16, promptly: true },
  { person: 'jonas', visits: 2.3, from: 7, to: 17, promptly: true },
  { person: 'hana', visits: 1.9, from: 6, to: 15, promptly: true },
  { person: 'daniel', visits: 2.1, from: 6, to: 18 },
  { person: 'ruth', visits: 1.6, from: 7, to: 16, promptly: true },
  { person: 'lucas', visits: 2, from: 5, to: 14 },
  { person: 'sofia', visits: 1.1, from: 6, to: 14 },
  { person: 'wei', visits: 1.1, from: 1, to: 10 },
  { person: 'elif', visits: 1.3, from: 8, to: 16 },
  { person: 'noah', visits: 0.6, from: 8, to: 16 },
]

/** Mornings of incidents: many look at the same few things within the hour. */
const INCIDENTS: readonly { workday: number; time: string; scopes: readonly ScopeKey[] }[] = [
  { workday: -27, time: '07:15', scopes: ['checkout', 'incidents'] },
  { workday: -20, time: '10:05', scopes: ['checkout', 'payments', 'refunds'] },
  { workday: -13, time: '09:40', scopes: ['cart', 'incidents'] },
  { workday: -7, time: '08:20', scopes: ['payments', 'checkout'] },
  { workday: -3, time: '07:10', scopes: ['checkout', 'incidents', 'oncall'] },
]

const FAMILIES = [
  'skill',
  'topic-memory',
  'experience',
  'atomic-memory',
  'handoff',
  'profile',
  'prompt',
]

type Planner = {
  random: Random
  readable: Readable
  born: ReadonlyMap<string, number>
  actions: Action[]
}

/** Adds one request after a pause, as a person reads between two clicks; returns its instant. */
function then(
  planner: Planner,
  at: number,
  person: PersonKey,
  path: (replay: Replay) => string,
): number {
  const next = at + between(planner.random, 900, 24_000)
  planner.actions.push({
    at: next,
    run: async (replay) => {
      await replay.ask(person, 200, { path: path(replay) })
    },
  })
  return next
}

const existing = (planner: Planner, scope: ScopeKey, at: number) =>
  SAMPLE_ARTIFACTS.filter(
    (artifact) => artifact.scope === scope && (planner.born.get(artifact.key) ?? Infinity) < at,
  )

/** Opens one Artifact; sometimes its history and two revisions of it. */
function openArtifact(planner: Planner, at: number, person: PersonKey, key: string): number {
  const { random } = planner
  const base = (replay: Replay) => {
    const { scope, family, id } = replay.artifact(key)
    return paths.artifact(replay.scopeId(scope), family, id)
  }
  let time = then(planner, at, person, base)
  if (random() < 0.7) return time
  time = then(planner, time, person, (replay) => `${base(replay)}/revisions?limit=100`)
  const share = random()
  time = then(planner, time, person, (replay) => {
    const { head } = replay.artifact(key)
    return `${base(replay)}/revisions/${1 + Math.floor(share * head)}`
  })
  return then(
    planner,
    time,
    person,
    (replay) => `${base(replay)}/revisions/${replay.artifact(key).head}`,
  )
}

/** One visit to a Scope: its page, some families, some Artifacts; for those who care, its Prompts. */
function visit(
  planner: Planner,
  at: number,
  person: PersonKey,
  scope: ScopeKey,
  promptly: boolean,
) {
  const { random } = planner
  let time = then(planner, at, person, (replay) => paths.scope(replay.scopeId(scope)))
  if (promptly && random() < 0.16) {
    // The table of Prompts asks for each key.
    for (const key of PROMPT_KEYS) {
      time += between(random, 3, 40)
      planner.actions.push({
        at: time,
        run: async (replay) => {
          await replay.ask(person, 200, { path: paths.prompt(replay.scopeId(scope), key) })
        },
      })
    }
  }
  const known = existing(planner, scope, at)
  for (let left = between(random, 1, 2); left > 0; left -= 1) {
    const family = pick(random, FAMILIES)
    time = then(
      planner,
      time,
      person,
      (replay) => `${paths.family(replay.scopeId(scope), family)}?limit=100`,
    )
    const shown = known.filter((artifact) => artifact.family === family)
    if (shown.length > 0) time = openArtifact(planner, time, person, pick(random, shown).key)
  }
}

function workOn(planner: Planner, day: { start: number; weekend: boolean }, weight: number) {
  const { random } = planner
  for (const { person, visits, from, to, promptly = false } of HABITS) {
    // Mondays are busier, Fridays calmer; a weekend sees whoever is on call.
    const mean = day.weekend ? (person === 'daniel' || person === 'lucas' ? 0.7 : 0.06) : visits
    const count = Math.floor(mean * weight + random())
    for (let left = count; left > 0; left -= 1) {
      // Two draws: most visits are around the middle of the day.
      const hour = from + ((random() + random()) / 2) * (to - from)
      const at = day.start + hour * 60 * MINUTE
      const readable = planner.readable(person, at)
      if (readable.length > 0) visit(planner, at, person, pick(random, readable), promptly)
    }
  }
}

/** The nightly report: each Scope that it may read, its families, and the heads of two of them. */
function nightly(planner: Planner, day: number) {
  const { random } = planner
  let at = day + 2 * 60 * MINUTE + between(random, 10, 50) * 1_000
  for (const scope of planner.readable('nightly', at)) {
    const families = [pick(random, ['experience', 'atomic-memory', 'topic-memory'])]
    for (const family of families) {
      at += between(random, 120, 900)
      planner.actions.push({
        at,
        run: async (replay) => {
          await replay.ask('nightly', 200, {
            path: `${paths.family(replay.scopeId(scope), family)}?limit=100`,
          })
        },
      })
    }
    const known = existing(planner, scope, at)
    if (known.length === 0 || random() < 0.4) continue
    const { key } = pick(random, known)
    at += between(random, 80, 400)
    planner.actions.push({
      at,
      run: async (replay) => {
        const { family, id } = replay.artifact(key)
        await replay.ask('nightly', 200, {
          path: paths.artifact(replay.scopeId(scope), family, id),
        })
      },
    })
  }
}

/** Everybody who may looks into the Scopes of an incident within the hour. */
function incident(planner: Planner, begin: number, scopes: readonly ScopeKey[]) {
  const { random } = planner
  for (const { person } of HABITS) {
    for (const scope of scopes) {
      const at = begin + between(random, 1, 70) * MINUTE
      if (random() < 0.75 && planner.readable(person, at).includes(scope)) {
        visit(planner, at, person, scope, false)
      }
    }
  }
}

const WEEKDAY_WEIGHTS = [0.8, 1.35, 1.1, 1, 1.05, 0.75, 0.8]

/**
 * What people and the nightly account read on ordinary days and in incidents, until `now` (ms). Only what they may:
 * refusals are scenes of the story. `density` multiplies the visits of people.
 */
export function traffic(now: number, random: Random, density = 1): Action[] {
  const planner: Planner = {
    random,
    readable: readableScopes(now),
    born: creationTimes(now),
    actions: [],
  }
  const start = historyStart(now) + DAY
  for (const day of daysBetween(start, now)) {
    nightly(planner, day.start)
    workOn(planner, day, density * (WEEKDAY_WEIGHTS[new Date(day.start).getUTCDay()] ?? 1))
  }
  for (const { workday, time, scopes } of INCIDENTS) {
    incident(planner, instantOf(on(workday, time), now), scopes)
  }
  return planner.actions.filter(({ at }) => at < now)
}
