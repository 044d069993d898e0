import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { offsetAt } from '../../../lib/date/stamp'
import { useNames } from '../../../names/use-names'
import { withId } from '../../../names/use-principal-names'
import { useTexts } from '../../../ui/language'
import { principalText } from '../../../components/resource-words'
import { NothingToDraw } from './NothingToDraw'
import type { PictureProps } from './picture-props'
import { FlipList } from './FlipList'
import { HeatMap } from './HeatMap'
import { picturesTexts } from './pictures-texts'
import { TopTable } from './TopTable'
import { useTotals } from './use-totals'

/** Who, what and why most often, when, and what turned with the policy: of the loaded events that the filters leave. */
export function Summary(props: PictureProps) {
  const { snapshot, shown, zone, result, onBothResults, onOpenEvent } = props
  const t = useTexts(picturesTexts)
  const names = useNames()
  const { totals, counting } = useTotals(shown, snapshot, zone)
  if (totals === null) {
    return <NothingToDraw counting={counting} snapshot={snapshot} />
  }
  const { axis, events, heat, principals, operations, deniedReasons } = totals
  const named = (rows: readonly { value: string; events: number; denied: number }[]) =>
    rows.map((row) => ({ ...row, key: row.value, label: row.value }))
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2.5,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
      }}
    >
      <Typography variant="body2" component="h2" sx={{ fontWeight: 600, gridColumn: '1 / -1' }}>
        {t.ofLoaded(events, snapshot.phase === 'complete')}
      </Typography>
      <TopTable
        title={t.principals}
        empty=""
        rows={principals.map(({ value, ...counts }) => {
          const key = principalText(value)
          return { ...counts, key, label: withId(value, names.principal(value)) }
        })}
      />
      <TopTable title={t.operations} empty="" rows={named(operations)} />
      <TopTable title={t.reasons} empty={t.noDenied} rows={named(deniedReasons)} />
      <Box sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
        <HeatMap heat={heat} zoneName={offsetAt(new Date(axis.startMs).toISOString(), zone)} />
      </Box>
      <FlipList
        totals={totals}
        zone={zone}
        filtered={shown.filtered}
        only={result}
        onBothResults={onBothResults}
        onOpenEvent={onOpenEvent}
      />
    </Box>
  )
}
