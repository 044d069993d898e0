import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { exactTime, type Zone } from '../../../lib/date/stamp'
import { useNumber, useTexts } from '../../../ui/language'
import { rangeOfBar, type ListEnds } from './bar-words'
import type { Known } from './buckets'
import { picturesTexts } from './pictures-texts'
import type { Totals } from './tally'

type Props = {
  totals: Totals
  known: readonly Known[]
  /** The range that the list is of. */
  ends: ListEnds
  zone: Zone
  onNarrow: (from: string, to: string) => void
}

/** The timeline in words: each stretch with its counts, whether it was read, and a button that narrows to it. */
export function TimelineTable({ totals, known, ends, zone, onNarrow }: Props) {
  const t = useTexts(picturesTexts)
  const number = useNumber()
  const { axis, bars } = totals
  return (
    <Box
      sx={{ maxHeight: 280, overflow: 'auto' }}
      tabIndex={0}
      role="group"
      aria-label={t.tableName}
    >
      <Table stickyHeader aria-label={t.tableName}>
        <TableHead>
          <TableRow>
            <TableCell>{t.from}</TableCell>
            <TableCell align="right">{t.allowed}</TableCell>
            <TableCell align="right">{t.denied}</TableCell>
            <TableCell align="right">{t.changes}</TableCell>
            <TableCell>{t.loaded}</TableCell>
            <TableCell>{t.range}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {bars.map(({ allowed, denied, policyChanges }, bar) => {
            const { from, to } = rangeOfBar(axis, bar, ends)
            const start = exactTime(from, zone)
            return (
              <TableRow key={from}>
                <TableCell sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
                  {start}
                </TableCell>
                <TableCell align="right">{number(allowed)}</TableCell>
                <TableCell align="right">{number(denied)}</TableCell>
                <TableCell align="right">{number(policyChanges)}</TableCell>
                <TableCell>{t.known[known[bar] ?? 'none']}</TableCell>
                <TableCell>
                  <Button
                    variant="text"
                    aria-label={t.narrowTo(start)}
                    onClick={() => onNarrow(from, to)}
                  >
                    {t.narrow}
                  </Button>
                </TableCell>
              </TableRow>
            )
          })}
        </TableBody>
      </Table>
    </Box>
  )
}
