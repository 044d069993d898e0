import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { ReasonedButton } from '../../../components/ReasonedButton'
import { useTexts } from '../../../ui/language'
import { stepTexts } from './step-texts'
import type { useSteps } from './use-steps'

/** "Previous event", "Next event" and where the open one stands in the list. */
export function EventSteps({ steps }: { steps: ReturnType<typeof useSteps> }) {
  const t = useTexts(stepTexts)
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, ml: 'auto' }}>
      <Typography
        component="span"
        variant="body2"
        color="textSecondary"
        sx={{ fontVariantNumeric: 'tabular-nums', mr: 0.5 }}
      >
        {steps.place}
      </Typography>
      <ReasonedButton
        aria-label={t.previous}
        aria-keyshortcuts="k"
        disabledReason={steps.whyNoPrevious}
        onClick={steps.goPrevious}
        sx={narrow}
      >
        ↑
      </ReasonedButton>
      <ReasonedButton
        aria-label={t.next}
        aria-keyshortcuts="j"
        aria-busy={steps.isLoading || undefined}
        disabledReason={steps.whyNoNext}
        onClick={steps.goNext}
        sx={narrow}
      >
        ↓
      </ReasonedButton>
    </Box>
  )
}

const narrow = { minWidth: 32, px: 0 } as const
