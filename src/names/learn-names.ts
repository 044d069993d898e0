import type { QueryClient } from '@tanstack/react-query'
import type { Scope } from '../api/contract/scopes'
import { isOfScope } from '../api/queries/known-scopes'
import { artifactNames } from './artifact-names'
import { learnPrincipalNames } from './learn-principal-names'
import { principalNames } from './principal-names'
import { scopeNames } from './scope-names'

/**
 * Learns the titles of Scopes and what principals are called from every answer that this client keeps; all names belong to
 * whoever is signed in.
 */
export function learnNames(client: QueryClient) {
  scopeNames.followSession()
  artifactNames.followSession()
  principalNames.followSession()
  client.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated') return
    learnPrincipalNames(query)
    if (!isOfScope(query.queryKey)) return
    const scope = query.state.data as Scope | undefined
    if (scope) scopeNames.learn(scope.scope_id, scope.title)
  })
}
