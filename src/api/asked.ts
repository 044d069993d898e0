import type { ListResourcesRequest } from './contract/access'
import { isAskable, type IdKind } from './contract/askable'
import { impossibleId } from './errors'

declare const judged: unique symbol
/** Part of a request whose ids were judged. Only this file, `bodies.ts` and `binding-bodies.ts` make one, and `call` takes nothing else. */
export type Judged<T> = T & { readonly [judged]: true }

export const pass = <T>(value: T) => value as Judged<T>

/** @throws ApiError of kind `id` for one that the service can know nothing by */
export function judge<T extends string | number>(kind: IdKind, id: T): Judged<T> {
  if (!isAskable(kind, id)) throw impossibleId(kind, id)
  return pass(id)
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

export function resourcesBody(request: ListResourcesRequest) {
  if (request.family != null) judge('family', request.family)
  return pass(request)
}
