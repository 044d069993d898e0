import type { AuditEvent } from '../../api/contract/audit'
import { principalText } from '../resource-words'

/**
 * The operations that only read. What is not named here is shown: a change never counts as reading, and of an operation that
 * the console does not know nobody can tell.
 */
export const READS: ReadonlySet<string> = new Set([
  'get_scope',
  'list_scopes',
  'get_capabilities',
  'get_server_info',
  'list_artifacts',
  'list_artifact_revisions',
  'get_artifact',
  'get_artifact_revision',
  'get_artifact_tags',
  'get_prompt_configuration',
  'get_source',
  'search_artifacts',
  'get_stats',
  'query_artifact_tags',
  'list_access_audit',
  'list_access_bindings',
  'check_access',
])

/**
 * Tells the reader's own reading by principal and operation, of any visit and any client. What another actor read in the
 * reader's name is not the reader's own.
 * @param who the reader, as `principalText` writes it
 */
export function ownReadingOf(who: string): (event: AuditEvent) => boolean {
  return ({ operation, principal, actor }) =>
    READS.has(operation) &&
    principalText(principal) === who &&
    (!actor || principalText(actor) === who)
}
