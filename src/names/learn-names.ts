import type { QueryClient } from '@tanstack/react-query'
import type { Scope } from '../api/contract/scopes'
import { isOfScope, knownScopes } from '../api/queries/known-scopes'
import { session } from '../api/session'
import { artifactNames } from './artifact-names'
import { scopeNames } from './scope-names'

const ALL = [scopeNames, artifactNames]

const learn = ({ scope_id: scopeId, title }: Scope) => scopeNames.learn(scopeId, title)

/**
 * Learns the titles of Scopes from every answer that this client keeps. Whatever names a person was told are kept for
 * that person, and forgotten when this person signs out.
 */
export function learnNames(client: QueryClient) {
  let owner = session.owner()
  for (const names of ALL) names.belongTo(owner)
  client.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || !isOfScope(query.queryKey)) return
    const scope = query.state.data as Scope | undefined
    if (scope) learn(scope)
  })
  session.subscribe((change) => {
    const hasLeft = ['signed-out', 'signed-out-elsewhere'].includes(session.ended() ?? '')
    const left = change === 'ended' && hasLeft ? owner : null
    owner = session.owner()
    for (const names of ALL) {
      if (left !== null) names.forget(left)
      names.belongTo(owner)
    }
    // Some answers came before the server named the owner: they belong to this owner too.
    if (change === 'named') knownScopes(client).forEach(learn)
  })
}
