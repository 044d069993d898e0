import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { BASE_PATH } from '../lib/base-path'
import { DialogShell } from '../ui/dialog/DialogShell'
import { useTexts } from '../ui/language'
import { shortcutTexts } from './shortcut-texts'
import { appTexts } from './texts'

export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(appTexts)
  const keys = useTexts(shortcutTexts)
  const rows: [string, string][] = [
    ['Ctrl K / ⌘ K', keys.keyGoTo],
    ['?', keys.keyHelp],
    ['n', keys.keyNext],
    ['p', keys.keyPrevious],
    ['↑ ↓ PgUp PgDn Home End', keys.keyRows],
    ['Enter', keys.keyOpen],
    ['j', keys.keyNextEvent],
    ['k', keys.keyPreviousEvent],
    ['Shift Enter', keys.keyRange],
    ['f', keys.keyFrom],
    ['t', keys.keyTo],
    ['Ctrl Enter / ⌘ Enter', keys.keyReview],
  ]
  return (
    <DialogShell title={t.shortcuts} maxWidth="xs" onClose={onClose}>
      <DialogContent>
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          {keys.shortcutsHelp}
        </Typography>
        <Box
          component="dl"
          sx={{
            m: 0,
            display: 'grid',
            // Keys and what they do stand below each other where one line has no room for both.
            gridTemplateColumns: { xs: '1fr', sm: 'auto 1fr' },
            columnGap: 3,
            rowGap: { xs: 0, sm: 1 },
          }}
        >
          {rows.map(([key, what]) => (
            <Box key={key} sx={{ display: 'contents' }}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <Typography component="dd" sx={{ m: 0, mb: { xs: 1.5, sm: 0 } }}>
                {what}
              </Typography>
            </Box>
          ))}
        </Box>
      </DialogContent>
      <DialogActions sx={{ justifyContent: 'space-between', pl: 3 }}>
        {/* The build writes it (scripts/licenses.mjs). */}
        <Link href={`${BASE_PATH}licenses.txt`} target="_blank" rel="noopener" variant="body2">
          {keys.licenses}
        </Link>
        <Button onClick={onClose}>{keys.close}</Button>
      </DialogActions>
    </DialogShell>
  )
}
