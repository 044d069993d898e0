import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { Link as RouterLink } from 'react-router'
import type { ArtifactItem } from '../../api/contract/artifacts'
import { IdText } from '../../components/IdText'
import { TimeText } from '../../components/TimeText'
import { paths } from '../../routing/paths'
import { useTexts } from '../../ui/language'
import { artifactsTable as layout } from './artifacts-table-layout'
import { artifactsTexts } from './texts'

/** When the row's revision came to be: not every server and family records it (contract §4). */
const committedAt = (item: ArtifactItem) => item.created_at ?? item.published_at ?? null

/** The table "Artifacts". Narrow screens drop columns: the title and the time then stand below the id. */
export function ArtifactsTable({ items }: { items: readonly ArtifactItem[] }) {
  const t = useTexts(artifactsTexts)
  return (
    <Paper variant="outlined" sx={layout.frame}>
      <Table aria-label={t.artifacts} sx={layout.table}>
        <TableHead>
          <TableRow>
            <TableCell sx={layout.id}>{t.id}</TableCell>
            <TableCell sx={layout.title}>{t.title}</TableCell>
            <TableCell sx={layout.revision}>{t.revision}</TableCell>
            <TableCell sx={layout.digest}>{t.digest}</TableCell>
            <TableCell sx={layout.committed}>{t.committed}</TableCell>
            <TableCell sx={layout.sources}>{t.sources}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {items.map((item) => {
            const at = committedAt(item)
            const time = at ? <TimeText instant={at} /> : t.notRecorded
            const id = item.artifact_id
            return (
              <TableRow key={id} hover>
                <TableCell component="th" scope="row" sx={layout.id}>
                  <Link
                    component={RouterLink}
                    to={paths.artifact(item.scope_id, item.family, id)}
                    sx={{ fontWeight: 600 }}
                  >
                    <IdText id={id} />
                  </Link>
                  <Box sx={layout.below}>
                    {item.title && <Box>{item.title}</Box>}
                    <Box component="span" sx={layout.belowRevision}>
                      <code>r{item.revision}</code> ·{' '}
                    </Box>
                    {time}
                  </Box>
                </TableCell>
                <TableCell sx={layout.title}>
                  {item.title ? (
                    <Box title={item.title} sx={layout.oneLine}>
                      {item.title}
                    </Box>
                  ) : (
                    <Box sx={layout.muted}>{t.noTitle}</Box>
                  )}
                </TableCell>
                <TableCell sx={layout.revision}>
                  <code>r{item.revision}</code>
                </TableCell>
                <TableCell sx={layout.digest}>
                  <IdText id={item.content_digest} />
                </TableCell>
                <TableCell sx={[layout.committed, at === null && { color: 'text.secondary' }]}>
                  {time}
                </TableCell>
                <TableCell sx={layout.sources}>
                  {item.source_count ?? item.sources.length}
                </TableCell>
              </TableRow>
            )
          })}
        </TableBody>
      </Table>
    </Paper>
  )
}
