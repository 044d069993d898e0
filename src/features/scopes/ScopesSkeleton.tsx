import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableRow from '@mui/material/TableRow'
import { sharedTexts } from '../../components/shared-texts'
import { useTexts } from '../../ui/language'
import { scopesTable as layout } from './scopes-table-layout'

const ROWS = 10

/** First load of the table "Scopes": its rows and columns, announced as loading. */
export function ScopesSkeleton() {
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
              <TableCell sx={layout.title}>{bar(70 - ((row * 13) % 35))}</TableCell>
              <TableCell sx={layout.id}>{bar(85)}</TableCell>
              <TableCell sx={layout.summary}>{bar(95 - ((row * 17) % 40))}</TableCell>
              <TableCell sx={layout.parent}>{bar(60)}</TableCell>
              <TableCell sx={layout.authority}>{bar(50)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Paper>
  )
}
