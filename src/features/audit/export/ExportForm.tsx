import Alert from '@mui/material/Alert'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { BeginForm } from '../../../components/export/BeginForm'
import { ChoiceList } from '../../../components/export/ChoiceList'
import { FormatChoice } from '../../../components/export/FormatChoice'
import type { Format } from '../../../components/export/export-writer'
import type { Zone } from '../../../lib/date/stamp'
import { useTexts } from '../../../ui/language'
import { AskedFacts } from './AskedFacts'
import type { ExportRequest } from './export-request'
import { exportTexts } from './export-texts'
import { failureWords } from './failure-words'
import { LocalFilterChoice } from './LocalFilterChoice'
import { canChooseFile } from './save-file'
import type { Choices } from './use-export'

type Props = {
  request: ExportRequest
  zone: Zone
  opening: boolean
  /** Why the last attempt to start could not make a file, or null. */
  refused: Error | null
  onStart: (choices: Choices) => void
  onCancel: () => void
}

/** What is exported, in words, and in which form. */
export function ExportForm({ request, zone, opening, refused, onStart, onCancel }: Props) {
  const t = useTexts(exportTexts)
  const [format, setFormat] = useState<Format>('csv')
  const [where, setWhere] = useState<'downloads' | 'chosen'>('downloads')
  const [applyLocal, setApplyLocal] = useState(true)
  const { local } = request
  return (
    <BeginForm
      cancelLabel={t.cancel}
      beginLabel={t.start}
      busy={opening}
      onBegin={() => onStart({ format, toChosenFile: where === 'chosen', applyLocal })}
      onCancel={onCancel}
    >
      <Typography>{t.everything}</Typography>
      <AskedFacts request={request} zone={zone} />
      {local !== null && (
        <LocalFilterChoice local={local} applied={applyLocal} onChange={setApplyLocal} />
      )}
      <FormatChoice
        value={format}
        disabled={opening}
        csvHelp={t.csvHelp}
        jsonlHelp={t.jsonlHelp}
        onChange={setFormat}
      />
      {canChooseFile() && (
        <ChoiceList
          legend={t.where}
          value={where}
          disabled={opening}
          onChange={setWhere}
          choices={[
            { value: 'downloads', label: t.downloads, help: t.downloadsHelp },
            { value: 'chosen', label: t.chosen, help: t.chosenHelp },
          ]}
        />
      )}
      <Typography variant="body2" color="textSecondary">
        {t.audited}
      </Typography>
      {refused && (
        <Alert severity="error" role="alert">
          {failureWords(refused, t)}
        </Alert>
      )}
    </BeginForm>
  )
}
