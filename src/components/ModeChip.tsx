import { Chip } from '../ui/Chip'
import { useTexts } from '../ui/language'
import { sharedTexts } from './shared-texts'

/** Custom in the accent colour, Auto neutral; a mode that the console does not know is shown as it is. */
export function ModeChip({ mode }: { mode: string }) {
  const t = useTexts(sharedTexts)
  const label = mode === 'auto' ? t.auto : mode === 'custom' ? t.custom : mode
  const custom = mode === 'custom'
  return (
    <Chip
      label={label}
      sx={{
        bgcolor: custom ? 'primary.soft' : 'neutral.soft',
        color: custom ? 'primary.main' : 'text.primary',
      }}
    />
  )
}
