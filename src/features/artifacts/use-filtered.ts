import { useMemo, useSyncExternalStore } from 'react'
import type { ArtifactItem } from '../../api/contract/artifacts'
import { artifactNames, placeKey } from '../../names/artifact-names'
import { useIdsOnly } from '../../names/ids-only'
import { hasName } from '../../names/use-names-in-view'

type Filtered = {
  /** The rows whose name or id contains the text, in any case. An empty text fits all rows. */
  rows: readonly ArtifactItem[]
  /** How many items have no known name, so that the filter looked at their ids only. */
  unnamed: number
}

/** Looks for a text in the loaded rows and the known names. It makes no call. */
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
