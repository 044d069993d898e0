import * as v from 'valibot'
import { FAMILIES, type Family } from '../src/api/contract/artifacts'
import { endpoints } from '../src/api/endpoints'
import { apiOf, type Caller } from './api'
import { contentsOf } from './contents-of'
import { Refusal } from './sender'

/** What this server can do, found by looking at its answers and never at its version. */
export type Features = {
  /** A restore carries `restored_from_revision` and a reason (contract §4). */
  recordsRestores: boolean
  /** Families whose list this server answers; others are refused (contract §4). */
  families: Family[]
  /** Families of which an Artifact can be made by request; of `contentsOf` (contract §4). */
  writes: string[]
  /** Each Scope has a Memory of its own, whose texts the server shows (contract §4). */
  ownMemory: boolean
  /** An experience may name a failure (contract §4). */
  namesFailures: boolean
  /** It searches within a family (contract §4.9). */
  searches: boolean
}

/** Looks with a Scope, an Artifact and a grant of its own: other tests keep Scopes of theirs. */
export async function discoverFeatures(apiURL: string): Promise<Features> {
  const root = apiOf(apiURL).as('root')
  const scope = await root.createScope({
    title: 'Feature probe',
    summary: 'Made by the end-to-end tests to see what this server can do.',
  })
  await root.grant('root', 'scope.contributor', scope.scope_id)
  const probe = await root.createArtifact(scope.scope_id, 'experience', {
    situation: 'The tests start.',
    action: 'Read a head back.',
    outcome: 'Its keys tell what is recorded.',
    lesson: 'Look, do not ask for a version.',
  })
  const head = await root.readHead(scope.scope_id, 'experience', probe.artifact_id)
  const families: Family[] = []
  for (const family of FAMILIES) {
    const list = `/v1/scopes/${scope.scope_id}/artifacts/${family}`
    if (await isTaken(() => root.get(list, v.unknown()))) families.push(family)
  }
  return {
    recordsRestores: 'restored_from_revision' in head.data,
    families,
    writes: await writtenIn(root, scope.scope_id),
    ownMemory:
      families.includes('memory') &&
      (await isTaken(() => root.remember(scope.scope_id, 'Looked for.'))),
    namesFailures: 'failure' in head.data.content,
    searches: await isTaken(() =>
      root.call('POST', endpoints.search(scope.scope_id, 'experience'), v.unknown(), {
        query: 'probe',
      }),
    ),
  }
}

async function writtenIn(root: Caller, scopeId: string): Promise<string[]> {
  const written: string[] = []
  for (const [family, content] of Object.entries(contentsOf)) {
    if (await isTaken(() => root.createArtifact(scopeId, family, content))) written.push(family)
  }
  return written
}

/** Whether the server takes a request, rather than saying that it knows no such thing. */
async function isTaken(send: () => Promise<unknown>): Promise<boolean> {
  try {
    await send()
    return true
  } catch (error) {
    if (error instanceof Refusal && [404, 405, 422].includes(error.status)) return false
    throw error
  }
}
