import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { isForbidden } from '../../api/errors'
import { serverAhead } from '../../api/server-clock'
import { FailureState } from '../../components/FailureState'
import { LoadingRows } from '../../components/LoadingRows'
import { saidOf } from '../../components/failure-words'
import { sharedTexts } from '../../components/shared-texts'
import { useReadScopeNames } from '../../components/use-read-scope-names'
import { exactTime } from '../../lib/date/stamp'
import { useNow } from '../../ui/clock'
import { useTexts } from '../../ui/language'
import { WholeTimes } from '../../ui/WholeTimes'
import type { View } from './access-view'
import { NamesFromAudit } from './NamesFromAudit'
import { groupsOf, limitsOf, type Shown } from './shown'
import { accessTexts } from './texts'
import { UnknownNotes } from './UnknownNotes'
import { useShown } from './use-shown'

// MUI's Slider comes with the press that asks for it.
const MomentsSlider = lazy(async () => ({
  default: (await import('./moments/MomentsSlider')).MomentsSlider,
}))
const RefusedList = lazy(async () => ({ default: (await import('./RefusedList')).RefusedList }))

/** Milliseconds that the page's clock may be behind: it ticks each half minute, and the server's may be ahead. An event of just now is no time to come. */
const CLOCKS_MS = 60_000

type Props = {
  view: Extract<View, { kind: 'read' }>
  asOf: string | undefined
  /** Goes to another instant in place, null is now: a step of the slider is none of the browser's history. */
  onAsOf: (instant: string | null) => void
  children: (shown: Shown) => ReactNode
}

/** The bindings of a view with what they are worth: for which instant, how many of them, and what they cannot tell. */
export function ShownFrame({ view, asOf, onAsOf, children }: Props) {
  const t = useTexts(accessTexts)
  const shared = useTexts(sharedTexts)
  const [stepping, setStepping] = useState(false)
  const loaded = useShown(view, asOf)
  const now = useNow() + serverAhead()
  useReadScopeNames(view.resource.type === 'server' ? [] : [view.resource.scope_id])
  if (loaded.state === 'loading') return <LoadingRows rows={12} />
  if (loaded.state === 'failed') {
    const { error, retry } = loaded
    return isForbidden(error) ? (
      <Suspense fallback={<LoadingRows rows={12} />}>
        <RefusedList error={error} onRetry={retry} />
      </Suspense>
    ) : (
      <FailureState error={error} onRetry={retry} />
    )
  }
  const { shown, complete, stopped, calls, retry } = loaded
  const count = shown.bindings.length
  const isAhead = shown.asOf !== null && Date.parse(shown.asOf) > now + CLOCKS_MS
  const inForceAt = isAhead ? t.inForceAhead : t.inForceAt
  return (
    <>
      <Box sx={{ mb: 1, display: 'grid', gap: 0.5 }}>
        {shown.asOf !== null && (
          <Typography variant="h2">
            <WholeTimes text={inForceAt(exactTime(shown.asOf, 'local').replace('.000', ''))} />
          </Typography>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1 }}>
          <Typography variant="body2" color="textSecondary" role="status">
            {shown.asOf === null && `${t.inForceNow} · `}
            {complete || stopped ? t.read(count, calls) : t.readingMore(count)}
          </Typography>
          <Button
            variant="text"
            size="small"
            aria-expanded={stepping}
            onClick={() => setStepping(!stepping)}
            sx={{ minHeight: 24, px: 0.5, py: 0, ml: -0.5 }}
          >
            {t.stepThrough}
          </Button>
          {complete && <NamesFromAudit shown={shown} />}
        </Box>
        {stepping && (
          <Suspense fallback={null}>
            <MomentsSlider shown={shown} onAsOf={onAsOf} />
          </Suspense>
        )}
        {shown.asOf !== null && (
          <UnknownNotes unknown={[...limitsOf(shown), ...groupsOf(shown)]} groups ahead={isAhead} />
        )}
      </Box>
      {stopped && (
        <Alert
          severity="warning"
          role="alert"
          sx={{ mb: 1.5 }}
          action={
            <Button color="inherit" variant="outlined" onClick={retry}>
              {t.retry}
            </Button>
          }
        >
          <AlertTitle>{t.partly(count)}</AlertTitle>
          {saidOf(stopped, shared)} {t.partlyHelp}
        </Alert>
      )}
      {children(shown)}
    </>
  )
}
