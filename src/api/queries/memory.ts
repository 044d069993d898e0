import { queryOptions } from '@tanstack/react-query'
import { bodies } from '../bodies'
import { call } from '../client'
import { MemoryEntries } from '../contract/memory'
import { endpoints } from '../endpoints'
import { memoryFits } from '../fits/artifacts'
import { keys } from './keys'

/**
 * The texts of a Scope's Memory, retired entries too; one audit event. The server lists the Scope's own Memory
 * only: entries of another Memory Artifact are not among them (contract §4, 1.0-1.2).
 */
export const memoryEntriesQuery = (scopeId: string) =>
  queryOptions({
    queryKey: [...keys.scope(scopeId), 'artifacts', 'memory', 'entries'] as const,
    queryFn: async ({ signal }) =>
      (
        await call({
          method: 'POST',
          path: endpoints.memoryEntries,
          body: bodies.memoryEntries(scopeId),
          schema: MemoryEntries,
          fits: memoryFits,
          signal,
        })
      ).data,
  })
