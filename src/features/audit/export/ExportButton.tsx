import Button from '@mui/material/Button'
import { lazy, Suspense, useState } from 'react'
import type { Zone } from '../../../lib/date/stamp'
import { useTexts } from '../../../ui/language'
import { auditTexts } from '../texts'
import type { ExportRequest } from './export-request'

const ExportDialog = lazy(async () => ({ default: (await import('./ExportDialog')).ExportDialog }))

type Props = {
  request: ExportRequest
  zone: Zone
}

/** "Export…": everything that matches, not what is loaded (screens §7). */
export function ExportButton({ request, zone }: Props) {
  const t = useTexts(auditTexts)
  // What was asked for when it was opened: the list behind goes on living.
  const [asked, setAsked] = useState<ExportRequest | null>(null)
  return (
    <>
      <Button
        variant="outlined"
        sx={{ minHeight: 36, px: { xs: 1, sm: 1.5 } }}
        onClick={() => setAsked(request)}
      >
        {t.export}
      </Button>
      {asked !== null && (
        <Suspense fallback={null}>
          <ExportDialog request={asked} zone={zone} onClose={() => setAsked(null)} />
        </Suspense>
      )}
    </>
  )
}
