import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useId, useState, type FormEvent } from 'react'
import type { Format } from '../../../components/export/export-writer'
import { FormatChoice } from '../../../components/export/FormatChoice'
import { saveBoth } from '../../../components/export/result'
import { WrittenFacts } from '../../../components/export/WrittenFacts'
import { useTexts } from '../../../ui/language'
import { AskedFacts } from './AskedFacts'
import type { BindingsExport } from './bindings-receipt'
import { exportTexts } from './texts'
import { useBindingsExport } from './use-bindings-export'

type Props = { request: BindingsExport; onClose: () => void }

/** From what is exported and how, to the file and its receipt. */
export function BindingsExportDialog({ request, onClose }: Props) {
  const t = useTexts(exportTexts)
  const titleId = useId()
  const narrow = useMediaQuery((theme) => theme.breakpoints.down('sm'), { noSsr: true })
  const [format, setFormat] = useState<Format>('csv')
  const { made, busy, failed, begin } = useBindingsExport(request)
  const { complete } = request.reading
  const count = request.rows.length
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!busy) void begin(format)
  }
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={titleId}
      fullWidth
      fullScreen={narrow}
      maxWidth="sm"
    >
      <DialogTitle id={titleId}>{t.title}</DialogTitle>
      {made === null ? (
        <Box component="form" noValidate onSubmit={submit} sx={{ display: 'contents' }}>
          <DialogContent sx={content}>
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
          </DialogContent>
          <DialogActions sx={{ px: 3, pb: 2 }}>
            <Button variant="text" onClick={onClose}>
              {t.cancel}
            </Button>
            <Button type="submit" variant="contained" aria-disabled={busy || undefined}>
              {t.start}
            </Button>
          </DialogActions>
        </Box>
      ) : (
        <>
          <DialogContent sx={content}>
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
    </Dialog>
  )
}

const content = { display: 'grid', gap: 2, alignContent: 'start', pt: 0 } as const
