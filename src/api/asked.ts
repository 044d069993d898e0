import type { ListResourcesRequest } from './contract/access'
import type { ResourceRequest } from './contract/access-requests'
import type { CreateRequest, ReplaceRequest } from './contract/artifacts'
import { isAskable, type IdKind } from './contract/askable'
import type { ListAuditRequest } from './contract/audit'
import { impossibleId } from './errors'

declare const judged: unique symbol
/** Part of a request whose ids were judged. Only this file makes one, and `call` takes nothing else. */
export type Judged<T> = T & { readonly [judged]: true }

const pass = <T>(value: T) => value as Judged<T>

/** @throws ApiError of kind `id` for one that the service can know nothing by */
function judge<T extends string | number>(kind: IdKind, id: T): Judged<T> {
  if (!isAskable(kind, id)) throw impossibleId(kind, id)
  return pass(id)
}

function judgeResource(resource: ResourceRequest) {
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
function judgeSubject(subject: Subject | null | undefined) {
  if (subject) judge('principal', subject.id)
}

/** A path of the service: each id in it is judged, then percent-encoded once (contract §4: ids may hold spaces and slashes). */
export const path = (...parts: readonly (string | readonly [IdKind, string | number])[]) =>
  pass(
    parts
      .map((part) =>
        typeof part === 'string' ? part : `/${encodeURIComponent(judge(part[0], part[1]))}`,
      )
      .join(''),
  )

export const scopeInQuery = (scopeId: string) => judge('scope', scopeId)

/** The bodies that the console sends; what is written as content is judged where it is written. */
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
  resources(request: ListResourcesRequest) {
    if (request.family !== undefined) judge('family', request.family)
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
  create(request: CreateRequest) {
    judge('prompt', request.prompt_key)
    return pass(request)
  },
}
