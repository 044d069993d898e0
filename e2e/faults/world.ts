import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AUTO_CONTENT } from '../../src/api/contract/prompts'
import type { Target } from '../../src/components/commit/commit-plan'
import { apiOf, type Api } from '../api'
import type { BackendName } from '../backend-names'
import { startBackend, type Backend } from '../backends'
import { startGuard } from '../guard'
import { deployment } from '../identities'
import { custom } from '../prompt-texts'
import { firstSave } from '../seed'
import { PATIENCE_MS } from './people'
import { FaultProxy } from './proxy'

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
  prompts: Target[]
  experiences: Target[]
  /** A Prompt that all of `admins` may write. */
  crowded: Target
  stop(): Promise<void>
}

const results = process.env['SCOPE_CONSOLE_RESULTS'] ?? 'test-results'

export async function startWorld(name: BackendName): Promise<World> {
  const data = await mkdtemp(join(tmpdir(), 'scope-console-faults-'))
  const logs = join(results, 'servers')
  await mkdir(logs, { recursive: true })
  const file = join(data, 'deployment.json')
  const identities = [...deployment.identities, ...admins]
  await writeFile(file, JSON.stringify({ ...deployment, identities }))
  const guard = startGuard(data)
  const running = await startBackend(name, { data, logs, deployment: file, guard })
  const { backend } = running
  const api = apiOf(backend.apiURL)
  const proxy = new FaultProxy(new URL(backend.apiURL), {
    late: 300,
    beyondPatience: PATIENCE_MS + 200,
  })
  const proxyURL = await proxy.listen()
  return {
    backend,
    api,
    proxy,
    proxyURL,
    ...(await furnish(api)),
    stop: async () => {
      await proxy.close()
      await running.stop()
      guard.end()
      await rm(data, { recursive: true, force: true })
    },
  }
}

/** Prompts and experiences that two people may write, each with three revisions. */
async function furnish(api: Api) {
  const prompts: Target[] = []
  const experiences: Target[] = []
  const grants = {
    'scope-admin': ['scope.admin', 'scope.viewer', 'scope.contributor'],
    'second-admin': ['scope.admin', 'scope.viewer', 'scope.contributor'],
  } as const
  for (let scope = 0; scope < 2; scope++) {
    const key = 'skill.generate'
    const made = await firstSave(api, 'scope-admin', key, custom('First.'), grants)
    const scopeId = made.scope.scope_id
    prompts.push({ scopeId, family: 'prompt', artifactId: key })
    const first = { situation: 'First.', action: 'a', outcome: 'o', lesson: 'l' }
    const created = await api.as('scope-admin').createArtifact(scopeId, 'experience', first)
    experiences.push({ scopeId, family: 'experience', artifactId: created.artifact_id })
  }
  const more = async (target: Target, contents: Record<string, unknown>[]) => {
    const { scopeId, family, artifactId } = target
    for (const [at, content] of contents.entries()) {
      const etag = `"revision:${at + 1}"`
      await api.as('scope-admin').replace(scopeId, family, artifactId, content, etag)
    }
  }
  for (const target of prompts) await more(target, [AUTO_CONTENT, custom('Third.')])
  for (const target of experiences) {
    const third = { situation: 'Third.', action: 'a', outcome: 'o', lesson: 'l' }
    await more(target, [{ ...third, situation: 'Second.' }, third])
  }
  return { prompts, experiences, crowded: await crowdedPrompt(api) }
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
