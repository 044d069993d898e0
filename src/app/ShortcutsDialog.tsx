import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useTexts } from '../ui/language'
import { appTexts } from './texts'

export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(appTexts)
  const rows: [string, string][] = [
    ['Ctrl K / ⌘ K', t.keyGoTo],
    ['?', t.keyHelp],
    ['n', t.keyNext],
    ['p', t.keyPrevious],
    ['↑ ↓ PgUp PgDn Home End', t.keyRows],
    ['Enter', t.keyOpen],
    ['Shift Enter', t.keyRange],
    ['f', t.keyFrom],
    ['t', t.keyTo],
    ['Ctrl Enter / ⌘ Enter', t.keyReview],
  ]
  return (
    <Dialog open onClose={onClose} aria-labelledby="shortcuts-title" fullWidth maxWidth="xs">
      <DialogTitle id="shortcuts-title">{t.shortcuts}</DialogTitle>
      <DialogContent>
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          {t.shortcutsHelp}
        </Typography>
        <Box
          component="dl"
          sx={{ m: 0, display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 3, rowGap: 1 }}
        >
          {rows.map(([key, what]) => (
            <Box key={key} sx={{ display: 'contents' }}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <Typography component="dd" sx={{ m: 0 }}>
                {what}
              </Typography>
            </Box>
          ))}
        </Box>
      </DialogContent>
      <DialogActions sx={{ justifyContent: 'space-between', pl: 3 }}>
        {/* The build writes it (scripts/licenses.mjs). */}
        <Link href="/licenses.txt" target="_blank" rel="noopener" variant="body2">
          {t.licenses}
        </Link>
        <Button onClick={onClose}>{t.close}</Button>
      </DialogActions>
    </Dialog>
  )
}
