import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableRow from '@mui/material/TableRow'
import type { SxProps, Theme } from '@mui/material/styles'
import { useTexts } from '../ui/language'
import { sharedTexts } from './shared-texts'

type Props = {
  frame: SxProps<Theme>
  table: SxProps<Theme>
  /** The table's own columns, and how much of each is filled, in per cent. */
  columns: readonly { sx: SxProps<Theme>; filled: number }[]
  rows?: number
}

/** Texts differ in length from row to row: by how much, in per cent, so that it looks like a table and not like bars. */
const unevenness = (row: number) => (row * 13) % 30

/** First load of a table: its true columns and row heights, announced as loading. */
export function TableSkeleton({ frame, table, columns, rows = 10 }: Props) {
  const t = useTexts(sharedTexts)
  return (
    <Paper variant="outlined" role="status" aria-label={t.loading} aria-busy="true" sx={frame}>
      <Table aria-hidden="true" sx={table}>
        <TableBody>
          {Array.from({ length: rows + 1 }, (_, row) => (
            <TableRow key={row}>
              {columns.map(({ sx, filled }, column) => (
                <TableCell key={column} sx={sx}>
                  <Skeleton
                    variant="text"
                    width={`${filled > 65 ? filled - unevenness(row) : filled}%`}
                    height={16}
                  />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Paper>
  )
}
