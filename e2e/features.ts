import * as v from 'valibot'
import { FAMILIES, type Family } from '../src/api/contract/artifacts'
import { apiOf, Refusal } from './api'

/** What this server can do, found by looking at its answers and never at its version. */
export type Features = {
  /** A restore carries `restored_from_revision` and a reason (contract §4). */
  recordsRestores: boolean
  /** Families whose list this server answers; others are refused (contract §4). */
  families: Family[]
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
    try {
      await root.get(`/v1/scopes/${scope.scope_id}/artifacts/${family}`, v.unknown())
      families.push(family)
    } catch (error) {
      if (!(error instanceof Refusal) || error.status !== 422) throw error
    }
  }
  return { recordsRestores: 'restored_from_revision' in head.data, families }
}
