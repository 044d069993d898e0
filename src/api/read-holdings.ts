import { bodies } from './bodies'
import { call } from './client'
import { ScopedStats } from './contract/stats'
import { endpoints } from './endpoints'
import { statsFit } from './fits/stats'

/** How many Artifacts of each family a Scope holds, and how many Sources. */
export type Holdings = {
  artifacts: number
  sources: number
  /** A family without Artifacts is not among them. */
  byFamily: ReadonlyMap<string, number>
}

/**
 * Asks the server what a Scope holds, in numbers; one audit event (contract §4.10).
 * @throws ApiError 403 if the caller may not read the Scope, 404 or 405 if the server has no such route
 */
export async function readHoldings(scopeId: string, signal: AbortSignal): Promise<Holdings> {
  const { data } = await call({
    method: 'POST',
    path: endpoints.stats,
    body: bodies.stats(scopeId),
    schema: ScopedStats,
    fits: statsFit(scopeId),
    signal,
  })
  const { artifacts, sources } = data.inventory
  return {
    artifacts: artifacts.total,
    sources: sources.total,
    byFamily: new Map(artifacts.by_family.map(({ family, total }) => [family, total])),
  }
}
