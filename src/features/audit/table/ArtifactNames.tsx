import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import * as v from 'valibot'
import { ArtifactResource } from '../../../api/contract/access'
import { authorityQuery } from '../../../api/queries/access'
import { HeadNames } from '../../../components/artifact-names/HeadNames'
import { useAccessMode } from '../../../components/use-access-mode'
import { hasName, type Nameable } from '../../../names/use-names-in-view'
import type { EventRows } from '../store/rows'

/** Resources of the list that are looked at for Artifacts: a list of a million events may have thousands. */
const LOOKED_AT_MAX = 500

/** The Artifacts that the events speak of, in the order in which they were read. */
function artifactsOf(rows: EventRows): Nameable[] {
  const codes = Math.min(rows.codesOf('resource'), LOOKED_AT_MAX)
  return Array.from({ length: codes }, (_, code) => rows.valueOf('resource', code)).flatMap(
    (resource) => {
      if (!v.is(ArtifactResource, resource)) return []
      const { family, artifact_id } = resource.identity
      return [{ scope_id: resource.scope_id, family, artifact_id }]
    },
  )
}

/**
 * Offers to read the names of the Artifacts of a list that stand by their ids. What the reader may not read is not offered,
 * because the refusal would be recorded in their name (contract §3.3).
 */
export function ArtifactNames({ rows }: { rows: EventRows }) {
  const mode = useAccessMode()
  const named = useMemo(() => artifactsOf(rows), [rows])
  // Asking what may be read leaves no event, and is of no use where every name is known.
  const asks = mode === 'enforced' && !named.every(hasName)
  const readable = useQuery({ ...authorityQuery('scope.read'), enabled: asks }).data?.scopeIds
  const items = mode === 'disabled' ? named : named.filter((item) => readable?.has(item.scope_id))
  return items.length > 0 && <HeadNames items={items} inLine />
}
