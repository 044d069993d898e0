import type { QueryClient } from '@tanstack/react-query'
import { meQuery } from './access'
import { keys } from './keys'

const familiesIn = (client: QueryClient) =>
  JSON.stringify(client.getQueryData(meQuery().queryKey)?.artifact_families)

/**
 * Learns what the server can do after another release has taken its place. It reads `access/me`, which is not audited and names
 * the server's families. If these have changed, it asks again for the Prompt keys that the server did not know before
 * (contract §5). It does not ask while the families are the same, because each such call is an audit event.
 */
export async function readServerAgain(client: QueryClient) {
  const before = familiesIn(client)
  if (before === undefined) return
  await client.fetchQuery({ ...meQuery(), staleTime: 0 })
  if (familiesIn(client) === before) return
  await client.refetchQueries({
    type: 'active',
    predicate: ({ queryKey, state }) =>
      queryKey[0] === keys.scope('')[0] && queryKey[2] === 'prompts' && state.data === undefined,
  })
}
