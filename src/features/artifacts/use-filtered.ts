import { useMemo, useSyncExternalStore } from 'react'
import type { ArtifactItem } from '../../api/contract/artifacts'
import { artifactNames, placeKey } from '../../names/artifact-names'
import { useIdsOnly } from '../../names/ids-only'
import { hasName } from '../../names/use-names-in-view'

type Filtered = {
  /** The rows whose name or id has the text in it, whatever its case; all of them for an empty text. */
  rows: readonly ArtifactItem[]
  /** Of how many items the name is not known here, so that only their ids were looked at. */
  unnamed: number
}

/** Looks for a text in what is loaded and known; asks the server nothing. */
export function useFiltered(items: readonly ArtifactItem[], text: string): Filtered {
  const names = useSyncExternalStore(artifactNames.subscribe, artifactNames.get, artifactNames.get)
  const idsOnly = useIdsOnly()
  return useMemo(() => {
    if (text === '') return { rows: items, unnamed: 0 }
    const sought = text.toLowerCase()
    const has = (said: string | null | undefined) => said?.toLowerCase().includes(sought)
    const rows = items.filter(({ scope_id: scopeId, family, artifact_id: artifactId, title }) => {
      if (has(artifactId) || has(title)) return true
      return !idsOnly && has(names.get(placeKey({ scopeId, family, artifactId }))?.[1])
    })
    return { rows, unnamed: idsOnly ? 0 : items.filter((item) => !hasName(item)).length }
  }, [items, text, names, idsOnly])
}
