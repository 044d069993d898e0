import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableRow from '@mui/material/TableRow'
import { sharedTexts } from '../../components/shared-texts'
import { useTexts } from '../../ui/language'
import { artifactsTable as layout } from './artifacts-table-layout'

const ROWS = 8

/** First load of the table "Artifacts": its rows and columns, announced as loading. */
export function ArtifactsSkeleton() {
  const t = useTexts(sharedTexts)
  const bar = (width: number) => <Skeleton variant="text" width={`${width}%`} height={16} />
  return (
    <Paper
      variant="outlined"
      role="status"
      aria-label={t.loading}
      aria-busy="true"
      sx={layout.frame}
    >
      <Table aria-hidden="true" sx={layout.table}>
        <TableBody>
          {Array.from({ length: ROWS + 1 }, (_, row) => (
            <TableRow key={row}>
              <TableCell sx={layout.id}>{bar(80)}</TableCell>
              <TableCell sx={layout.title}>{bar(80 - ((row * 17) % 40))}</TableCell>
              <TableCell sx={layout.revision}>{bar(60)}</TableCell>
              <TableCell sx={layout.digest}>{bar(90)}</TableCell>
              <TableCell sx={layout.committed}>{bar(70)}</TableCell>
              <TableCell sx={layout.sources}>{bar(30)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Paper>
  )
}
