import type { Action } from '../api/contract/access'
import { etagOf } from '../api/contract/artifacts'
import { familyOf } from '../families/family-of'
import { text } from '../service/database'
import { DAY } from './calendar'
import { PERSON_KEYS, type Content, type PersonKey } from './content/types'
import { PRINCIPALS } from './people'
import { between, pick } from '../lib/random'
import { paths } from './replay'
import type { World } from './scale-world'

export type Generated = {
  scopeId: string
  family: keyof typeof RETOLD
  id: string
  by: PersonKey
  head: number
}

/** The families that are made, and what of a content of the sample is another for another case. */
const RETOLD = {
  experience: ({ situation }: Content, _nth: number, note: string) => ({
    situation: `${String(situation)} ${note}`,
  }),
  skill: ({ name, instructions }: Content, nth: number, note: string) => ({
    // Room for a number of seven digits in a name of 64 characters.
    name: `${String(name).slice(0, 56).replace(/-$/, '')}-${nth}`,
    instructions: `${String(instructions)}\n\n${note}`,
    validation: ['The case does not come back.'],
    // The package of the skill that it is told after is another one.
    package: null,
  }),
  'topic-memory': ({ title, detail }: Content, nth: number, note: string) => ({
    title: `${String(title)} (${nth})`,
    detail: `${String(detail)}\n\n${note}`,
  }),
}

/** Revisions of the first Artifact: more than two pages. */
const LONG_HISTORY = 250
/** The Scope that half of the Artifacts go to. */
const BUSY_SCOPE = 'Checkout service'

/** New Artifacts and revisions, each by a request to the service, as its rules demand. */
export class ArtifactWrites {
  readonly madeIn = new Map<string, Generated[]>()
  readonly total: number
  done = 0
  private readonly revisions: number[]
  private readonly made: Generated[] = []
  /** Those with revisions to come, by their index in `made`. */
  private readonly growing: number[] = []
  private readonly contents = new Map<string, Content[]>()
  private readonly busy: string

  constructor(
    private readonly world: World,
    artifacts: number,
  ) {
    const { random, state } = world
    this.revisions = Array.from({ length: artifacts }, (_, index) =>
      index === 0 ? LONG_HISTORY : 1 + Math.floor(random() ** 3 * 8),
    )
    this.total = this.revisions.reduce((sum, count) => sum + count, 0)
    for (const family of Object.keys(RETOLD)) {
      const rows = state.database.all(
        'SELECT content FROM revisions WHERE family = ? AND revision = 1 ORDER BY rowid',
        [family],
      )
      this.contents.set(
        family,
        rows.map((row) => JSON.parse(text(row, 'content')) as Content),
      )
    }
    const row = state.database.get('SELECT scope_id FROM scopes WHERE title = ?', [BUSY_SCOPE])
    this.busy = text(row ?? {}, 'scope_id')
  }

  /** Creates an Artifact or replaces one, so that all are done after `total` calls. */
  async next(): Promise<void> {
    const { random } = this.world
    const left = this.total - this.done
    const unborn = this.revisions.length - this.made.length
    this.done += 1
    if (this.growing.length === 0 || random() < unborn / left) return this.create()
    const [long] = this.made
    const ofLong = long === undefined ? 0 : LONG_HISTORY - long.head
    const slot = random() < ofLong / left ? 0 : between(random, 0, this.growing.length - 1)
    const index = this.growing[slot] ?? 0
    const artifact = this.made[index]
    if (artifact === undefined) throw new Error('scale: no Artifact to replace')
    await this.replace(artifact, index)
    if (artifact.head === this.revisions[index]) {
      // The first keeps its place: it is looked for there.
      const last = this.growing.pop()
      if (last !== undefined && slot < this.growing.length) this.growing[slot] = last
    }
  }

  private async create() {
    const { world } = this
    const { random, replay } = world
    const index = this.made.length
    const family = index === 0 ? 'skill' : this.family()
    const { writer } = familyOf(family)
    const actions: Action[] = ['scope.contribute', ...(writer === 'owner' ? [] : [writer])]
    const able = (scopeId: string) =>
      PERSON_KEYS.filter(
        (person) =>
          PRINCIPALS[person].type === 'user' &&
          actions.every((action) => world.onScope(person, action, scopeId).decision.allowed),
      )
    const scopeId =
      index === 0 || random() < 0.5
        ? this.busy
        : pick(
            random,
            world.scopeIds.filter((id) => able(id).length > 0),
          )
    const by = pick(random, able(scopeId))
    const response = await replay.ask(by, 201, {
      method: 'POST',
      path: paths.artifacts(scopeId),
      body: { family, content: this.content(family, index, 1) },
    })
    const { artifact_id: id } = (await response.json()) as { artifact_id: string }
    const artifact = { scopeId, family, id, by, head: 1 }
    this.made.push(artifact)
    const inScope = this.madeIn.get(scopeId) ?? []
    inScope.push(artifact)
    this.madeIn.set(scopeId, inScope)
    if ((this.revisions[index] ?? 1) > 1) this.growing.push(index)
  }

  private async replace(artifact: Generated, index: number) {
    const { scopeId, family, id, by, head } = artifact
    await this.world.replay.ask(by, 200, {
      method: 'PUT',
      path: paths.artifact(scopeId, family, id),
      headers: { 'If-Match': etagOf(head) },
      body: { content: this.content(family, index, head + 1) },
    })
    artifact.head += 1
  }

  private family(): keyof typeof RETOLD {
    const draw = this.world.random()
    return draw < 0.5 ? 'experience' : draw < 0.75 ? 'skill' : 'topic-memory'
  }

  /** A content of the sample, told of another case. */
  private content(family: keyof typeof RETOLD, index: number, revision: number): Content {
    const templates = this.contents.get(family) ?? []
    const template = templates[index % templates.length] ?? {}
    const day = new Date(Math.floor(this.world.replay.now / DAY) * DAY).toISOString().slice(0, 10)
    const note = `Case ${index + 1}, seen again on ${day}, revision ${revision}.`
    return { ...template, ...RETOLD[family](template, index + 1, note) }
  }
}
