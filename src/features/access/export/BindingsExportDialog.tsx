import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { BeginForm } from '../../../components/export/BeginForm'
import { exportContent } from '../../../components/export/export-content'
import type { Format } from '../../../components/export/export-writer'
import { FormatChoice } from '../../../components/export/FormatChoice'
import { saveBoth } from '../../../components/export/result'
import { WrittenFacts } from '../../../components/export/WrittenFacts'
import { DialogShell } from '../../../ui/dialog/DialogShell'
import { useTexts } from '../../../ui/language'
import { AskedFacts } from './AskedFacts'
import type { BindingsExport } from './bindings-receipt'
import { exportTexts } from './texts'
import { useBindingsExport } from './use-bindings-export'

type Props = { request: BindingsExport; onClose: () => void }

/** From what is exported and how, to the file and its receipt. */
export function BindingsExportDialog({ request, onClose }: Props) {
  const t = useTexts(exportTexts)
  const [format, setFormat] = useState<Format>('csv')
  const { made, busy, failed, begin } = useBindingsExport(request)
  const { complete } = request.reading
  const count = request.rows.length
  return (
    <DialogShell title={t.title} onClose={onClose}>
      {made === null ? (
        <BeginForm
          cancelLabel={t.cancel}
          beginLabel={t.start}
          busy={busy}
          onBegin={() => void begin(format)}
          onCancel={onClose}
        >
          <Typography>{t.everything}</Typography>
          {!complete && (
            <Alert severity="warning">
              <AlertTitle>{t.partly}</AlertTitle>
              {t.partlyHelp}
            </Alert>
          )}
          <AskedFacts request={request} />
          <FormatChoice
            value={format}
            disabled={busy}
            jsonlHelp={t.jsonlHelp}
            onChange={setFormat}
          />
          <Typography variant="body2" color="textSecondary">
            {t.quiet}
          </Typography>
          {failed && (
            <Alert severity="error" role="alert">
              {t.failed}
            </Alert>
          )}
        </BeginForm>
      ) : (
        <>
          <DialogContent sx={exportContent}>
            <Alert severity={complete ? 'success' : 'warning'} role="status">
              <Typography sx={{ fontWeight: 600 }}>
                {complete ? t.complete(count) : t.partial(count)}
              </Typography>
              {!complete && <Typography variant="body2">{t.partlyHelp}</Typography>}
            </Alert>
            <Typography>{t.saved}</Typography>
            <WrittenFacts name={made.name} written={made.written} hasReceipt help={t.proves} />
          </DialogContent>
          <DialogActions sx={{ px: 3, pb: 2, flexWrap: 'wrap', gap: 1 }}>
            <Button variant="text" onClick={() => saveBoth(made)}>
              {t.saveAgain}
            </Button>
            <Button variant="contained" autoFocus onClick={onClose}>
              {t.close}
            </Button>
          </DialogActions>
        </>
      )}
    </DialogShell>
  )
}
