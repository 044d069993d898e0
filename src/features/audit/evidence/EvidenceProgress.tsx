import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useSyncExternalStore } from 'react'
import type { Zone } from '../../../lib/date/stamp'
import { useTexts } from '../../../ui/language'
import { ExportProgress } from '../export/ExportProgress'
import { evidenceTexts } from './evidence-texts'
import type { Step } from './rest-of-bundle'
import type { EvidenceRun } from './use-evidence'

type Props = {
  run: EvidenceRun
  /** Null while the events are read. */
  step: Step | null
  zone: Zone
  onCancel: () => void
}

function wordsOf(step: Step, t: typeof evidenceTexts.en): string {
  switch (step.kind) {
    case 'bindings':
      return t.steps.bindings(step.count)
    case 'changes':
      return t.steps.changes(step.done, step.of)
    case 'packing':
      return t.steps.packing
  }
}

/** A bundle under way: first its events, as an export shows them, then what else goes into it. */
export function EvidenceProgress({ run, step, zone, onCancel }: Props) {
  const t = useTexts(evidenceTexts)
  const { exporter } = run
  const snapshot = useSyncExternalStore(exporter.subscribe, exporter.getSnapshot)
  if (step === null) {
    return (
      <>
        <Typography variant="body2" sx={{ px: 3 }}>
          {t.reading}
        </Typography>
        <ExportProgress run={run} snapshot={snapshot} zone={zone} />
      </>
    )
  }
  const isEnding = step.kind === 'packing'
  const words = wordsOf(step, t)
  return (
    <>
      <DialogContent sx={{ display: 'grid', gap: 1.5, alignContent: 'start' }}>
        <LinearProgress aria-label={t.progress} aria-valuetext={words} />
        <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>{words}</Typography>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button
          variant="text"
          autoFocus
          aria-disabled={isEnding || undefined}
          onClick={() => !isEnding && onCancel()}
        >
          {t.cancel}
        </Button>
      </DialogActions>
    </>
  )
}
