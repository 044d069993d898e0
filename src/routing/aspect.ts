import { matchPath } from 'react-router'

/** The part of an Artifact that an address shows instead of its head (screens §1). */
export const aspectOf = (pathname: string): 'edit' | 'history' | undefined => {
  const aspect = matchPath('/scopes/:scopeId/artifacts/:family/:artifactId/:aspect', pathname)
    ?.params.aspect
  return aspect === 'edit' || aspect === 'history' ? aspect : undefined
}

/** The family of which an address makes a new Artifact (screens §1). */
export const newFamilyOf = (pathname: string): string | undefined =>
  matchPath('/scopes/:scopeId/new/:family', pathname)?.params.family
