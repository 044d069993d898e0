import { instantOf } from './calendar'
import { SAMPLE_ARTIFACTS } from './content/artifacts'
import type { Cite, Citation, Content, SampleArtifact, Step } from './content/types'
import { familyOf } from '../families/family-of'
import { paths, type Action, type Known, type Replay } from './replay'
import { etagOf } from '../api/contract/artifacts'
import { importArtifact, setCitedArtifacts } from './direct-writes'
import type { Database } from '../service/database'

/** How long before a commit its author read what it is based on. */
const READ_BEFORE = 74_000
const READ_AGAIN = 9_000

const citer =
  (replay: Replay): Cite =>
  ({ artifact, revision }: Citation) => {
    const { family, id } = replay.artifact(artifact)
    return { family, artifact_id: id, revision }
  }

const route = (replay: Replay, { scope, family, id }: Known) =>
  paths.artifact(replay.scopeId(scope), family, id)

/** What an author has on screen before the first revision: the Prompt, or the list. */
const lookAround =
  ({ scope, family, promptKey }: SampleArtifact, { by }: Step) =>
  async (replay: Replay) => {
    const scopeId = replay.scopeId(scope)
    const path =
      promptKey === undefined ? paths.family(scopeId, family) : paths.prompt(scopeId, promptKey)
    await replay.ask(by, 200, { path })
  }

/** What an author has on screen before another revision: the head, for a Prompt its configuration as well. */
const readHead =
  ({ key, promptKey }: SampleArtifact, { by }: Step) =>
  async (replay: Replay) => {
    const known = replay.artifact(key)
    if (promptKey !== undefined) {
      await replay.ask(by, 200, { path: paths.prompt(replay.scopeId(known.scope), promptKey) })
    }
    await replay.ask(by, 200, { path: route(replay, known) })
  }

/** What a restore reads: the history, and the revision that comes back. */
const readRevision =
  ({ key }: SampleArtifact, { by }: Step, revision: number) =>
  async (replay: Replay) => {
    const known = replay.artifact(key)
    await replay.ask(by, 200, { path: `${route(replay, known)}/revisions?limit=100` })
    const { content } = await replay.json<{ content: Content }>(by, 200, {
      path: `${route(replay, known)}/revisions/${revision}`,
    })
    replay.read.set(`${key} ${revision}`, content)
  }

function written(replay: Replay, { key, family }: SampleArtifact, step: Step): Content {
  if (!('restores' in step)) {
    return typeof step.content === 'function' ? step.content(citer(replay)) : step.content
  }
  const content = replay.read.get(`${key} ${step.restores}`)
  if (content === undefined) throw new Error(`sample: "${key}" restores what nobody has read`)
  const { restores, written } = familyOf(family)
  return restores === 'as-written' ? written(content) : content
}

const commit =
  (artifact: SampleArtifact, step: Step, revision: number, database: Database) =>
  async (replay: Replay) => {
    const { key, scope, family, promptKey } = artifact
    const content = written(replay, artifact, step)
    if (revision === 1) {
      const created = await replay.json<{ artifact_id: string }>(step.by, 201, {
        method: 'POST',
        path: paths.artifacts(replay.scopeId(scope)),
        body: { family, content, ...(promptKey === undefined ? {} : { prompt_key: promptKey }) },
      })
      replay.artifacts.set(key, { scope, family, id: created.artifact_id, head: 1 })
    } else {
      const known = replay.artifact(key)
      const restore =
        'restores' in step ? { restored_from_revision: step.restores, reason: step.reason } : {}
      await replay.ask(step.by, 200, {
        method: 'PUT',
        path: route(replay, known),
        headers: { 'If-Match': etagOf(known.head) },
        body: { content, ...restore },
      })
      known.head = revision
    }
    const cites = 'cites' in step ? (step.cites ?? []) : []
    if (cites.length > 0) {
      setCitedArtifacts(
        database,
        { scopeId: replay.scopeId(scope), family, artifactId: replay.artifact(key).id },
        revision,
        cites.map(citer(replay)),
      )
    }
  }

const bringAlong =
  ({ key, scope, family, promptKey }: SampleArtifact, step: Step, at: number, database: Database) =>
  async (replay: Replay) => {
    if (promptKey === undefined || 'restores' in step || typeof step.content === 'function') {
      throw new Error(`sample: "${key}" cannot be imported`)
    }
    const place = { scopeId: replay.scopeId(scope), family, artifactId: promptKey }
    importArtifact(database, place, step.content, at)
    replay.artifacts.set(key, { scope, family, id: promptKey, head: 1 })
  }

function actionsOf(artifact: SampleArtifact, now: number, database: Database): Action[] {
  return artifact.steps.flatMap((step, index) => {
    // Somewhere within the minute, differently for each commit.
    const within = (index * 17_389 + artifact.key.length * 7_041) % 53_000
    const at = instantOf(step.when, now) + within
    if (artifact.imported) return [{ at, run: bringAlong(artifact, step, at, database) }]
    const run = commit(artifact, step, index + 1, database)
    if (index === 0)
      return [
        { at: at - READ_BEFORE, run: lookAround(artifact, step) },
        { at, run },
      ]
    const before: Action[] = [{ at: at - READ_BEFORE, run: readHead(artifact, step) }]
    if ('restores' in step) {
      before.push({ at: at - READ_BEFORE / 2, run: readRevision(artifact, step, step.restores) })
      before.push({ at: at - READ_AGAIN, run: readHead(artifact, step) })
    }
    return [...before, { at, run }]
  })
}

/** All revisions of all Artifacts, each after what its author read, for a history that ends at `now` (ms). */
export const contentHistory = (now: number, database: Database): Action[] =>
  SAMPLE_ARTIFACTS.flatMap((artifact) => actionsOf(artifact, now, database))

/** When each Artifact came to be, by its key (ms since 1970). */
export const creationTimes = (now: number): ReadonlyMap<string, number> =>
  new Map(
    SAMPLE_ARTIFACTS.flatMap(({ key, steps: [first] }) =>
      first === undefined ? [] : [[key, instantOf(first.when, now) + 60_000] as const],
    ),
  )
