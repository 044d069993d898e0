import { queryOptions } from '@tanstack/react-query'
import { call } from '../client'
import { ArtifactResource, resourcePageOf } from '../contract/access'
import { resourcesFit } from '../fits/scopes'
import { questions } from '../questions'
import { takePages } from './access'
import { keys } from './keys'

const ArtifactPage = resourcePageOf(ArtifactResource)

type Place = { scopeId: string; family: string; artifactId: string }
type HeldAction = 'artifact.read' | 'artifact.write' | 'artifact.share'

/**
 * Asks without leaving an audit event (contract §3.1) whether the caller holds an action on an Artifact of a family of owners.
 * @returns null where the server holds more Artifacts than the console asks for
 */
async function isHeldOn(
  { scopeId, family, artifactId }: Place,
  action: HeldAction,
  signal?: AbortSignal,
) {
  const taken = await takePages(
    (cursor) =>
      call({
        ...questions.artifactsFor(action, family, cursor),
        schema: ArtifactPage,
        fits: resourcesFit('artifact'),
        ...(signal && { signal }),
      }),
    ({ items }) =>
      items.some(
        ({ scope_id, identity }) => scope_id === scopeId && identity.artifact_id === artifactId,
      ),
  )
  return taken === 'part' ? null : taken === 'enough'
}

/** Whether the caller may write an Artifact: its owner may, and whoever makes one becomes its owner. */
export const mayWrite = (scopeId: string, family: string, artifactId: string) =>
  isHeldOn({ scopeId, family, artifactId }, 'artifact.write')

const heldQuery = (place: Place, action: HeldAction) =>
  queryOptions({
    queryKey: [...keys.authorities, action, JSON.stringify(place)],
    queryFn: ({ signal }) => isHeldOn(place, action, signal),
    staleTime: 15_000,
  })

/**
 * Whether the caller may write an Artifact whose family leaves that to owners. The query looks for it in the list of all Artifacts
 * that the caller may write, 500 a page. The server records none of these reads (contract §3.3).
 */
export const writesQuery = (place: Place) => heldQuery(place, 'artifact.write')

/** Whether the caller may share an Artifact, and so list its bindings (contract §3.4). */
export const sharesQuery = (place: Place) => heldQuery(place, 'artifact.share')

/** Whether the caller may read an Artifact. Ask of its Scope first: who reads that has all of its Artifacts in this list. */
export const readsQuery = (place: Place) => heldQuery(place, 'artifact.read')
