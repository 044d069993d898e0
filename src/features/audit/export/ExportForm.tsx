import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import FormControlLabel from '@mui/material/FormControlLabel'
import Typography from '@mui/material/Typography'
import { useState, type FormEvent } from 'react'
import { exactTime, type Zone } from '../../../lib/date/stamp'
import { own } from '../../../lib/json/own'
import { useTexts } from '../../../ui/language'
import {
  filterText,
  SERVER_FILTER_NAMES,
  type ServerFilter,
  type ServerFilters,
} from '../query/server-filters'
import { ChoiceList } from './ChoiceList'
import { Facts } from './Facts'
import type { ExportRequest } from './export-request'
import { exportTexts } from './export-texts'
import type { Format } from './export-writer'
import { failureWords } from './failure-words'
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
  const { resource, start, end, local } = request
  const wordOf = (value: ServerFilters[ServerFilter]) => {
    if (value == null) return t.any
    const text = filterText(value)
    return own(t.values, text) ?? text
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!opening) onStart({ format, toChosenFile: where === 'chosen', applyLocal })
  }
  return (
    <Box component="form" noValidate onSubmit={onSubmit} sx={{ display: 'contents' }}>
      <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start', pt: 0 }}>
        <Typography>{t.everything}</Typography>
        <Facts
          name={t.what}
          facts={[
            [t.resource, resource.type === 'server' ? t.server : `${t.scope} ${resource.scope_id}`],
            ...SERVER_FILTER_NAMES.map((name) => [t.filters[name], wordOf(request[name])] as const),
            [t.from, start === null ? t.beginning : exactTime(start, zone)],
            [t.until, end === null ? t.now : exactTime(end, zone)],
          ]}
        />
        {local !== null && (
          <Alert severity="info">
            <Typography variant="body2">{t.local(local.words.length)}:</Typography>
            <Box component="ul" sx={{ my: 0.5, pl: 2.5 }}>
              {local.words.map((word) => (
                <li key={word}>{word}</li>
              ))}
            </Box>
            <FormControlLabel
              control={
                <Checkbox
                  size="small"
                  checked={applyLocal}
                  onChange={(event) => setApplyLocal(event.target.checked)}
                />
              }
              label={t.applyLocal}
            />
            {!applyLocal && <Typography variant="body2">{t.notApplied}</Typography>}
          </Alert>
        )}
        <ChoiceList
          legend={t.format}
          value={format}
          disabled={opening}
          onChange={setFormat}
          choices={[
            { value: 'csv', label: t.csv, help: t.csvHelp },
            { value: 'jsonl', label: t.jsonl, help: t.jsonlHelp },
          ]}
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
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button variant="text" onClick={onCancel}>
          {t.cancel}
        </Button>
        <Button type="submit" variant="contained" aria-disabled={opening || undefined}>
          {t.start}
        </Button>
      </DialogActions>
    </Box>
  )
}
