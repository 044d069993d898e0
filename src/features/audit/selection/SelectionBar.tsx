import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { lazy, useState } from 'react'
import { Opened } from '../../../components/Opened'
import type { Zone } from '../../../lib/date/stamp'
import { useTexts } from '../../../ui/language'
import type { ExportRequest } from '../export/export-request'
import { exportFilter } from '../filters/export-filter'
import { filterTexts } from '../filters/filter-texts'
import type { LoadedFilters } from '../filters/loaded-filters'
import { isReadToItsEnd } from '../reading/event-feed'
import type { AuditListState } from '../use-audit-list'
import { pickedRows, PICKS_MAX } from './picks'
import { selectedRequest } from './selected-request'
import { selectionTexts } from './selection-texts'

const EvidenceDialog = lazy(async () => ({
  default: (await import('../evidence/EvidenceDialog')).EvidenceDialog,
}))

type Props = { list: AuditListState; loadedFilters: LoadedFilters; zone: Zone }

/** Says how much is selected by hand, and makes evidence of it. It stands below the table, so that it moves no row. */
export function SelectionBar({ list, loadedFilters, zone }: Props) {
  const t = useTexts(selectionTexts)
  const words = useTexts(filterTexts)
  // The dialog keeps the question that it was opened with, because the list behind it goes on changing.
  const [asked, setAsked] = useState<ExportRequest | null>(null)
  const { picking, query, snapshot, decisions } = list
  const { picks, clear } = picking
  const rows = pickedRows(picks, decisions)
  const isLoaded = (eventId: string) => snapshot.rows.rowOf(eventId) >= 0
  const elsewhere = [...picks.items.keys()].filter((id) => !isLoaded(id)).length
  const ask = () => {
    const [first, ...others] = picks.items.values()
    if (!first || !query) return
    setAsked(
      selectedRequest([first, ...others], {
        rows,
        listsDecisions: decisions,
        loaded: snapshot.rows.events,
        listRead: isReadToItsEnd(snapshot),
        list: query,
        filters: exportFilter(loadedFilters, words) ?? { words: [], params: {} },
        isLoaded,
      }),
    )
  }
  return (
    <Box role="group" aria-label={t.bar} sx={bar}>
      <Box role="status" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, minWidth: 0 }}>
        {rows === 0 ? (
          <Typography variant="body2" color="textSecondary">
            {t.nothing}
          </Typography>
        ) : (
          <Typography component="span" sx={{ fontWeight: 600 }}>
            {t.selected(rows)}
          </Typography>
        )}
        {rows > 0 && !decisions && (
          <Typography component="span" color="textSecondary">
            {t.decisions(picks.items.size)}
          </Typography>
        )}
        {elsewhere > 0 && (
          <Typography component="span" color="textSecondary">
            {t.elsewhere(elsewhere)}
          </Typography>
        )}
        {picks.full && (
          <Typography variant="body2" sx={{ flexBasis: '100%' }}>
            {t.full(PICKS_MAX)}
          </Typography>
        )}
      </Box>
      <Box sx={{ flexGrow: 1 }} />
      <Button
        variant="text"
        aria-disabled={rows === 0 || undefined}
        onClick={() => rows > 0 && clear()}
      >
        {t.clear}
      </Button>
      {rows > 0 && (
        <Button variant="outlined" onClick={ask}>
          {t.evidence(rows)}
        </Button>
      )}
      {asked && (
        <Opened onClose={() => setAsked(null)}>
          <EvidenceDialog request={asked} zone={zone} onClose={() => setAsked(null)} />
        </Opened>
      )}
    </Box>
  )
}

const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  flex: 'none',
  minHeight: 40,
  mt: 0.5,
  pl: 1,
  border: '1px solid',
  borderColor: 'line.main',
  borderRadius: 1,
  bgcolor: 'background.paper',
  fontVariantNumeric: 'tabular-nums',
  '@media print': { display: 'none' },
} as const
