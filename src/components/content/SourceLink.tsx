import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { Link as RouterLink } from 'react-router'
import { isAskable } from '../../api/contract/askable'
import { CONTENT_SOURCE, type SourceReference } from '../../api/contract/sources'
import { paths } from '../../routing/paths'
import { IdText } from '../IdText'

type Props = { scopeId: string; reference: SourceReference; whole?: boolean }

/** A Source of the Scope that is cited. One that no server shows by itself is told by its id alone (contract §4.7). */
export function SourceLink({ scopeId, reference, whole = false }: Props) {
  const { source_type: type, source_id: sourceId } = reference
  const id = <IdText id={sourceId} whole={whole} />
  return (
    <Box component="span" sx={{ display: 'inline-flex', columnGap: 0.75, flexWrap: 'wrap' }}>
      <span>{type}</span>
      {type === CONTENT_SOURCE && isAskable('scope', scopeId) && isAskable('source', sourceId) ? (
        <Link component={RouterLink} to={paths.source(scopeId, type, sourceId)}>
          {id}
        </Link>
      ) : (
        id
      )}
    </Box>
  )
}
