import { getRequestListener } from '@hono/node-server'
import { createService } from '../service/app'
import { SAMPLE_ADMINISTRATORS, SAMPLE_IDENTITIES, seedSample } from '../service/seed/sample'
import type { Database } from '../service/database'
import { openData } from './data'
import { readDeployment, type Deployment } from './deployment'
import type { HostOptions } from './options'
import { StartError } from './start-error'

const SAMPLE: Deployment = {
  identities: SAMPLE_IDENTITIES.map((identity) => ({ ...identity })),
  administrators: [...SAMPLE_ADMINISTRATORS],
  accessMode: 'enforced',
}

/**
 * Opens the embedded service over a file: the sample deployment, filled when it is new, or the one of `--deployment`,
 * empty but for its administrators.
 * @throws StartError when the data directory or the deployment file cannot be used.
 */
export async function openEmbedded(options: HostOptions) {
  const { deploymentFile, dataDirectory, reset, faults } = options
  const deployment = deploymentFile === null ? SAMPLE : readDeployment(deploymentFile)
  const name = deploymentFile === null ? 'sample' : 'deployment'
  const { identities, administrators, accessMode } = deployment
  const fill = async (database: Database) => {
    if (deploymentFile === null) await seedSample(database, Date.now())
    else createService({ database, identities, administrators, accessMode })
  }
  const data = await openData(dataDirectory, name, reset, fill)
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
