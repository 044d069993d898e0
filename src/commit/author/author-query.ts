import { queryOptions } from '@tanstack/react-query'
import { AUDIT_LIMIT_MAX } from '../../api/contract/audit'
import { auditPageQuery } from '../../api/queries/audit'
import { keys } from '../../api/queries/keys'
import { isUnreadable } from '../../api/unreadable'
import { formatInstant } from '../../lib/date/micros'
import { actionOf, authorOf, windowOf, type Author, type Commit } from './author-of'
import { eventsRead } from './read-lists'

/** - `unreadable`: the audit cannot be read around the commit (contract §6.1). - `too-many`: one page does not hold the events. */
export type AuthorAnswer = Author | { kind: 'unreadable' } | { kind: 'too-many' }

/**
 * Who committed a revision, as far as the audit tells. It reads one page of the audit, which leaves two audit events, or
 * nothing where this visit has read that time already. Revisions and events never change, so it asks once a visit.
 * @throws ApiError; 403 when the caller may not read the audit of the Scope
 */
export const authorQuery = (commit: Commit) =>
  queryOptions({
    queryKey: keys.author(commit.scopeId, commit.family, commit.artifactId, commit.revision),
    queryFn: async ({ client }): Promise<AuthorAnswer> => {
      const { from, to } = windowOf(commit)
      const action = actionOf(commit)
      const read = eventsRead(client, commit.scopeId, action, { from, to })
      if (read) return authorOf(commit, read)
      const request = {
        resource: { type: 'scope' as const, scope_id: commit.scopeId },
        ...(action && { action }),
        result: 'allowed' as const,
        time_range: { start: formatInstant(from), end: formatInstant(to) },
        limit: AUDIT_LIMIT_MAX,
      }
      try {
        const { page } = await client.fetchQuery(auditPageQuery(request))
        return page.next_cursor ? { kind: 'too-many' } : authorOf(commit, page.items)
      } catch (error) {
        if (isUnreadable(error)) return { kind: 'unreadable' }
        throw error
      }
    },
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
    // A browser that thinks it is offline would hold the call back without a word.
    networkMode: 'always',
  })
