import Box from '@mui/material/Box'
import { useEffect, useSyncExternalStore } from 'react'
import type { Result } from '../../../components/export/result'
import { StillWaiting } from '../../../components/StillWaiting'
import type { Zone } from '../../../lib/date/stamp'
import { announce } from '../../../ui/announcer'
import { DialogShell } from '../../../ui/dialog/DialogShell'
import { useTexts } from '../../../ui/language'
import { useAskBeforeLeaving } from '../../../ui/leaving'
import { ExportFailed } from './ExportFailed'
import { ExportForm } from './ExportForm'
import { ExportProgress } from './ExportProgress'
import { ExportResult } from './ExportResult'
import type { ExportRequest } from './export-request'
import type { ExportSnapshot } from './export-snapshot'
import { exportTexts } from './export-texts'
import { failureWords } from './failure-words'
import { useExport, type Run } from './use-export'

type Props = {
  request: ExportRequest
  zone: Zone
  onClose: () => void
}

/** Says the turns that an export takes; its figures are in the progress bar. */
function useAnnouncements({ phase, hold, complete, written }: ExportSnapshot) {
  const t = useTexts(exportTexts)
  useEffect(() => {
    if (phase === 'done') announce(complete ? t.announceDone(written) : t.announcePart(written))
    else if (phase === 'failed') announce(t.announceFailed)
    else if (phase === 'stopped') announce(t.announceStopped)
    else if (hold === 'pause') announce(t.announcePaused)
  }, [phase, hold, complete, written, t])
}

type UnderWayProps = {
  run: Run
  zone: Zone
  result: Result | null
  onClose: () => void
}

function UnderWay({ run, zone, result, onClose }: UnderWayProps) {
  const t = useTexts(exportTexts)
  const { exporter } = run
  const snapshot = useSyncExternalStore(exporter.subscribe, exporter.getSnapshot)
  const { phase, error } = snapshot
  useAnnouncements(snapshot)
  // Leaving the page would end it, and nothing would be saved.
  useAskBeforeLeaving(phase !== 'done' && phase !== 'failed' && phase !== 'gone')
  if (phase === 'failed') {
    return (
      <ExportFailed closeLabel={t.close} onClose={onClose}>
        {t.nothing}
        {error && failureWords(error, t)}
      </ExportFailed>
    )
  }
  return result === null ? (
    <ExportProgress run={run} snapshot={snapshot} zone={zone} />
  ) : (
    <ExportResult run={run} snapshot={snapshot} result={result} onClose={onClose} />
  )
}

/** From what is exported and how, to the file and its receipt. */
export function ExportDialog({ request, zone, onClose }: Props) {
  const t = useTexts(exportTexts)
  const { run, result, opening, refused, begin, leave } = useExport(request, onClose)
  const close = () => {
    leave()
    onClose()
  }
  const dismiss = () => {
    if (run === null) return close()
    const { phase } = run.exporter.getSnapshot()
    // What is under way is ended by its own button, which asks; a result is closed by the button that warns.
    if (phase === 'failed') close()
    else if (phase !== 'done' && phase !== 'finishing') run.exporter.hold('cancel')
  }
  return (
    <DialogShell title={t.title} onClose={dismiss}>
      {/* What lies below a dialog is read to nobody. */}
      <Box sx={{ px: 3 }}>
        <StillWaiting />
      </Box>
      {run === null ? (
        <ExportForm
          request={request}
          zone={zone}
          opening={opening}
          refused={refused}
          onStart={(choices) => void begin(choices)}
          onCancel={close}
        />
      ) : (
        <UnderWay run={run} zone={zone} result={result} onClose={close} />
      )}
    </DialogShell>
  )
}
