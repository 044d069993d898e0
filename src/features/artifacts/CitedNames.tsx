import Box from '@mui/material/Box'
import { useMemo } from 'react'
import type { ArtifactReference } from '../../api/contract/artifacts'
import { isAskablePlace } from '../../api/contract/askable'
import { HeadNames } from '../../components/artifact-names/HeadNames'
import { placeKey } from '../../names/artifact-names'
import type { Nameable } from '../../names/use-names-in-view'

type Props = { scopeId: string; references: readonly ArtifactReference[] }

/** Offers to read the names of the Artifacts that are cited, each of which is one of the same Scope (contract §4). */
export function CitedNames({ scopeId, references }: Props) {
  const items = useMemo(() => {
    const byPlace = new Map<string, Nameable>()
    for (const { family, artifact_id: id } of references) {
      const item = { scope_id: scopeId, family, artifact_id: id }
      if (isAskablePlace(scopeId, family, id))
        byPlace.set(placeKey({ scopeId, family, artifactId: id }), item)
    }
    return [...byPlace.values()]
  }, [scopeId, references])
  return (
    // The offer brings the padding of a panel's foot, which this panel has already.
    <Box sx={{ mx: -2, mb: -1 }}>
      <HeadNames items={items} />
    </Box>
  )
}
