import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { AUDIT_LIMIT_MAX } from '../../api/contract/audit'
import { DialogShell } from '../../ui/dialog/DialogShell'
import { useTexts } from '../../ui/language'
import { LOADED_MAX } from './load-all'
import { loadTexts } from './load-texts'

type Props = { loaded: number; calls: number; onStart: () => void; onClose: () => void }

/** What loading everything costs, before anything is asked. */
export function LoadAllDialog({ loaded, calls, onStart, onClose }: Props) {
  const t = useTexts(loadTexts)
  const aboutId = useId()
  return (
    <DialogShell title={t.title} describedBy={aboutId} onClose={onClose}>
      <DialogContent id={aboutId}>
        <Typography>{t.cost(AUDIT_LIMIT_MAX)}</Typography>
        <Typography sx={{ mt: 1 }} color="textSecondary">
          {t.unknown(loaded, calls)}
        </Typography>
        <Typography sx={{ mt: 1 }} color="textSecondary">
          {t.bound(LOADED_MAX)}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button variant="text" onClick={onClose}>
          {t.cancel}
        </Button>
        <Button variant="contained" onClick={onStart}>
          {t.start}
        </Button>
      </DialogActions>
    </DialogShell>
  )
}
