import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import { offsetAt, type Zone } from '../../lib/date/stamp'
import { useTexts } from '../../ui/language'
import { auditTexts } from './texts'

type Props = {
  zone: Zone
  /** Whether the switch says the offset, because no column's head does. */
  said: boolean
  onZone: (zone: Zone) => void
}

/** Switches the times of the audit between the browser's zone and UTC. */
export function ZoneSwitch({ zone, said, onZone }: Props) {
  const t = useTexts(auditTexts)
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      {said && (
        <Typography component="span" variant="body2" color="textSecondary">
          {t.timesIn(offsetAt(new Date(), zone))}
        </Typography>
      )}
      <FormControlLabel
        control={
          <Switch
            size="small"
            checked={zone === 'utc'}
            onChange={(_, on) => onZone(on ? 'utc' : 'local')}
          />
        }
        label={t.utc}
        sx={{ mx: 0, gap: 0.5 }}
      />
    </Box>
  )
}
