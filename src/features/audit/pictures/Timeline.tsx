import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { BarChart } from '@mui/x-charts/BarChart'
import { useMemo, useState, type ReactNode } from 'react'
import { exactTime, stamp } from '../../../lib/date/stamp'
import { AllowedIcon, DeniedIcon } from '../../../ui/icons'
import { useTexts } from '../../../ui/language'
import { NothingToDraw } from './NothingToDraw'
import type { PictureProps } from './picture-props'
import { rangeOfBar, widthWords } from './bar-words'
import { knownOf } from './buckets'
import { picturesTexts } from './pictures-texts'
import { TimelineMarks } from './TimelineMarks'
import { TimelineTable } from './TimelineTable'
import { useTotals } from './use-totals'

const HEIGHT = 140

/** Allowed and denied over time, drawn from what the filters leave of what is loaded; what was not read is hatched, not empty. */
export function Timeline({ snapshot, shown, zone, onNarrow }: PictureProps) {
  const t = useTexts(picturesTexts)
  const [asTable, setAsTable] = useState(false)
  const { totals, counting } = useTotals(shown, snapshot, zone)
  const { readRanges } = snapshot
  const known = useMemo(
    () => (totals === null ? [] : knownOf(totals.axis, readRanges)),
    [totals, readRanges],
  )
  if (totals === null) {
    return <NothingToDraw counting={counting} snapshot={snapshot} />
  }
  const { axis, bars, events, denied } = totals
  const labelOf = (bar: number) => stamp(rangeOfBar(axis, bar, snapshot).from, zone).slice(0, 16)
  const ends = [
    rangeOfBar(axis, 0, snapshot).from,
    rangeOfBar(axis, axis.count - 1, snapshot).to,
  ].map((iso) => exactTime(iso, zone))
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', mb: 0.5 }}>
        <Typography variant="body2" component="h2" sx={{ fontWeight: 600 }}>
          {t.ofLoaded(events, snapshot.phase === 'complete')}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {t.perBar(widthWords(axis.widthMs, t))}
        </Typography>
        <Legend />
        <Button variant="text" sx={{ ml: 'auto' }} onClick={() => setAsTable(!asTable)}>
          {asTable ? t.asPicture : t.asTable}
        </Button>
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
        <Box
          role="img"
          aria-label={t.timelineLabel(events - denied, denied, ends[0] ?? '', ends[1] ?? '')}
          sx={{ cursor: 'pointer' }}
        >
          <BarChart
            height={HEIGHT}
            hideLegend
            skipAnimation
            margin={{ top: 12, right: 4, bottom: 0, left: 0 }}
            xAxis={[
              {
                scaleType: 'band',
                data: bars.map((_, bar) => bar),
                valueFormatter: labelOf,
                categoryGapRatio: 0.15,
                height: 24,
              },
            ]}
            yAxis={[{ width: 48, tickNumber: 3 }]}
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
            onAxisClick={(_event, data) => {
              if (!data) return
              const { from, to } = rangeOfBar(axis, data.dataIndex, snapshot)
              onNarrow(from, to)
            }}
          >
            <TimelineMarks known={known} policyChanges={bars.map((bar) => bar.policyChanges)} />
          </BarChart>
        </Box>
      )}
      <Typography variant="caption" color="textSecondary">
        {asTable ? '' : t.clickHint}
      </Typography>
    </>
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
