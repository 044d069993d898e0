import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import * as v from 'valibot'
import { ArtifactResource } from '../../../api/contract/access'
import { authorityQuery } from '../../../api/queries/access'
import { HeadNames } from '../../../components/artifact-names/HeadNames'
import { useAccessMode } from '../../../components/use-access-mode'
import { hasName, type Nameable } from '../../../names/use-names-in-view'
import type { EventRows } from '../store/rows'

/** The offer looks for Artifacts in so many resources of the list at most. A list of a million events may have thousands. */
const LOOKED_AT_MAX = 500

/** Returns the Artifacts that the events are about, in the order in which the list met them. */
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
 * Offers to read the names of those Artifacts of the audit's list that show only ids. The offer leaves out what the reader may not
 * read, because the server would record the refusal in the reader's name (contract §3.3).
 */
export function ArtifactNames({ rows }: { rows: EventRows }) {
  const mode = useAccessMode()
  const named = useMemo(() => artifactsOf(rows), [rows])
  // The question what the reader may read leaves no event. Where every name is known, nobody needs its answer.
  const asks = mode === 'enforced' && !named.every(hasName)
  const readable = useQuery({ ...authorityQuery('scope.read'), enabled: asks }).data?.scopeIds
  const items = mode === 'disabled' ? named : named.filter((item) => readable?.has(item.scope_id))
  return items.length > 0 && <HeadNames items={items} inLine />
}
