import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { etagOf } from '../../src/api/contract/artifacts'
import { AUTO_CONTENT, PROMPT_KEYS } from '../../src/api/contract/prompts'
import type { Target } from '../../src/commit/plan'
import { apiOf, type Api } from '../api'
import type { BackendName } from '../backend-names'
import { startBackend, type Backend, type StartBackend } from '../backends'
import { makeDataDirectory } from '../data-directory'
import type { Features } from '../features'
import { startGuard } from '../guard'
import { deployment } from '../identities'
import { custom } from '../prompt-texts'
import { firstSave, seedScope } from '../seed'
import { seedArtifact, seedHandoff, seedMemory } from '../editing'
import { edited } from './edited'
import { seededRandom } from '../../src/lib/random'
import { endPatience } from './people'
import { FaultProxy } from './proxy'
import { Refusal } from '../sender'

const ADMINS = 20
const admin = (number: number) => ({
  label: `Admin ${number}`,
  token: `token-of-admin-${number}`,
  hint: 'One of twenty at once',
  principal: { type: 'user' as const, id: `admin-${number}`, description: `Admin ${number}` },
})
/** People who hold the same Prompts, besides those of `identities.ts`. */
export const admins = Array.from({ length: ADMINS }, (_, at) => admin(at + 1))

/** A back end with a faulty network before it, and Artifacts to commit on. */
export type World = {
  backend: Backend
  api: Api
  proxy: FaultProxy
  /** Where the faulty network answers. */
  proxyURL: string
  /** Prompts, and an Artifact of each other family that can be edited, each with three revisions. */
  targets: Target[]
  /** A Prompt key with nothing saved, another one each time. */
  unsaved(): Promise<Target>
  /** A Prompt that all of `admins` may write. */
  crowded: Target
  /** Happens once, when half of the commits are made: one of several processes is killed. */
  midway?(): Promise<void>
  stop(): Promise<void>
}

const results = process.env['SCOPE_CONSOLE_RESULTS'] ?? 'test-results'

export async function startWorld(
  name: BackendName,
  start: StartBackend = (places) => startBackend(name, places),
): Promise<World> {
  const data = makeDataDirectory('scope-console-faults-')
  const logs = join(results, 'servers', 'faults')
  await mkdir(logs, { recursive: true })
  const file = join(data, 'deployment.json')
  const identities = [...deployment.identities, ...admins]
  await writeFile(file, JSON.stringify({ ...deployment, identities }))
  const guard = startGuard(data)
  const running = await start({ data, logs, deployment: file, guard })
  const { backend, kill } = running
  const api = apiOf(running.keptURL ?? backend.apiURL)
  const proxy = new FaultProxy(new URL(backend.apiURL), endPatience)
  const proxyURL = await proxy.listen()
  return {
    backend,
    api,
    proxy,
    proxyURL,
    ...(kill && { midway: kill }),
    ...(await furnish(api, backend.features)),
    stop: async () => {
      await proxy.close()
      await running.stop()
      guard.end()
      await rm(data, { recursive: true, force: true })
    },
  }
}

const roles = ['scope.admin', 'scope.viewer', 'scope.contributor'] as const
const grants = { 'scope-admin': roles, 'second-admin': roles }
const FAMILIES = [
  'experience',
  'skill',
  'topic-memory',
  'profile',
  'memory',
  'atomic-memory',
  'handoff',
]

/** What two people may write: two Prompts, and an Artifact of each other family that the server keeps. */
async function furnish(api: Api, features: Features) {
  const ada = api.as('scope-admin')
  const targets: Target[] = []
  for (let scope = 0; scope < 2; scope++) {
    const key = 'skill.generate'
    const made = await firstSave(api, 'scope-admin', key, custom('First.'), grants)
    const scopeId = made.scope.scope_id
    await ada.replace(scopeId, 'prompt', key, AUTO_CONTENT, etagOf(1))
    await ada.replace(scopeId, 'prompt', key, custom('Third.'), etagOf(2))
    targets.push({ scopeId, family: 'prompt', artifactId: key })
  }
  const random = seededRandom(1)
  for (const family of FAMILIES) {
    const target = await seedOf(api, features, family)
    if (target === null) continue
    const { scopeId, artifactId } = target
    for (const revision of [1, 2]) {
      const { data } = await ada.readHead(scopeId, family, artifactId)
      const content = edited(random, family, data.content, `revision ${revision + 1}`)
      await ada.replace(scopeId, family, artifactId, content, etagOf(revision))
    }
    targets.push(target)
  }
  return { targets, unsaved: unsavedKeys(api), crowded: await crowdedPrompt(api) }
}

/** An Artifact of the family; null where this server keeps none. */
function seedOf(api: Api, { ownMemory, writes }: Features, family: string) {
  if (family === 'memory' && ownMemory) return seedMemory(api, grants)
  if (family === 'handoff') return seedHandoff(api, { grants })
  return writes.includes(family) ? seedArtifact(api, family, { grants }) : null
}

/** Keys with nothing saved that take a custom Prompt on this server, a Scope of their own for a few of them. */
function unsavedKeys(api: Api): () => Promise<Target> {
  const free: Target[] = []
  return async () => {
    if (free.length === 0) {
      const { scope_id: scopeId } = await seedScope(api, grants)
      for (const artifactId of PROMPT_KEYS) {
        if (await isSupported(api, scopeId, artifactId))
          free.push({ scopeId, family: 'prompt', artifactId })
      }
    }
    const next = free.pop()
    if (!next) throw new Error('no key takes a custom Prompt')
    return next
  }
}

async function isSupported(api: Api, scopeId: string, key: string): Promise<boolean> {
  try {
    return (await api.as('scope-admin').readPrompt(scopeId, key)).status === 'supported'
  } catch (error) {
    // A key of a later version (contract §5).
    if (error instanceof Refusal && error.status === 422) return false
    throw error
  }
}

async function crowdedPrompt(api: Api): Promise<Target> {
  const key = 'experience.generate'
  const { scope } = await firstSave(api, 'scope-admin', key, custom('Open to all.'))
  for (const { principal } of admins) {
    for (const role of ['scope.admin', 'scope.viewer'] as const) {
      await api.as('root').grantTo(principal, role, scope.scope_id)
    }
  }
  return { scopeId: scope.scope_id, family: 'prompt', artifactId: key }
}
