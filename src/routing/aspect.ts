import { matchPath } from 'react-router'

const ASPECTS = ['edit', 'history', 'compare'] as const

/** The part of an Artifact that an address shows instead of its head (screens §1). */
export const aspectOf = (pathname: string): (typeof ASPECTS)[number] | undefined => {
  const place = matchPath('/scopes/:scopeId/artifacts/:family/:artifactId/:aspect', pathname)
  return ASPECTS.find((aspect) => aspect === place?.params.aspect)
}

/** The family of which an address makes a new Artifact (screens §1). */
export const newFamilyOf = (pathname: string): string | undefined =>
  matchPath('/scopes/:scopeId/new/:family', pathname)?.params.family
