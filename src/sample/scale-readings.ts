import { PROMPT_KEYS } from '../api/contract/prompts'
import { familyOf } from '../families/family-of'
import { text } from '../service/database'
import { artifactRef } from '../service/resources'
import type { PersonKey } from './content/types'
import { between, pick } from '../lib/random'
import type { Generated } from './scale-writes'
import type { Reading, World } from './scale-world'

/** How often each reads, as the sample has it. */
const READERS: readonly [PersonKey, number][] = [
  ['nightly', 17],
  ['mara', 16],
  ['jonas', 14],
  ['hana', 12],
  ['daniel', 10],
  ['ruth', 9],
  ['lucas', 8],
  ['wei', 6],
  ['sofia', 5],
  ['elif', 5],
  ['noah', 2],
  ['priya', 2],
]
const SUM = READERS.reduce((sum, [, weight]) => sum + weight, 0)
/** Who tries what is not theirs, and how: all of it refused. */
const STRANGERS: readonly PersonKey[] = ['kit', 'tom', 'elif', 'noah', 'priya', 'lucas', 'wei']
const TRIED = [
  ['get_scope', 'scope.read'],
  ['get_scope', 'scope.read'],
  ['list_artifacts', 'scope.read'],
  ['create_artifact', 'scope.contribute'],
  ['replace_artifact', 'scope.admin'],
] as const
const REFUSED_SHARE = 0.07
/** Visits under way at a time, which is how requests of different people come to lie between each other. */
const AT_A_TIME = 6

type Visit = { person: PersonKey; scopeId: string; left: number }

/** What people read on ordinary days, and what they are refused, one request after another. */
export class Readings {
  private readonly visits: Visit[] = []
  private readonly savedPrompts: ReadonlySet<string>

  constructor(
    private readonly world: World,
    private readonly artifactsIn: ReadonlyMap<string, readonly Generated[]>,
  ) {
    const rows = world.state.database.all(
      `SELECT scope_id, artifact_id FROM heads WHERE family = 'prompt'`,
    )
    this.savedPrompts = new Set(
      rows.map((row) => `${text(row, 'scope_id')} ${text(row, 'artifact_id')}`),
    )
  }

  /** The next request, with at most `room` events. */
  next(room: number): Reading {
    const { random } = this.world
    const refused = random() < REFUSED_SHARE ? this.refused() : null
    if (refused !== null) return refused
    while (this.visits.length < AT_A_TIME) this.visits.push(this.arrive())
    const index = between(random, 0, AT_A_TIME - 1)
    const visit = this.visits[index] ?? this.arrive()
    const reading = this.read(visit)
    visit.left -= 1
    if (visit.left <= 0) this.visits.splice(index, 1)
    if (reading.looks.length <= room) return reading
    const { person, scopeId } = visit
    const look = this.world.onScope(person, 'scope.read', scopeId)
    return { person, operation: 'get_scope', looks: [look] }
  }

  private arrive(): Visit {
    const { random, scopeIds } = this.world
    let draw = random() * SUM
    const [person] = READERS.find(([, weight]) => (draw -= weight) < 0) ?? ['mara']
    const own = scopeIds.filter(
      (id) => this.world.onScope(person, 'scope.read', id).decision.allowed,
    )
    const scopeId = pick(random, own.length > 0 ? own : scopeIds)
    return { person, scopeId, left: between(random, 2, 6) }
  }

  private read({ person, scopeId }: Visit): Reading {
    const { world } = this
    const { random } = world
    const scopeLook = world.onScope(person, 'scope.read', scopeId)
    const on = (operation: string): Reading => ({ person, operation, looks: [scopeLook] })
    if (person === 'priya') return this.overview()
    const draw = random()
    if (draw < 0.1) return on('get_scope')
    if (draw < 0.4) return on('list_artifacts')
    if (draw < 0.55) return this.prompt(person, scopeId)
    if (draw < 0.555) return this.scopeAudit(person, scopeId)
    const known = this.artifactsIn.get(scopeId)
    if (known === undefined) return on('list_artifacts')
    const { family, id, by } = pick(random, known)
    const operation =
      draw < 0.85
        ? 'get_artifact'
        : draw < 0.92
          ? 'list_artifact_revisions'
          : 'get_artifact_revision'
    // Its Scope's roles decide (contract §4.2).
    if (!familyOf(family).ownBindings) return on(operation)
    const resource = artifactRef(scopeId, family, id)
    // Alike for all that no binding is on, but for the owner, who may read it without a role.
    const like = `${scopeId} below${by === person ? ' own' : ''}`
    const look = world.look(person, 'artifact.read', resource, like)
    return { person, operation, looks: [{ ...look, resource }] }
  }

  private prompt(person: PersonKey, scopeId: string): Reading {
    const { world } = this
    const key = pick(world.random, PROMPT_KEYS)
    const looks = [world.onScope(person, 'scope.read', scopeId)]
    if (this.savedPrompts.has(`${scopeId} ${key}`) && looks[0]?.decision.allowed) {
      const resource = artifactRef(scopeId, 'prompt', key)
      looks.push(world.look(person, 'artifact.read', resource, `${scopeId} prompt ${key}`))
    }
    return { person, operation: 'get_prompt_configuration', looks }
  }

  /** What compliance looks at. */
  private overview(): Reading {
    const { world } = this
    return world.random() < 0.4
      ? {
          person: 'priya',
          operation: 'list_scopes',
          looks: [world.onServer('priya', 'server.observe')],
        }
      : {
          person: 'priya',
          operation: 'list_access_audit',
          looks: [world.onServer('priya', 'server.admin')],
        }
  }

  private scopeAudit(person: PersonKey, scopeId: string): Reading {
    const { world } = this
    return {
      person,
      operation: 'list_access_audit',
      looks: [
        world.onScope(person, 'scope.admin', scopeId),
        world.onServer(person, 'server.admin'),
      ],
    }
  }

  /** Null when it would have been allowed: then something would have come of it. */
  private refused(): Reading | null {
    const { world } = this
    const person = pick(world.random, STRANGERS)
    const scopeId = pick(world.random, world.scopeIds)
    const [operation, action] = pick(world.random, TRIED)
    const look = world.onScope(person, action, scopeId)
    return look.decision.allowed ? null : { person, operation, looks: [look] }
  }
}
