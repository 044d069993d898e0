import Button from '@mui/material/Button'
import { lazy, Suspense, useState } from 'react'
import type { Zone } from '../../lib/date/stamp'
import { useTexts } from '../../ui/language'
import type { ExportRequest } from './export/export-request'
import { auditTexts } from './texts'

const DIALOGS = {
  evidence: lazy(async () => ({
    default: (await import('./evidence/EvidenceDialog')).EvidenceDialog,
  })),
  export: lazy(async () => ({ default: (await import('./export/ExportDialog')).ExportDialog })),
}

type Props = { request: ExportRequest; zone: Zone }

/** "Evidence…" and "Export…": everything that matches, not what is loaded (screens §7). */
export function ExportButtons({ request, zone }: Props) {
  const t = useTexts(auditTexts)
  // What was asked for when it was opened: the list behind goes on living.
  const [open, setOpen] = useState<{ what: keyof typeof DIALOGS; asked: ExportRequest } | null>(
    null,
  )
  const Dialog = open && DIALOGS[open.what]
  return (
    <>
      {(['evidence', 'export'] as const).map((what) => (
        <Button
          key={what}
          variant="outlined"
          sx={{ minHeight: 36, px: { xs: 1, sm: 1.5 } }}
          onClick={() => setOpen({ what, asked: request })}
        >
          {t[what]}
        </Button>
      ))}
      {Dialog && (
        <Suspense fallback={null}>
          <Dialog request={open.asked} zone={zone} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </>
  )
}
