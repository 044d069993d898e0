import { useEffect } from 'react'
import { matchPath, useLocation } from 'react-router'
import { isAskable } from '../api/contract/askable'
import { visitedScopes } from '../names/visited-scopes'

const IN_AUDIT = 'scope:'

/**
 * The Scope that a person is in by the address: one of its screens, or the audit of it (screens §1). Opening one of its
 * screens is a visit; its audit is none, since a filter names a Scope sooner than anybody means to be there.
 */
export function useScopeHere(): string | null {
  const { pathname, search } = useLocation()
  const visited = matchPath('/scopes/:scopeId/*', pathname)?.params.scopeId
  const resource = matchPath('/audit', pathname) && new URLSearchParams(search).get('resource')
  const read = resource?.startsWith(IN_AUDIT) ? resource.slice(IN_AUDIT.length) : null
  const named = visited ?? read
  const scopeId = named !== null && isAskable('scope', named) ? named : null
  const visit = visited === undefined ? null : scopeId
  useEffect(() => {
    if (visit !== null) visitedScopes.visit(visit)
  }, [visit])
  return scopeId
}
