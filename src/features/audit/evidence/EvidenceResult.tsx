import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import Typography from '@mui/material/Typography'
import { CopyButton } from '../../../components/CopyButton'
import { download } from '../../../lib/download'
import { useTexts } from '../../../ui/language'
import { exportTexts } from '../export/export-texts'
import { Facts } from '../export/Facts'
import { evidenceTexts } from './evidence-texts'
import type { Bundle } from './use-evidence'

type Props = { bundle: Bundle; onClose: () => void }

/** What came of it: the bundle, and what to keep of it elsewhere. */
export function EvidenceResult({ bundle, onClose }: Props) {
  const t = useTexts(evidenceTexts)
  const { size } = useTexts(exportTexts)
  const { name, saved, complete, events } = bundle
  return (
    <>
      <DialogContent sx={{ display: 'grid', gap: 1.5, alignContent: 'start' }}>
        <Alert severity={complete ? 'success' : 'warning'}>
          <Typography sx={{ fontWeight: 600 }}>
            {complete ? t.whole(events) : t.partial(events)}
          </Typography>
          {!complete && <Typography variant="body2">{t.partialHelp}</Typography>}
          {complete && events === 0 && <Typography variant="body2">{t.none}</Typography>}
        </Alert>
        <Typography>{t.saved}</Typography>
        <Facts
          name={t.bundle}
          facts={[
            [t.file, name],
            [t.size, size(saved.bytes)],
            [
              t.sha,
              <>
                <code>{saved.sha256}</code> <CopyButton value={saved.sha256} what={t.sha} />
              </>,
            ],
          ]}
        />
        <Typography variant="body2" color="textSecondary">
          {t.keep} {t.verify}
        </Typography>
        <Box
          component="code"
          sx={{ overflowWrap: 'anywhere', bgcolor: 'neutral.soft', p: 1, borderRadius: 1 }}
        >
          {`npm run verify-export -- "${name}"`}
        </Box>
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
