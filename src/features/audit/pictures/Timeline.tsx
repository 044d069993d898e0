import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { BarChart } from '@mui/x-charts/BarChart'
import { useMemo, useState, type ReactNode } from 'react'
import { exactTime, stamp } from '../../../lib/date/stamp'
import { AllowedIcon, DeniedIcon } from '../../../ui/icons'
import { useTexts } from '../../../ui/language'
import { ZoomOut } from '../strip/ZoomOut'
import { NothingToDraw } from './NothingToDraw'
import type { PictureProps } from './picture-props'
import { rangeOfBar, widthWords } from './bar-words'
import { knownOf } from './buckets'
import { picturesTexts } from './pictures-texts'
import { TimelineChoice } from './TimelineChoice'
import { TimelineMarks } from './TimelineMarks'
import { TimelineTable } from './TimelineTable'
import { useTotals } from './use-totals'

const HEIGHT = 140
/** Room of the axes and around them: the bars have the rest. */
const Y_AXIS = 48
const X_AXIS = 24
const INSETS = { top: 12, right: 4, bottom: X_AXIS, left: Y_AXIS }

/** Allowed and denied over time, drawn from what the filters leave of what is loaded; what was not read is hatched, not empty. */
export function Timeline({ snapshot, shown, zone, onNarrow }: PictureProps) {
  const t = useTexts(picturesTexts)
  const [asTable, setAsTable] = useState(false)
  const { totals, counting, isOld } = useTotals(shown, snapshot, zone)
  const { readRanges } = snapshot
  const known = useMemo(
    () => (totals === null ? [] : knownOf(totals.axis, readRanges)),
    [totals, readRanges],
  )
  const zoomOut = <ZoomOut ends={snapshot} zone={zone} onNarrow={onNarrow} />
  if (totals === null) {
    return (
      <>
        <NothingToDraw counting={counting} snapshot={snapshot} />
        {zoomOut}
      </>
    )
  }
  const { axis, bars, events, denied } = totals
  const labelOf = (bar: number) => stamp(rangeOfBar(axis, bar, snapshot).from, zone).slice(0, 16)
  const ends = [
    rangeOfBar(axis, 0, snapshot).from,
    rangeOfBar(axis, axis.count - 1, snapshot).to,
  ].map((iso) => exactTime(iso, zone))
  return (
    // Unseen, not taken away: the focus stays, and nothing moves.
    <Box aria-busy={isOld || undefined} sx={{ opacity: isOld ? 0 : 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', mb: 0.5 }}>
        <Typography variant="body2" component="h2" sx={{ fontWeight: 600 }}>
          {t.ofLoaded(events, snapshot.phase === 'complete')}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {t.perBar(widthWords(axis.widthMs, t))}
        </Typography>
        <Legend />
        <Box sx={{ ml: 'auto' }}>
          {zoomOut}
          <Button variant="text" onClick={() => setAsTable(!asTable)}>
            {asTable ? t.asPicture : t.asTable}
          </Button>
        </Box>
      </Box>
      {asTable ? (
        <TimelineTable
          totals={totals}
          known={known}
          ends={snapshot}
          zone={zone}
          onNarrow={onNarrow}
        />
      ) : (
        <TimelineChoice
          counted={totals}
          known={known}
          ends={snapshot}
          zone={zone}
          onNarrow={onNarrow}
          insets={INSETS}
        >
          <Box
            role="img"
            aria-label={t.timelineLabel(events - denied, denied, ends[0] ?? '', ends[1] ?? '')}
          >
            <BarChart
              height={HEIGHT}
              hideLegend
              // The slider below says the same by key; the chart's own keyboard layer would be a second Tab stop, without a name.
              disableKeyboardNavigation
              skipAnimation
              margin={{ top: INSETS.top, right: INSETS.right, bottom: 0, left: 0 }}
              xAxis={[
                {
                  scaleType: 'band',
                  data: bars.map((_, bar) => bar),
                  valueFormatter: labelOf,
                  categoryGapRatio: 0.15,
                  height: X_AXIS,
                },
              ]}
              yAxis={[{ width: Y_AXIS, tickNumber: 3 }]}
              series={[
                {
                  data: bars.map(({ denied: n }) => n),
                  label: t.denied,
                  stack: 'all',
                  color: 'var(--sc-palette-denied-main)',
                },
                {
                  data: bars.map(({ allowed }) => allowed),
                  label: t.allowed,
                  stack: 'all',
                  color: 'var(--sc-palette-allowed-main)',
                },
              ]}
            >
              <TimelineMarks known={known} policyChanges={bars.map((bar) => bar.policyChanges)} />
            </BarChart>
          </Box>
        </TimelineChoice>
      )}
    </Box>
  )
}

/** What the colours and shapes mean, in words. */
function Legend() {
  const t = useTexts(picturesTexts)
  const item = (mark: ReactNode, colour: string, label: string) => (
    <Box sx={{ display: 'inline-flex', gap: 0.5, alignItems: 'center' }}>
      <Box sx={{ color: colour, display: 'inline-flex' }} aria-hidden="true">
        {mark}
      </Box>
      <Typography variant="caption">{label}</Typography>
    </Box>
  )
  return (
    <>
      {item(<AllowedIcon />, 'allowed.main', t.allowed)}
      {item(<DeniedIcon />, 'denied.main', t.denied)}
      {item('▨', 'text.secondary', t.notLoaded)}
      {item('▼', 'restored.main', t.policyChange)}
    </>
  )
}
