import { readingRowsFrom } from '../case'
import type { World } from '../world'

export const row = readingRowsFrom((world) => world.scope())

export const roles = (world: World, body: unknown, as: Parameters<World['post']>[0] = 'ada') =>
  world.post(as, '/v1/access/roles/list', body)

export const NO_ATOMIC = 'family atomic-memory: 1.0.0 does not know it'
