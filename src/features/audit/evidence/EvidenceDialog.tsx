import Box from '@mui/material/Box'
import { useEffect } from 'react'
import { StillWaiting } from '../../../components/StillWaiting'
import type { Zone } from '../../../lib/date/stamp'
import { announce } from '../../../ui/announcer'
import { DialogShell } from '../../../ui/dialog/DialogShell'
import { useTexts } from '../../../ui/language'
import { useAskBeforeLeaving } from '../../../ui/leaving'
import type { ExportRequest } from '../export/export-request'
import { ExportFailed } from '../export/ExportFailed'
import { exportTexts } from '../export/export-texts'
import { EvidenceForm } from './EvidenceForm'
import { EvidenceProgress } from './EvidenceProgress'
import { EvidenceResult } from './EvidenceResult'
import { bundleFailure } from './bundle-failure'
import { evidenceTexts } from './evidence-texts'
import { useEvidence } from './use-evidence'

type Props = {
  request: ExportRequest
  zone: Zone
  onClose: () => void
}

/** From what goes into a bundle, and the reviewer's notes, to the bundle. */
export function EvidenceDialog({ request, zone, onClose }: Props) {
  const t = useTexts(evidenceTexts)
  const words = useTexts(exportTexts)
  const evidence = useEvidence(request, zone, onClose)
  const { run, step, bundle, opening, refused, failed, begin, leave } = evidence
  const isUnderWay = run !== null && bundle === null && failed === null
  // Leaving the page would end it, and nothing would be saved.
  useAskBeforeLeaving(isUnderWay)
  useEffect(() => {
    if (bundle !== null) announce(t.announceMade)
    else if (failed !== null) announce(t.announceFailed)
  }, [bundle, failed, t])
  const close = () => {
    leave()
    onClose()
  }
  const dismiss = () => {
    if (!isUnderWay) close()
    // What is under way is ended by its own button; while events are read, that one asks.
    else if (step === null) run.exporter.hold('cancel')
  }
  return (
    <DialogShell title={t.title} onClose={dismiss}>
      {/* What lies below a dialog is read to nobody. */}
      <Box sx={{ px: 3 }}>
        <StillWaiting />
      </Box>
      {failed !== null ? (
        <ExportFailed closeLabel={t.close} onClose={close}>
          {t.failed} {bundleFailure(failed, t, words)}
        </ExportFailed>
      ) : run === null ? (
        <EvidenceForm
          request={request}
          zone={zone}
          opening={opening}
          refused={refused}
          onStart={(choices) => void begin(choices)}
          onCancel={close}
        />
      ) : bundle === null ? (
        <EvidenceProgress run={run} step={step} zone={zone} onCancel={close} />
      ) : (
        <EvidenceResult bundle={bundle} onClose={close} />
      )}
    </DialogShell>
  )
}
