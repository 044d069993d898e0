import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { lazy, useMemo, useState } from 'react'
import { useNames } from '../../../names/use-names'
import { Drop } from '../../../ui/Drop'
import { useTexts } from '../../../ui/language'
import type { EventRows } from '../store/rows'
import { auditTexts } from '../texts'
import { cellText } from './cell-fields'
import { NamesOffer } from './NamesOffer'
import type { ChosenColumns } from './use-columns'
import { useHasCards } from './window-width'

const ColumnList = lazy(async () => ({ default: (await import('./ColumnList')).ColumnList }))

type Props<N extends string> = { rows: EventRows; table: ChosenColumns<N> }

/** Says which columns are missing and what they would say, and has them shown. */
export function TableColumns<N extends string>({ rows, table }: Props<N>) {
  const t = useTexts(auditTexts)
  const names = useNames()
  const hasCards = useHasCards()
  const [open, setOpen] = useState(false)
  const first = useMemo(() => rows.at(0) ?? rows.at(1), [rows])
  const said = table.same.flatMap((name) =>
    first ? [t.oneSame(t.columns[name], cellText(first, name, { ...t, names }))] : [],
  )
  return (
    // The line takes all the room that is left: the offer of names, which comes late to its end, then moves nothing.
    <Box
      sx={{
        display: 'flex',
        flex: 1,
        alignItems: 'center',
        gap: 1,
        minWidth: 0,
      }}
    >
      {!hasCards && (
        <>
          <Drop
            label={t.columnsButton}
            open={open}
            onOpen={setOpen}
            side="above"
            width={240}
            variant="text"
            buttonSx={{ minHeight: 24, py: 0, fontSize: '0.75rem' }}
          >
            <ColumnList {...table} />
          </Drop>
          {said.length > 0 && (
            <Typography variant="caption" color="textSecondary" noWrap>
              {t.sameInAll(said)}
            </Typography>
          )}
        </>
      )}
      <NamesOffer rows={rows} />
    </Box>
  )
}
