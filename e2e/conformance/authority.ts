import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { decideAt } from '../../src/access/decide'
import { rulesOf } from '../../src/access/role-rules'
import type { Binding, Resource, RoleDescription } from '../../src/api/contract/access'
import { between, pick, seededRandom, type Random } from '../../src/lib/random'
import { handoff } from './cases/create-requests'
import { brief } from './observe'
import { principalOf, type Person } from './people'
import { experience, type World } from './world'

/** Generated sets of bindings; SCOPE_CONSOLE_ACCESS_SETS asks for another number. */
const SETS = Number(process.env['SCOPE_CONSOLE_ACCESS_SETS'] ?? 500)
/** Sets that follow each other in the same Scopes: each is the one before it and one change. */
const SETS_A_HISTORY = 25
const ASKING: readonly Person[] = ['contributor', 'robot', 'viewer']
/** Milliseconds that a binding lasts which ends within its history. */
const SHORT = 400

type Question = { action: string; resource: Resource }
type Seen = Question & { person: Person; instant: number; allowed: boolean }

const artifactOf = (scopeId: string, path: string): Resource => {
  const [family = '', artifactId = ''] = path.split('/')
  return {
    type: 'artifact',
    scope_id: scopeId,
    identity: { family, artifact_id: artifactId },
  }
}

/** Two Scopes, of which the first holds an Artifact of each kind that roles treat differently. */
async function furnish(world: World) {
  const [scope, other] = [await world.scope(), await world.scope()]
  const read = await scope.artifact('experience', experience('Read it.'))
  const handed = await scope.artifact('handoff', handoff(read.split('/')[1] ?? ''))
  const prompt = await scope.prompt()
  const places = {
    server: world.server as Resource,
    scope: scope.resource,
    other: other.resource,
    experience: artifactOf(scope.id, read),
    handoff: artifactOf(scope.id, handed),
    prompt: artifactOf(scope.id, prompt),
  }
  const on = (resource: Resource, ...actions: string[]) =>
    actions.map((action) => ({ action, resource }))
  const scopes = ['read', 'contribute', 'review', 'delegate', 'admin'].map(
    (each) => `scope.${each}`,
  )
  const artifact = ['artifact.read', 'artifact.write', 'artifact.share']
  const questions: Question[] = [
    ...on(places.server, 'server.observe', 'server.admin'),
    ...on(places.scope, ...scopes),
    ...on(places.other, ...scopes),
    ...on(places.experience, ...artifact),
    ...on(places.handoff, ...artifact, 'handoff.acknowledge', 'handoff.evidence.inspect'),
    ...on(places.prompt, ...artifact, 'prompt.use'),
  ]
  return { places, questions }
}

type Places = Awaited<ReturnType<typeof furnish>>['places']

const ROLES_ON: Readonly<Record<keyof Places, readonly string[]>> = {
  server: ['server.observer', 'server.admin'],
  scope: ['scope.viewer', 'scope.contributor', 'scope.reviewer', 'scope.delegator', 'scope.admin'],
  other: ['scope.viewer', 'scope.admin'],
  experience: ['artifact.viewer'],
  handoff: ['handoff.viewer', 'handoff.receiver'],
  prompt: [],
}
// The Scope is where most bindings are; a server role in each set would hide what the others allow.
const WHERE = ['scope', 'scope', 'scope', 'other', 'experience', 'handoff', 'server'] as const

/** Grants, replaces or revokes one of the bindings in `held`. Returns the end of a new binding in ms since 1970, or null. */
async function change(world: World, random: Random, places: Places, held: Binding[]) {
  const what = pick(
    random,
    held.length > 4 ? ['revoke', 'replace'] : ['grant', 'grant', 'replace', 'revoke'],
  )
  const subject = principalOf(pick(random, ASKING))
  const short = random() < 0.15
  const end = Date.now() + SHORT
  const ends = short ? { expires_at: new Date(end).toISOString() } : {}
  const post = async (act: string, body: Record<string, unknown>) => {
    const path = `/v1/access/bindings/${act}`
    const answer = await world.post('root', path, { ...body, idempotency_key: randomUUID() })
    // A role that only one may hold is held already.
    if (answer.status === 409) return null
    // On a slow machine the end can be over before the server reads it: it refuses an end that is past.
    if (answer.status === 422 && 'expires_at' in ends && Date.now() >= end) return null
    if (answer.status >= 300) throw new Error(`${act}: ${brief(answer)}`)
    return answer.body
  }
  if (what === 'grant' || held.length === 0) {
    const place = pick(random, WHERE)
    const role = pick(random, ROLES_ON[place])
    const made = await post('create', { subject, role, resource: places[place], ...ends })
    if (made) held.push(made as Binding)
    return made && short ? end : null
  }
  const [binding] = held.splice(between(random, 0, held.length - 1), 1)
  if (!binding) return null
  const named = { binding_id: binding.binding_id, expected_version: binding.version }
  if (what === 'revoke') await post('revoke', named)
  else {
    const made = await post('replace', { ...named, replacement: { subject, ...ends } })
    if (made) held.push((made as { current: Binding }).current)
  }
  return what === 'replace' && short ? end : null
}

/** What the server decides now for each who asks, with the instant of it by the clock of this machine, which is the server's. */
async function decided(world: World, questions: readonly Question[]): Promise<Seen[]> {
  const seen: Seen[] = []
  // The change before it and the next one have milliseconds of their own.
  await delay(2)
  for (const person of ASKING) {
    const instant = Date.now() * 1000
    const body = { match: 'any', requirements: questions }
    const answer = await world.post(person, '/v1/access/check', body)
    if (answer.status !== 200) throw new Error(`access/check: ${brief(answer)}`)
    const { decisions } = answer.body as { decisions: { allowed: boolean }[] }
    questions.forEach((question, index) => {
      seen.push({ ...question, person, instant, allowed: decisions[index]?.allowed ?? false })
    })
  }
  await delay(2)
  return seen
}

async function allBindings(world: World, person: Person): Promise<Binding[]> {
  const bindings: Binding[] = []
  let cursor: string | null = null
  do {
    const asked = {
      management_resource: world.server,
      subject: principalOf(person),
      limit: 500,
      cursor,
    }
    const { body } = await world.post('root', '/v1/access/bindings/list', asked)
    const page = body as { items: Binding[]; next_cursor?: string | null }
    bindings.push(...page.items)
    cursor = page.next_cursor ?? null
  } while (cursor !== null)
  return bindings
}

/**
 * What `src/access` works out from the bindings that are listed at the end, against what the server decided while they
 * were granted, replaced, revoked and expired.
 * @param worldOf the server, once the tests run
 */
export function runAuthority(worldOf: () => World) {
  test(`${SETS} generated sets of bindings: who may do what is worked out as the server decides it`, async () => {
    const world = worldOf()
    const { body } = await world.post('root', '/v1/access/roles/list', {})
    const rules = rulesOf((body as { items: RoleDescription[] }).items)
    let [sets, decisions, allowed] = [0, 0, 0]
    for (let seed = 1; sets < SETS; seed += 1) {
      const random = seededRandom(seed)
      const { places, questions } = await furnish(world)
      const held: Binding[] = []
      const seen: Seen[] = []
      for (let each = 0; each < SETS_A_HISTORY && sets < SETS; each += 1) {
        const ends = await change(world, random, places, held)
        const now = await decided(world, questions)
        // On a slow machine the binding may have ended while the question was on its way.
        if (ends === null || Date.now() < ends) {
          seen.push(...now)
          sets += 1
        }
        if (ends === null) continue
        await delay(ends - Date.now() + 50)
        seen.push(...(await decided(world, questions)))
        sets += 1
      }
      const bindings = (await Promise.all(ASKING.map((each) => allBindings(world, each)))).flat()
      const wrong = seen.filter(
        ({ person, ...moment }) =>
          decideAt({ bindings, rules, view: 'server', principal: principalOf(person), ...moment })
            .allowed !== moment.allowed,
      )
      expect(wrong, `history ${seed}`).toEqual([])
      for (const { binding_id, version } of held)
        await world.revoke({ binding_id, version } as Binding)
      decisions += seen.length
      allowed += seen.filter((each) => each.allowed).length
    }
    console.log(`${sets} sets of bindings, ${decisions} decisions, ${allowed} of them allowed`)
    expect(allowed).toBeGreaterThan(decisions / 20)
  }, 1_200_000)
}
