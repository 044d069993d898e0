import { getRequestListener } from '@hono/node-server'
import { createService } from '../service/app'
import type { Database } from '../service/database'
import { openData } from './data'
import { readDeployment, type Deployment } from './deployment'
import type { HostOptions } from './options'
import { StartError } from './start-error'

type Sample = {
  SAMPLE_IDENTITIES: Deployment['identities']
  SAMPLE_ADMINISTRATORS: Deployment['administrators']
  seedSample(database: Database, now: number): Promise<void>
}

async function loadSample(): Promise<Sample> {
  const [load] = Object.values(import.meta.glob<Sample>('../service/seed/sample.ts'))
  if (load !== undefined) return load()
  const root = { type: 'user' as const, id: 'root', description: 'Root' }
  return {
    SAMPLE_IDENTITIES: [
      { label: 'Root', token: 't-root', hint: 'administers the server', principal: root },
    ],
    SAMPLE_ADMINISTRATORS: [root],
    seedSample: async (database) => {
      createService({ database, identities: [], administrators: [root] })
    },
  }
}

/**
 * Opens the embedded service over a file: the sample deployment, filled when it is new, or the one of `--deployment`,
 * empty but for its administrators.
 * @throws StartError when the data directory or the deployment file cannot be used.
 */
export async function openEmbedded(options: HostOptions) {
  const { deploymentFile, dataDirectory, reset, faults } = options
  const sample = deploymentFile === null ? await loadSample() : null
  const deployment: Deployment =
    sample === null
      ? readDeployment(deploymentFile ?? '')
      : {
          identities: sample.SAMPLE_IDENTITIES,
          administrators: sample.SAMPLE_ADMINISTRATORS,
          accessMode: 'enforced',
        }
  const name = sample === null ? 'deployment' : 'sample'
  const fill =
    sample === null ? null : (database: Database) => sample.seedSample(database, Date.now())
  const data = await openData(dataDirectory, name, reset, fill)
  const { identities, administrators, accessMode } = deployment
  let service
  try {
    service = createService({
      database: data.database,
      identities,
      administrators,
      accessMode,
      faults,
    })
  } catch (error) {
    data.close()
    throw new StartError(
      `The database ${data.file} cannot be used (${error instanceof Error ? error.message : String(error)}): move it away, or start afresh with --reset.`,
    )
  }
  const shown = identities.map(({ label, token, hint }) => ({ label, token, hint }))
  const width = Math.max(0, ...shown.map(({ label }) => label.length))
  return {
    config: { apiBase: '', signIn: 'token' as const, identities: shown },
    api: getRequestListener(service.fetch),
    about: [
      'Sign in as:',
      ...shown.map(({ label, token, hint }) => `  ${label.padEnd(width)}  ${token}  ${hint}`),
      `Data: ${data.file} (start afresh with npm start -- --reset)`,
    ],
    close: data.close,
  }
}
