import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { CopyButton } from '../../../components/CopyButton'
import { useTexts } from '../../../ui/language'
import { download } from '../../../lib/download'
import { eventsIn } from '../store/rows'
import type { ExportSnapshot } from './export-snapshot'
import { duration, exportTexts } from './export-texts'
import { Facts } from './Facts'
import { receiptName } from './file-name'
import { RECEIPT_TYPE, receiptFile } from './result'
import { chooseFile } from './save-file'
import type { Result } from './result'
import type { Run } from './use-export'

type Props = {
  run: Run
  snapshot: ExportSnapshot
  result: Result
  onClose: () => void
}

/** What came of it: whole or a part, its figures, and its receipt. */
export function ExportResult({ run, snapshot, result, onClose }: Props) {
  const t = useTexts(exportTexts)
  const { complete, ended, blind, written, received, file } = snapshot
  const { name } = result
  const { handle } = run
  const [receiptSaved, setReceiptSaved] = useState(handle === null)
  const [warned, setWarned] = useState(false)
  const saveReceipt = async () => {
    const blob = receiptFile(result)
    if (handle === null) return download(blob, receiptName(name))
    const chosen = await chooseFile(receiptName(name), RECEIPT_TYPE, handle)
    if (chosen === null) return
    const stream = await chosen.createWritable()
    await stream.write(blob)
    await stream.close()
    setReceiptSaved(true)
  }
  const close = () => (receiptSaved || warned ? onClose() : setWarned(true))
  const command = `npm run verify-export -- "${name}" "${receiptName(name)}"`
  return (
    <>
      <DialogContent sx={{ display: 'grid', gap: 1.5, alignContent: 'start' }}>
        <Alert severity={complete ? 'success' : 'warning'}>
          <Typography sx={{ fontWeight: 600 }}>
            {complete ? t.complete(written) : t.partial(written)}
          </Typography>
          <Typography variant="body2">
            {complete ? t.completeHelp : ended ? null : t.partialHelp}
          </Typography>
          {blind.length > 0 && (
            <Typography variant="body2">{t.partlyUnreadable(eventsIn(blind))}</Typography>
          )}
          {received > written && (
            <Typography variant="body2">{t.leftOut(received - written)}</Typography>
          )}
          {complete && written === 0 && <Typography variant="body2">{t.empty}</Typography>}
        </Alert>
        <Typography>{handle === null ? t.saved : t.savedChosen}</Typography>
        <Facts
          name={t.file}
          facts={[
            [t.file, name],
            [t.receipt, receiptName(name)],
            [t.bytes, t.size(file?.bytes ?? 0)],
            [t.took, duration(result.endedAt - run.startedAt)],
            [
              t.sha,
              <>
                <code>{file?.sha256}</code> <CopyButton value={file?.sha256 ?? ''} what={t.sha} />
              </>,
            ],
          ]}
        />
        <Typography variant="body2" color="textSecondary">
          {t.proves} {t.verify}
        </Typography>
        <Box
          component="code"
          sx={{ overflowWrap: 'anywhere', bgcolor: 'neutral.soft', p: 1, borderRadius: 1 }}
        >
          {command}
        </Box>
        {warned && !receiptSaved && (
          <Alert severity="warning" role="alert">
            {t.unsaved}
          </Alert>
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2, flexWrap: 'wrap', gap: 1 }}>
        {handle === null && (
          <Button variant="text" onClick={() => result.file && download(result.file, name)}>
            {t.saveFile}
          </Button>
        )}
        <Button
          variant={receiptSaved ? 'text' : 'contained'}
          autoFocus={!receiptSaved}
          onClick={() => void saveReceipt()}
        >
          {receiptSaved ? t.saveReceiptAgain : t.saveReceipt}
        </Button>
        <Button
          variant={receiptSaved ? 'contained' : 'text'}
          autoFocus={receiptSaved}
          onClick={close}
        >
          {warned && !receiptSaved ? t.closeWithout : t.close}
        </Button>
      </DialogActions>
    </>
  )
}
