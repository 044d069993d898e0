import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { receiptName } from '../../../components/export/file-names'
import { RECEIPT_TYPE, receiptFile, type Result } from '../../../components/export/result'
import { WrittenFacts } from '../../../components/export/WrittenFacts'
import { useTexts } from '../../../ui/language'
import { download } from '../../../lib/download'
import { eventsIn } from '../store/rows'
import type { ExportSnapshot } from './export-snapshot'
import { duration, exportTexts } from './export-texts'
import { chooseFile } from './save-file'
import type { Run } from './use-export'

type Props = {
  run: Run
  snapshot: ExportSnapshot
  result: Result
  onClose: () => void
}

const NOTHING = { bytes: 0, sha256: '' }

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
        <WrittenFacts
          name={name}
          written={file ?? NOTHING}
          hasReceipt
          more={[[t.took, duration(result.endedAt - run.startedAt)]]}
          help={t.proves}
        />
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
