import { judge, pass } from './asked'
import type { ResourceRequest } from './contract/access-requests'
import type { CreateRequest, ReplaceRequest } from './contract/artifacts'
import type { ListAuditRequest } from './contract/audit'
import type { SearchArtifactsRequest } from './contract/search'
import type { StatsQuestion } from './contract/stats'
import type { ReplaceTagsRequest } from './contract/tags'
import type { CreateScopeRequest, UpdateScopeRequest } from './contract/scopes'

export function judgeResource(resource: ResourceRequest) {
  if (resource.type === 'server') {
    judge('deployment', resource.deployment_id)
    return
  }
  judge('scope', resource.scope_id)
  if (resource.type === 'scope') return
  judge('family', resource.identity.family)
  judge('artifact', resource.identity.artifact_id)
  if (resource.selector) judge('entry', resource.selector.entry_id)
}

type Subject = { type: string; id: string }
export function judgeSubject(subject: Subject | null | undefined) {
  if (subject) judge('principal', subject.id)
}

/** The bodies that screens send after the first one; what is written as content is judged where it is written. */
export const bodies = {
  audit(request: ListAuditRequest) {
    judgeResource(request.resource)
    judgeSubject(request.subject)
    return pass(request)
  },
  bindings<T extends { management_resource: ResourceRequest; subject?: Subject }>(request: T) {
    judgeResource(request.management_resource)
    judgeSubject(request.subject)
    return pass(request)
  },
  roles: () => pass({}),
  memoryEntries: (scopeId: string) =>
    pass({ scope_id: judge('scope', scopeId), include_inactive: true }),
  replace(request: ReplaceRequest) {
    if (request.restored_from_revision !== undefined)
      judge('revision', request.restored_from_revision)
    return pass(request)
  },
  stats: (scopeId: string) =>
    pass({
      selection: { mode: 'exact', scope_ids: [judge('scope', scopeId)] },
    } satisfies StatsQuestion),
  /** The words of a search are text, which names nothing. */
  search: (query: string, limit: number) => pass({ query, limit } satisfies SearchArtifactsRequest),
  /** Tags are text, which names nothing. */
  tags: (tags: readonly string[]) => pass({ tags: [...tags] } satisfies ReplaceTagsRequest),
  createScope(request: CreateScopeRequest) {
    if (request.parent_scope_id) judge('scope', request.parent_scope_id)
    return pass(request)
  },
  replaceScope(request: UpdateScopeRequest) {
    for (const id of request.context_references ?? []) judge('scope', id)
    if (request.parent_scope_id) judge('scope', request.parent_scope_id)
    return pass(request)
  },
  create(request: CreateRequest) {
    judge('family', request.family)
    if (request.prompt_key !== undefined) judge('prompt', request.prompt_key)
    return pass(request)
  },
}
