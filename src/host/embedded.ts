import type { IncomingMessage } from 'node:http'
import type { Http2ServerRequest } from 'node:http2'
import { getRequestListener } from '@hono/node-server'
import { REQUEST_ID_HEADER } from '../api/contract/errors'
import { createService, type Service } from '../service/app'
import { SAMPLE_ADMINISTRATORS, SAMPLE_IDENTITIES, seedSample } from '../sample/sample'
import type { Database } from '../service/database'
import { openData } from './data'
import { readDeployment, type Deployment } from './deployment'
import type { HostOptions } from './options'
import { OtherThread } from './other-thread'
import type { ClientConfig } from './settings'
import { StartError } from './start-error'
import { TokenBrake } from './token-brake'

const SAMPLE: Deployment = {
  identities: SAMPLE_IDENTITIES.map((identity) => ({ ...identity })),
  administrators: [...SAMPLE_ADMINISTRATORS],
  accessMode: 'enforced',
}

/**
 * Opens the embedded service over a file: the sample deployment, filled when it is new, or the one of `--deployment`,
 * empty but for its administrators.
 * @param bodyWorker the built `body-worker.ts`, for bodies that are too large to be judged on this thread
 * @throws StartError when the data directory or the deployment file cannot be used.
 */
export async function openEmbedded(options: HostOptions, bodyWorker: URL | null = null) {
  const { deploymentFile, dataDirectory, reset, faults } = options
  const deployment = deploymentFile === null ? SAMPLE : readDeployment(deploymentFile)
  const name = deploymentFile === null ? 'sample' : 'deployment'
  const { identities, administrators, accessMode } = deployment
  const fill = async (database: Database) => {
    if (deploymentFile === null) await seedSample(database, Date.now())
    else createService({ database, identities, administrators, accessMode })
  }
  const data = await openData(dataDirectory, name, reset, fill)
  const thread = bodyWorker && new OtherThread(bodyWorker)
  let service
  try {
    service = createService({
      database: data.database,
      identities,
      administrators,
      accessMode,
      faults,
      ...(thread && { judgeElsewhere: (question, bytes) => thread.judge(question, bytes) }),
    })
  } catch (error) {
    data.close()
    throw new StartError(
      `The database ${data.file} cannot be used (${error instanceof Error ? error.message : String(error)}): move it away, or start afresh with --reset.`,
    )
  }
  const { config, signIn } = publishedOf(deploymentFile, identities.length)
  return {
    config,
    // The host ends the connections of bodies that nobody reads.
    api: getRequestListener(slowWrongTokens(service.fetch), { autoCleanupIncoming: false }),
    about: [...signIn, `Data: ${data.file} (start afresh with npm start -- --reset)`],
    close() {
      thread?.close()
      data.close()
    },
  }
}

/** Answers to tokens that are wrong wait where somebody tries many; all others leave at once. */
function slowWrongTokens(fetch: Service['fetch'], brake = new TokenBrake()) {
  return async (
    request: Request,
    { incoming }: { incoming: IncomingMessage | Http2ServerRequest },
  ) => {
    const response = await fetch(request)
    if (response.status !== 401 || !request.headers.has('Authorization')) return response
    const seconds = await brake.refused(incoming.socket.remoteAddress ?? '')
    if (seconds === null) return response
    const { code, message } = TOO_MANY_TOKENS
    return Response.json(
      { error: { code, message, details: null } },
      {
        status: 429,
        headers: {
          'Retry-After': String(seconds),
          [REQUEST_ID_HEADER]: response.headers.get(REQUEST_ID_HEADER) ?? '',
        },
      },
    )
  }
}
const TOO_MANY_TOKENS = {
  code: 'too_many_requests',
  message: 'Too many wrong credentials were sent from this address.',
}

/** Everybody may have these tokens: they open made-up data and nothing else. */
const sampleIdentities = SAMPLE_IDENTITIES.map(({ label, token, hint }) => ({ label, token, hint }))

/**
 * What anybody may read of the identities, and what the start says of them. Of a deployment's own neither has a token:
 * a terminal is read by others, and its lines end in logs.
 */
export function publishedOf(
  deploymentFile: string | null,
  count: number,
): { config: ClientConfig; signIn: string[] } {
  const config: ClientConfig = { apiBase: '', signIn: 'token' }
  if (deploymentFile !== null) {
    const identities = count === 1 ? '1 identity' : `${count} identities`
    const signIn = [`${identities} from ${deploymentFile}: sign in with a token that stands there.`]
    return { config, signIn }
  }
  const width = Math.max(...sampleIdentities.map(({ label }) => label.length))
  const lines = sampleIdentities.map(
    ({ label, token, hint }) => `  ${label.padEnd(width)}  ${token}  ${hint}`,
  )
  return { config: { ...config, identities: sampleIdentities }, signIn: ['Sign in as:', ...lines] }
}
