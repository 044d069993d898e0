import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { CopyButton } from '../../../components/CopyButton'
import { formatInstant } from '../../../lib/date/micros'
import { offsetAt, type Zone } from '../../../lib/date/stamp'
import { DialogShell } from '../../../ui/dialog/DialogShell'
import { useTexts } from '../../../ui/language'
import { fonts } from '../../../ui/tokens'
import { eventsIn, type BlindSpot } from '../store/rows'
import { blindTexts } from './blind-texts'
import { timesOf } from './times-of'
import { whyBlindTexts } from './why-blind-texts'

/** Times that the list draws: an attacker may cause thousands. */
const DRAWN = 200

type Props = { blind: readonly BlindSpot[]; zone: Zone; onClose: () => void }

/** What is missing, who can have caused it, and whom to tell. */
export function BlindDialog({ blind, zone, onClose }: Props) {
  const t = useTexts(whyBlindTexts)
  const words = useTexts(blindTexts)
  const timesId = useId()
  const [first] = blind
  const offset = first ? offsetAt(formatInstant(first.from), zone) : ''
  const all = blind.map(({ from, to }) => `${formatInstant(from)} ${formatInstant(to)}`)
  return (
    <DialogShell title={t.title} onClose={onClose}>
      <DialogContent sx={{ display: 'grid', gap: 1, alignContent: 'start' }}>
        <Typography>{t.what(eventsIn(blind))}</Typography>
        <Typography>{t.cause}</Typography>
        <Typography>{t.who}</Typography>
        <Typography>{t.tell}</Typography>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Typography id={timesId} sx={{ fontWeight: 600 }}>
            {t.times} ({offset})
          </Typography>
          <CopyButton value={all.join('\n')} what={t.copied} />
        </Box>
        <Box
          component="ul"
          aria-labelledby={timesId}
          // The focus lets the keyboard scroll the list.
          tabIndex={0}
          sx={{ m: 0, p: 1, pl: 3, maxHeight: 240, overflow: 'auto', bgcolor: 'neutral.soft' }}
        >
          {blind.slice(0, DRAWN).map((spot) => (
            <Box component="li" key={spot.from} sx={{ fontFamily: fonts.mono, fontSize: 13 }}>
              {timesOf(spot, zone, words)}
            </Box>
          ))}
        </Box>
        {blind.length > DRAWN && <Typography>{t.more(blind.length - DRAWN)}</Typography>}
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose} autoFocus>
          {t.close}
        </Button>
      </DialogActions>
    </DialogShell>
  )
}
