import type { QueryClient } from '@tanstack/react-query'
import { authorityQuery, deploymentQuery, meQuery, readinessQuery } from '../../api/queries/access'
import { takeUp } from '../../api/queries/take-up'
import { questions } from '../../api/questions'
import { principalText } from '../../components/resource-words'
import { chooseResource } from './audit-resources'
import { feedQuery, isInverted } from './feed-query'
import { readAuditSearch } from './query/audit-search'

/**
 * Begins to read the list that an address asks for as soon as it is known what may be read, while the screen is still being
 * drawn. It is the list that the screen takes up, and it asks for nothing that the screen would not ask for.
 */
export async function readAhead(client: QueryClient, _: object, search: URLSearchParams) {
  const [readiness, me, deploymentId, scopes] = await Promise.all([
    takeUp(client, questions.ready(), readinessQuery()),
    takeUp(client, questions.me(), meQuery()),
    takeUp(client, questions.deployment('server.admin'), deploymentQuery('server.admin')),
    takeUp(client, questions.authority('scope.admin'), authorityQuery('scope.admin')),
  ])
  if (!readiness || readiness.checks['access_mode'] === 'disabled') return
  if (!me || deploymentId === undefined || !scopes) return
  const filters = readAuditSearch(search)
  const choice = chooseResource(filters.resource, { deploymentId, scopes })
  if (choice.kind !== 'read') return
  const who = principalText(me.principal)
  const opened = await client.fetchQuery(feedQuery(client, who, choice.resource, filters))
  if (!isInverted(opened)) opened.feed.start()
}
