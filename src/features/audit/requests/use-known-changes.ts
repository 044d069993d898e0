import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { keys } from '../../../api/queries/keys'
import type { Changed } from '../event/changed/changed-query'

const KEY = keys.auditChange()

/** What this visit has found of the revisions that requests made, by request id. The hook reads nothing from the server. */
export function useKnownChanges(): ReadonlyMap<string, Changed> {
  const client = useQueryClient()
  const [known, setKnown] = useState(() => knownTo(client))
  useEffect(
    () =>
      client.getQueryCache().subscribe(({ query, type }) => {
        if (type === 'updated' && query.queryKey[0] === KEY[0]) setKnown(knownTo(client))
      }),
    [client],
  )
  return known
}

const knownTo = (client: QueryClient) =>
  new Map(
    client
      .getQueriesData<Changed>({ queryKey: KEY })
      .flatMap(([key, changed]) => (changed ? [[String(key[1]), changed] as const] : [])),
  )
