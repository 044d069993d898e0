import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useSearchParams } from 'react-router'
import { offsetAt } from '../../../lib/date/stamp'
import { withParams } from '../../../routing/search-params'
import { useChangeSearch } from '../../../routing/use-change-search'
import { useTexts } from '../../../ui/language'
import { filterTexts } from '../filters/filter-texts'
import { HeatMap } from './HeatMap'
import type { PictureProps } from './picture-props'
import { picturesTexts } from './pictures-texts'
import { PrincipalHeatMap } from './PrincipalHeatMap'
import type { Totals } from './tally'
import type { Narrowing } from './NarrowingName'
import { useRowNames } from './use-row-names'

type Props = Narrowing & Pick<PictureProps, 'snapshot' | 'zone' | 'onNarrow'> & { totals: Totals }

/** The heat map, with a row for each weekday or for each principal; the address keeps which (`heat=principal`). */
export function HeatMaps({ totals, snapshot, zone, onNarrow, filters, onAddress }: Props) {
  const t = useTexts(picturesTexts)
  const { fields } = useTexts(filterTexts)
  const name = useRowNames()
  const [params] = useSearchParams()
  const changeSearch = useChangeSearch()
  const { axis, heat, principals, principalHours } = totals
  const byPrincipal = params.get('heat') === 'principal'
  const zoneName = offsetAt(new Date(axis.startMs).toISOString(), zone)
  const choice = (of: boolean, label: string) => (
    <Button
      size="small"
      variant="outlined"
      aria-pressed={byPrincipal === of}
      sx={CHOICE}
      onClick={() =>
        changeSearch((now) => withParams(now, { heat: of ? 'principal' : null }), {
          replace: true,
          preventScrollReset: true,
        })
      }
    >
      {label}
    </Button>
  )
  return (
    <Box component="section" sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mb: 0.5 }}>
        <Typography variant="h3" component="h3">
          {byPrincipal ? t.principalHeat : t.heat}
        </Typography>
        <Box role="group" aria-label={t.hoursBy} sx={{ display: 'flex' }}>
          {choice(false, t.byWeekday)}
          {choice(true, t.byPrincipal)}
        </Box>
      </Box>
      <Typography variant="caption" color="textSecondary">
        {byPrincipal ? t.principalHeatHelp(zoneName) : t.heatHelp(zoneName)}
      </Typography>
      {byPrincipal ? (
        <PrincipalHeatMap
          principals={principals}
          hours={principalHours}
          nameOf={name.principal}
          column={fields.principal}
          zone={zone}
          filters={filters}
          onAddress={onAddress}
        />
      ) : (
        <HeatMap heat={heat} zone={zone} range={snapshot} onNarrow={onNarrow} />
      )}
    </Box>
  )
}

const CHOICE = {
  minHeight: 28,
  '&[aria-pressed="true"]': { bgcolor: 'action.selected', fontWeight: 650 },
  '&:first-of-type': { borderRadius: '6px 0 0 6px' },
  '&:last-of-type': { borderRadius: '0 6px 6px 0', ml: '-1px' },
} as const
