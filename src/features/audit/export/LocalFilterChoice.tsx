import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Typography from '@mui/material/Typography'
import { useTexts } from '../../../ui/language'
import type { LocalFilter } from './local-filter'
import { exportTexts } from './export-texts'

type Props = { local: LocalFilter; applied: boolean; onChange: (applied: boolean) => void }

/** Whether the filters that the server does not have are applied to what is written. */
export function LocalFilterChoice({ local, applied, onChange }: Props) {
  const t = useTexts(exportTexts)
  return (
    <Alert severity="info">
      <Typography variant="body2">{t.local(local.words.length)}:</Typography>
      <Box component="ul" sx={{ my: 0.5, pl: 2.5 }}>
        {local.words.map((word) => (
          <li key={word}>{word}</li>
        ))}
      </Box>
      <FormControlLabel
        control={
          <Checkbox
            size="small"
            checked={applied}
            onChange={(event) => onChange(event.target.checked)}
          />
        }
        label={t.applyLocal}
      />
      {!applied && <Typography variant="body2">{t.notApplied}</Typography>}
    </Alert>
  )
}
