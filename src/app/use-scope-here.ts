import {
  notifyManager,
  useQueryClient,
  type QueryCache,
  type QueryKey,
} from '@tanstack/react-query'
import { useEffect } from 'react'
import { matchPath, useLocation } from 'react-router'
import { isAskable } from '../api/contract/askable'
import type { Authority } from '../api/queries/access'
import { keys } from '../api/queries/keys'
import { visitedScopes } from '../names/visited-scopes'
import { scopeOfParam } from '../routing/resource-param'

/** The screens whose address names a Scope in a filter. */
const FILTERED = ['/audit', '/access', '/access/people/:type/:id']

/** An answer about one Artifact, which is yes or no, tells nothing of its Scope. */
const holds = (answer: Authority | boolean, scopeId: string) =>
  typeof answer === 'object' && answer.scopeIds.has(scopeId)

/** Whether the server has told this client anything about the Scope, or about what this person may do there. */
export function isKnown(cache: QueryCache, scopeId: string) {
  const answersTo = (queryKey: QueryKey) =>
    cache.findAll({ queryKey }).filter(({ state }) => state.data != null)
  return (
    answersTo(keys.scope(scopeId)).length > 0 ||
    answersTo(keys.authorities).some(({ state }) =>
      holds(state.data as Authority | boolean, scopeId),
    )
  )
}

/** Calls `then` once, as soon as the Scope is known. Returns a function that stops waiting. */
function onceKnown(cache: QueryCache, scopeId: string, then: () => void) {
  if (isKnown(cache, scopeId)) {
    then()
    return undefined
  }
  const stop = cache.subscribe(() => {
    if (!isKnown(cache, scopeId)) return
    stop()
    // react-query tells screens of an answer in a later task. A store that changed before that would make React draw the answer in this one.
    notifyManager.schedule(then)
  })
  return stop
}

/**
 * Returns the Scope of this address: a screen of the Scope, its audit or its access (screens §1). The rail remembers the Scopes whose
 * screens a person opens, if they exist. It does not remember a Scope whose audit or access they open, because a filter leads there too.
 */
export function useScopeHere(): string | null {
  const { pathname, search } = useLocation()
  const visited = matchPath('/scopes/:scopeId/*', pathname)?.params.scopeId
  const isFiltered = FILTERED.some((path) => matchPath(path, pathname))
  const resource = isFiltered ? new URLSearchParams(search).get('resource') : null
  const named = visited ?? (scopeOfParam(resource ?? '') || null)
  const scopeId = named !== null && isAskable('scope', named) ? named : null
  const visit = visited === undefined ? null : scopeId
  const cache = useQueryClient().getQueryCache()
  useEffect(
    () => (visit === null ? undefined : onceKnown(cache, visit, () => visitedScopes.visit(visit))),
    [cache, visit],
  )
  return scopeId
}
