import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { meQuery } from '../../../api/queries/access'
import { session } from '../../../api/session'
import { BeginForm } from '../../../components/export/BeginForm'
import type { Zone } from '../../../lib/date/stamp'
import { useTexts } from '../../../ui/language'
import { useAskBeforeLeaving } from '../../../ui/leaving'
import { AskedFacts } from '../export/AskedFacts'
import type { ExportRequest } from '../export/export-request'
import { exportTexts } from '../export/export-texts'
import { LocalFilterChoice } from '../export/LocalFilterChoice'
import { bundleFailure } from './bundle-failure'
import { CALLS_MAX } from './call-budget'
import { DIFFS_MAX } from './change-search'
import { CHANGES_MAX } from './event-facts'
import { evidenceTexts } from './evidence-texts'
import { SelectionFacts } from './SelectionFacts'
import { EMPTY_NOTES, keepNotes, keptNotes, type Notes } from './notes'
import type { EvidenceChoices } from './use-evidence'

type Props = {
  request: ExportRequest
  zone: Zone
  opening: boolean
  /** Why the last attempt to start could not make a file, or null. */
  refused: Error | null
  onStart: (choices: EvidenceChoices) => void
  onCancel: () => void
}

/** What goes into the bundle, and what the reviewer has to say to it. */
export function EvidenceForm({ request, zone, opening, refused, onStart, onCancel }: Props) {
  const t = useTexts(evidenceTexts)
  const words = useTexts(exportTexts)
  const helpId = useId()
  const me = useQuery(meQuery()).data?.principal
  const [withChanges, setWithChanges] = useState(false)
  const [applyLocal, setApplyLocal] = useState(true)
  const [notes, setNotes] = useState<Notes>(
    () => keptNotes(session.owner()) ?? { ...EMPTY_NOTES, name: me?.description ?? me?.id ?? '' },
  )
  const { local, selection } = request
  // A reload would lose it.
  useAskBeforeLeaving(notes.conclusion !== '' || notes.notes !== '')
  const change = (changed: Partial<Notes>) => {
    const next = { ...notes, ...changed }
    setNotes(next)
    keepNotes(session.owner(), next)
  }
  return (
    <BeginForm
      cancelLabel={t.cancel}
      beginLabel={t.make}
      busy={opening}
      onBegin={() => onStart({ withChanges, applyLocal, notes })}
      onCancel={onCancel}
    >
      <Typography>{selection ? t.selectionIntro : t.intro}</Typography>
      {selection ? (
        <SelectionFacts selection={selection} zone={zone} />
      ) : (
        <AskedFacts request={request} zone={zone} />
      )}
      {local !== null && (
        <LocalFilterChoice local={local} applied={applyLocal} onChange={setApplyLocal} />
      )}
      <Box>
        <FormControlLabel
          control={
            <Checkbox
              size="small"
              checked={withChanges}
              onChange={(event) => setWithChanges(event.target.checked)}
              slotProps={{ input: { 'aria-describedby': helpId } }}
            />
          }
          label={t.withChanges}
        />
        <Typography id={helpId} variant="body2" color="textSecondary">
          {t.withChangesHelp(CHANGES_MAX, DIFFS_MAX, CALLS_MAX)}
        </Typography>
      </Box>
      <TextField
        label={t.reviewer}
        size="small"
        value={notes.name}
        onChange={(event) => change({ name: event.target.value })}
      />
      <TextField
        label={t.conclusion}
        size="small"
        multiline
        minRows={2}
        maxRows={8}
        value={notes.conclusion}
        onChange={(event) => change({ conclusion: event.target.value })}
      />
      <TextField
        label={t.notes}
        size="small"
        multiline
        minRows={2}
        maxRows={12}
        helperText={t.notesHelp}
        value={notes.notes}
        onChange={(event) => change({ notes: event.target.value })}
      />
      <Typography variant="body2" color="textSecondary">
        {selection ? t.selectionCost(selection.stretches.length) : t.cost}
      </Typography>
      {refused && (
        <Alert severity="error" role="alert">
          {bundleFailure(refused, t, words)}
        </Alert>
      )}
    </BeginForm>
  )
}
