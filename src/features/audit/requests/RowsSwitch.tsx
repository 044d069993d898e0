import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import visuallyHidden from '@mui/utils/visuallyHidden'
import { lazy, Suspense, useId, useState } from 'react'
import { useTexts } from '../../../ui/language'
import { rowsTexts } from './rows-texts'
import type { ShownRequests } from './shown-requests'

const OutcomeMeanings = lazy(async () => ({
  default: (await import('./OutcomeMeanings')).OutcomeMeanings,
}))

type Props = {
  shown: ShownRequests
  /** Whether all of the list is loaded. Until then the switch shows no 0. */
  isWhole: boolean
  decisions: boolean
  onDecisions: (decisions: boolean) => void
}

/** "Requests | Decisions" with the number of both on display, and what the outcomes mean. */
export function RowsSwitch({ shown, isWhole, decisions, onDecisions }: Props) {
  const t = useTexts(rowsTexts)
  const id = useId()
  const [explains, setExplains] = useState(false)
  const choice = (of: boolean, label: string, count: number) => (
    <Button
      size="small"
      variant="outlined"
      aria-pressed={decisions === of}
      sx={{
        minHeight: { xs: 24, sm: 28 },
        py: 0,
        ...(decisions === of && { bgcolor: 'action.selected', fontWeight: 650 }),
        '&:first-of-type': { borderRadius: '6px 0 0 6px' },
        '&:last-of-type': { borderRadius: '0 6px 6px 0', ml: '-1px' },
      }}
      onClick={() => onDecisions(of)}
    >
      {label}
      <Box
        component="span"
        aria-hidden="true"
        sx={{
          ml: 0.75,
          fontWeight: 400,
          color: 'text.secondary',
          // A number of four digits is no wider than one of one digit, so that nothing moves while the list is read.
          minWidth: '5ch',
          textAlign: 'start',
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {!shown.isKnown || (count === 0 && !isWhole) ? '–' : t.count(count)}
      </Box>
    </Button>
  )
  return (
    <>
      <Box role="group" aria-label={t.rows} sx={{ display: 'flex' }}>
        {choice(false, t.requests, shown.requests)}
        {choice(true, t.decisions, shown.events)}
      </Box>
      <Box component="span" role="status" sx={visuallyHidden}>
        {shown.isKnown &&
          (shown.events === 0 && !isWhole ? t.noneSoFar : t.counts(shown.requests, shown.events))}
      </Box>
      {!decisions && (
        <Button
          variant="text"
          size="small"
          aria-label={t.explain}
          title={shown.filtered ? `${t.explain}. ${t.matching}` : t.explain}
          aria-expanded={explains}
          aria-controls={id}
          sx={{ minWidth: 28, minHeight: 24, py: 0 }}
          onClick={() => setExplains(!explains)}
        >
          ?
        </Button>
      )}
      <Box id={id} hidden={!explains || decisions} sx={{ order: 1, flexBasis: '100%' }}>
        <Suspense fallback={null}>{explains && <OutcomeMeanings />}</Suspense>
      </Box>
    </>
  )
}
