import { isAskable, isAskablePlace } from '../../api/contract/askable'
import type { ArtifactPlace } from '../../routing/resource-param'

/** The resource that an address of Access names. */
export type AccessResource =
  { kind: 'server' } | { kind: 'scope'; scopeId: string } | ({ kind: 'artifact' } & ArtifactPlace)

export const scopeParam = (scopeId: string) => `scope:${scopeId}`

/** Reads `server`, `scope:ID` or `artifact:FAMILY ID SCOPE` (screens §9). Returns null if no service could know the resource. */
export function readAccessResource(param: string): AccessResource | null {
  if (param === 'server') return { kind: 'server' }
  const [, family, artifactId, scopeId = ''] =
    /^(?:scope:|artifact:(\S+) (\S+) )(.*)$/s.exec(param) ?? []
  if (family === undefined || artifactId === undefined)
    return isAskable('scope', scopeId) ? { kind: 'scope', scopeId } : null
  return isAskablePlace(scopeId, family, artifactId)
    ? { kind: 'artifact', scopeId, family, artifactId }
    : null
}
