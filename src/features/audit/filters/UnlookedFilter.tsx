import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTexts } from '../../../ui/language'
import { filterTexts } from './filter-texts'
import { unlookedTexts } from './unlooked-texts'

type Props = { on: boolean; onChange: (on: boolean) => void }

/** The switch "Not looked at yet". A line beside the switch says which rows it hides, and how long the browser remembers them. */
export function UnlookedFilter({ on, onChange }: Props) {
  const words = useTexts(filterTexts)
  const t = useTexts(unlookedTexts)
  const helpId = useId()
  return (
    <Box data-of="looked">
      <FormControlLabel
        control={
          <Switch
            size="small"
            checked={on}
            onChange={(_, checked) => onChange(checked)}
            slotProps={{ input: { 'aria-describedby': helpId } }}
          />
        }
        label={words.unlooked}
        sx={{ mx: 0, gap: 0.5, '& .MuiFormControlLabel-label': { fontSize: '0.8125rem' } }}
      />
      <Typography id={helpId} variant="caption" color="textSecondary" component="p">
        {t.help}
      </Typography>
    </Box>
  )
}
