import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import TableCell from '@mui/material/TableCell'
import TableRow from '@mui/material/TableRow'
import { memo } from 'react'
import { Link as RouterLink } from 'react-router'
import type { ArtifactItem } from '../../api/contract/artifacts'
import { CopyButton } from '../../components/CopyButton'
import { DraftLink } from '../../components/DraftLink'
import { IdText } from '../../components/IdText'
import { TimeText } from '../../components/TimeText'
import { useArtifactName } from '../../names/use-artifact-name'
import { paths } from '../../routing/paths'
import { useTexts } from '../../ui/language'
import { artifactsTable as layout } from './artifacts-table-layout'
import { sourcesOf } from './columns-of'
import { committedAt } from '../../components/committed-at'
import { artifactsTexts } from './texts'

type Props = { item: ArtifactItem; hasTimes: boolean; hasSources: boolean }

/** An Artifact by its name; its id stands small beside it, and in the name's place where there is no name. */
export const ArtifactsTableRow = memo(function ArtifactsTableRow({
  item,
  hasTimes,
  hasSources,
}: Props) {
  const t = useTexts(artifactsTexts)
  const { scope_id: scopeId, family, artifact_id: artifactId } = item
  const learnt = useArtifactName({ scopeId, family, artifactId })
  const name = item.title || learnt
  const at = committedAt(item)
  const time = at ? <TimeText instant={at} /> : t.notRecorded
  return (
    <TableRow hover sx={layout.row}>
      <TableCell component="th" scope="row" sx={layout.name}>
        <Box sx={layout.nameAndDraft}>
          <Link
            component={RouterLink}
            to={paths.artifact(scopeId, family, artifactId)}
            title={name}
            sx={layout.link}
          >
            {name ?? <IdText id={artifactId} />}
          </Link>
          <DraftLink target={{ scopeId, family, artifactId }} />
        </Box>
        <Box sx={layout.below}>
          <Box component="span" sx={layout.belowRevision}>
            <code>r{item.revision}</code>
            {hasTimes && ' · '}
          </Box>
          {hasTimes && time}
          {/* At the end of the line: it comes when the name takes its place above, and moves nothing. */}
          {name !== undefined && (
            <Box component="span" sx={layout.belowId}>
              <Box component="span" sx={hasTimes ? undefined : layout.belowRevision}>
                {' · '}
              </Box>
              <IdText id={artifactId} />
            </Box>
          )}
        </Box>
      </TableCell>
      <TableCell sx={layout.revision}>
        <code>r{item.revision}</code>
      </TableCell>
      {hasTimes && (
        <TableCell sx={[layout.committed, at === null && { color: 'text.secondary' }]}>
          {time}
        </TableCell>
      )}
      {hasSources && <TableCell sx={layout.sources}>{sourcesOf(item)}</TableCell>}
      <TableCell sx={layout.digest}>
        <IdText id={item.content_digest} />
      </TableCell>
      <TableCell sx={layout.id}>
        <Box sx={layout.idAndCopy}>
          {name !== undefined && <IdText id={artifactId} />}
          <Box component="span" className="copy">
            <CopyButton value={artifactId} what={t.artifactId} label={t.copyId} />
          </Box>
        </Box>
      </TableCell>
    </TableRow>
  )
})
