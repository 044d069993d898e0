import Button from '@mui/material/Button'
import { lazy, useState } from 'react'
import { Opened } from '../../components/Opened'
import { createPortal } from 'react-dom'
import type { Zone } from '../../lib/date/stamp'
import { useElementIn, type ElementSlot } from '../../ui/element-slot'
import { useTexts } from '../../ui/language'
import type { ExportRequest } from './export/export-request'
import { exportFilter } from './filters/export-filter'
import { filterTexts } from './filters/filter-texts'
import type { LoadedFilters } from './filters/loaded-filters'
import type { AuditQuery } from './query/audit-query'
import { auditTexts } from './texts'

const DIALOGS = {
  evidence: lazy(async () => ({
    default: (await import('./evidence/EvidenceDialog')).EvidenceDialog,
  })),
  export: lazy(async () => ({ default: (await import('./export/ExportDialog')).ExportDialog })),
}

type Props = {
  query: AuditQuery
  loadedFilters: LoadedFilters
  zone: Zone
  /** The element among the page's controls into which the buttons are put. */
  slot: ElementSlot
}

/** "Evidence…" and "Export…": everything that matches, not what is loaded (screens §7). */
export function ExportButtons({ query, loadedFilters, zone, slot }: Props) {
  const t = useTexts(auditTexts)
  const words = useTexts(filterTexts)
  const request = { ...query, local: exportFilter(loadedFilters, words) }
  // What was asked for when it was opened: the list behind goes on living.
  const [open, setOpen] = useState<{ what: keyof typeof DIALOGS; asked: ExportRequest } | null>(
    null,
  )
  const Dialog = open && DIALOGS[open.what]
  const element = useElementIn(slot)
  if (!element) return null
  return createPortal(
    <>
      {(['evidence', 'export'] as const).map((what) => (
        <Button
          key={what}
          variant="outlined"
          sx={{ minHeight: { sm: 36 }, px: { xs: 1, sm: 1.5 } }}
          onClick={() => setOpen({ what, asked: request })}
        >
          {t[what]}
        </Button>
      ))}
      {Dialog && (
        <Opened onClose={() => setOpen(null)}>
          <Dialog request={open.asked} zone={zone} onClose={() => setOpen(null)} />
        </Opened>
      )}
    </>,
    element,
  )
}
