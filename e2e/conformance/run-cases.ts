import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { BackendName } from '../backend-names'
import { groups } from './cases/all'
import { findDeploymentId } from './deployment-id'
import type { CaseResult } from './report'
import { resultsDirectory, startServers, type Servers } from './servers'
import { World } from './world'

/** Milliseconds in which a server has to be up; a first run may have to install it. */
const START_MS = 300_000

/**
 * Registers every case of the table against one back end, and leaves the results for the report.
 * @returns the server, once the tests run
 */
export function runCases(name: BackendName): () => World {
  const results: CaseResult[] = []
  let servers: Servers
  let world: World

  beforeAll(async () => {
    servers = await startServers(name)
    const deploymentId = await findDeploymentId(servers.enforced)
    world = new World(servers, deploymentId)
    await world.grant('operator', 'server.admin', world.server)
    await world.grant('observer', 'server.observer', world.server)
  }, START_MS)

  afterAll(async () => {
    const directory = join(resultsDirectory, 'conformance')
    await mkdir(directory, { recursive: true })
    await writeFile(join(directory, `${name}.json`), JSON.stringify(results, null, 1))
    await servers?.stop()
  })

  for (const { about, cases } of groups) {
    describe(about, () => {
      for (const one of cases) {
        test(one.name, async () => {
          const older = name === 'powercontext-1.0.0' && one.differs !== undefined
          const own = name === 'embedded' ? one.embedded : undefined
          const expected = own ? own.expect : older ? one.differs?.in100 : one.expect
          const result: CaseResult = { about, name: one.name, passed: false, expected }
          results.push(result)
          try {
            result.seen = await one.run(world)
          } catch (error) {
            result.seen = error instanceof Error ? error.message : String(error)
            throw error
          }
          expect(result.seen).toEqual(expected)
          result.passed = true
        })
      }
    })
  }

  return () => world
}
