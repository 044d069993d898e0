import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useEffect, useId } from 'react'
import { StillWaiting } from '../../../components/StillWaiting'
import type { Zone } from '../../../lib/date/stamp'
import { announce } from '../../../ui/announcer'
import { useTexts } from '../../../ui/language'
import { useAskBeforeLeaving } from '../../../ui/leaving'
import type { ExportRequest } from '../export/export-request'
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
  const titleId = useId()
  const narrow = useMediaQuery((theme) => theme.breakpoints.down('sm'), { noSsr: true })
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
    <Dialog
      open
      onClose={dismiss}
      aria-labelledby={titleId}
      fullWidth
      fullScreen={narrow}
      maxWidth="sm"
    >
      <DialogTitle id={titleId}>{t.title}</DialogTitle>
      {/* What lies below a dialog is read to nobody. */}
      <Box sx={{ px: 3 }}>
        <StillWaiting />
      </Box>
      {failed !== null ? (
        <>
          <DialogContent>
            <Alert severity="error" role="alert">
              {t.failed} {bundleFailure(failed, t, words)}
            </Alert>
          </DialogContent>
          <DialogActions sx={{ px: 3, pb: 2 }}>
            <Button variant="contained" autoFocus onClick={close}>
              {t.close}
            </Button>
          </DialogActions>
        </>
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
    </Dialog>
  )
}
