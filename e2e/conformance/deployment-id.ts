import { send } from './http'
import { brief } from './observe'

/** Asks for the deployment's id as its administrator (contract §3). */
export async function findDeploymentId(origin: string): Promise<string> {
  const answer = await send(origin, {
    as: 'root',
    method: 'POST',
    path: '/v1/access/resources/list',
    body: { action: 'server.admin', resource_type: 'server' },
  })
  const { items } = answer.body as { items?: { deployment_id?: unknown }[] }
  const id = items?.[0]?.deployment_id
  if (typeof id !== 'string') throw new Error(`root administers no deployment: ${brief(answer)}`)
  return id
}
