import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { Link as RouterLink } from 'react-router'
import type { FoundArtifact } from '../../../api/contract/search'
import { IdText } from '../../../components/IdText'
import { nameOf } from '../../../families/name-of'
import { paths } from '../../../routing/paths'
import { useTexts } from '../../../ui/language'
import { artifactsTable as layout } from '../artifacts-table-layout'
import { passageOf } from './passage'
import { searchTexts } from './texts'

type Props = { scopeId: string; found: readonly FoundArtifact[]; text: string }

/** What a search found, in the order of the server. The contents came with the answer, so that names and passages cost nothing. */
export function FoundTable({ scopeId, found, text }: Props) {
  const t = useTexts(searchTexts)
  return (
    <Paper variant="outlined" sx={layout.frame}>
      <Table aria-label={t.results} sx={layout.table}>
        <TableHead>
          <TableRow>
            <TableCell sx={layout.foundName}>{t.artifact}</TableCell>
            <TableCell sx={layout.revision}>{t.revision}</TableCell>
            <TableCell sx={layout.passage}>{t.passage}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {found.map((one) => (
            <FoundRow key={one.artifact_id} scopeId={scopeId} one={one} text={text} />
          ))}
        </TableBody>
      </Table>
    </Paper>
  )
}

function FoundRow({ scopeId, one, text }: { scopeId: string; one: FoundArtifact; text: string }) {
  const t = useTexts(searchTexts)
  const { family, artifact_id: artifactId, revision, content } = one
  const name = nameOf(family, content)
  const passage = passageOf(content, text)
  const shown = passage ? (
    <>
      {passage.before}
      <Box component="mark" sx={found}>
        {passage.word}
      </Box>
      {passage.after}
    </>
  ) : (
    t.elsewhere
  )
  return (
    <TableRow hover>
      <TableCell component="th" scope="row" sx={layout.foundName}>
        <Link
          component={RouterLink}
          to={paths.artifact(scopeId, family, artifactId)}
          title={name ?? artifactId}
          sx={layout.link}
        >
          {name ?? <IdText id={artifactId} />}
        </Link>
        <Box sx={layout.passageBelow}>
          <Box component="span" sx={layout.belowRevision}>
            <code>r{revision}</code>
            {' · '}
          </Box>
          {shown}
        </Box>
      </TableCell>
      <TableCell sx={layout.revision}>
        <code>r{revision}</code>
      </TableCell>
      <TableCell sx={layout.passage}>{shown}</TableCell>
    </TableRow>
  )
}

const found = { bgcolor: 'primary.soft', color: 'inherit', fontWeight: 600 } as const
