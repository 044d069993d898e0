import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import { useTexts } from '../../ui/language'
import { historyTexts } from './texts'

type Props = {
  view: 'split' | 'unified'
  onView: (view: 'split' | 'unified') => void
  onSwap: () => void
}

/** Which side stands first, and whether the two stand beside each other. */
export function ViewControls({ view, onView, onSwap }: Props) {
  const t = useTexts(historyTexts)
  return (
    <Box
      sx={{
        displayPrint: 'none',
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        alignItems: 'center',
        alignSelf: 'start',
      }}
    >
      <Button variant="outlined" onClick={onSwap}>
        {t.swap}
      </Button>
      <FormControlLabel
        label={t.sideBySide}
        sx={{ mx: 0 }}
        control={
          <Switch
            size="small"
            checked={view === 'split'}
            onChange={(_event, split) => onView(split ? 'split' : 'unified')}
          />
        }
      />
    </Box>
  )
}
