import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import Typography from '@mui/material/Typography'
import { WrittenFacts } from '../../../components/export/WrittenFacts'
import { download } from '../../../lib/download'
import { useTexts } from '../../../ui/language'
import { evidenceTexts } from './evidence-texts'
import type { Bundle } from './use-evidence'

type Props = { bundle: Bundle; onClose: () => void }

/** What came of it: the bundle, and what to keep of it elsewhere. */
export function EvidenceResult({ bundle, onClose }: Props) {
  const t = useTexts(evidenceTexts)
  const { name, saved, complete, events, selection, read } = bundle
  return (
    <>
      <DialogContent sx={{ display: 'grid', gap: 1.5, alignContent: 'start' }}>
        <Alert
          severity={
            complete
              ? 'success'
              : selection && read && selection.notFound === 0
                ? 'info'
                : 'warning'
          }
        >
          <Typography sx={{ fontWeight: 600 }}>
            {selection && read && selection.notFound === 0
              ? t.selected(events)
              : complete
                ? t.whole(events)
                : t.partial(events)}
          </Typography>
          {selection && <Typography variant="body2">{t.selectedHelp}</Typography>}
          {selection !== null && selection.notFound > 0 && (
            <Typography variant="body2">{t.notFound(selection.notFound)}</Typography>
          )}
          {!complete && selection === null && (
            <Typography variant="body2">{t.partialHelp}</Typography>
          )}
          {complete && events === 0 && <Typography variant="body2">{t.none}</Typography>}
        </Alert>
        <Typography>{t.saved}</Typography>
        <WrittenFacts name={name} written={saved} hasReceipt={false} help={t.keep} />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2, flexWrap: 'wrap', gap: 1 }}>
        <Button variant="text" onClick={() => saved.file && download(saved.file, name)}>
          {t.saveAgain}
        </Button>
        <Button variant="contained" autoFocus onClick={onClose}>
          {t.close}
        </Button>
      </DialogActions>
    </>
  )
}
