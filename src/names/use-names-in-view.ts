import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { ArtifactItem } from '../api/contract/artifacts'
import { isForbidden } from '../api/errors'
import { headQuery } from '../api/queries/artifacts'
import { familyOf } from '../families/family-of'
import { artifactNames, placeKey } from './artifact-names'
import { useIdsOnly } from './ids-only'
import { learnArtifactNames } from './learn-artifact-names'
import { NameReads, type NamesRead } from './name-reads'

/** What has to be known of an Artifact to read its name. A list says the digest of the content; a citation does not. */
export type Nameable = Pick<ArtifactItem, 'scope_id' | 'family' | 'artifact_id'> &
  Partial<Pick<ArtifactItem, 'title' | 'content_digest'>>

/** Whether the name of this very content is known, or the content has none. Without a digest, any name that is known will do. */
export function hasName({ scope_id: scopeId, family, artifact_id: artifactId, ...item }: Nameable) {
  const { titleField, namedBy } = familyOf(family)
  if (item.title || (titleField === null && namedBy === null)) return true
  const known = artifactNames.get().get(placeKey({ scopeId, family, artifactId }))
  return known !== undefined && isSameContent(known[0], item)
}

const isSameContent = (digest: string, { content_digest: shown }: Partial<ArtifactItem>) =>
  shown === undefined || shown === digest

/** Reads names of Artifacts, a few at a time. A head that this visit knows is asked for again only where the list shows another one. */
export const artifactNameReads = (client: QueryClient) =>
  new NameReads<Nameable>(hasName, (item) => readName(client, item), isForbidden)

/** Reads the head that says the name. */
function readName(client: QueryClient, item: Nameable) {
  const query = headQuery(item.scope_id, item.family, item.artifact_id)
  const known = client.getQueryData(query.queryKey)?.revision.content_digest
  const isKnown = known !== undefined && isSameContent(known, item)
  return client.fetchQuery({ ...query, staleTime: isKnown ? Infinity : 0 })
}

/**
 * Learns the names of the Artifacts whose rows are in view: from what is known, otherwise from the server, unless this
 * browser shows ids only.
 * @param items in the order of the table's rows
 * @param paused reads nothing meanwhile; the table may then have other rows
 * @returns where to hang the table's body, what is being read, and how to ask again for what did not come
 */
export function useNamesInView(items: readonly ArtifactItem[], paused: boolean) {
  const client = useQueryClient()
  const idsOnly = useIdsOnly()
  const body = useRef<HTMLTableSectionElement>(null)
  const [reads] = useState(() => artifactNameReads(client))
  const names: NamesRead = useSyncExternalStore(reads.subscribe, reads.get, reads.get)
  useEffect(() => learnArtifactNames(client), [client])
  useEffect(() => {
    if (!body.current || idsOnly || paused) return
    const inView = new Set<HTMLTableRowElement>()
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        const row = target as HTMLTableRowElement
        if (isIntersecting) inView.add(row)
        else inView.delete(row)
      }
      reads.show([...inView].flatMap((row) => items[row.sectionRowIndex] ?? []))
    })
    for (const row of body.current.rows) observer.observe(row)
    return () => {
      observer.disconnect()
      reads.show([])
    }
  }, [items, idsOnly, paused, reads])
  return { body, names, askAgain: reads.askAgain }
}
