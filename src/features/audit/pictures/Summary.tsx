import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useSearchParams } from 'react-router'
import { useTexts } from '../../../ui/language'
import { withParams } from '../../../routing/search-params'
import { filterTexts } from '../filters/filter-texts'
import { readLoadedFilters } from '../filters/loaded-filters'
import { NothingToDraw } from './NothingToDraw'
import type { PictureProps } from './picture-props'
import { FlipList } from './FlipList'
import { HeatMaps } from './HeatMaps'
import { ONLY_OF } from './only'
import { PeriodBefore } from './periods/PeriodBefore'
import { picturesTexts } from './pictures-texts'
import { TopTable } from './TopTable'
import { scopeIdOf, useRowNames } from './use-row-names'
import { useTotals } from './use-totals'

/** Who, what and why most often, when, and what turned with the policy: of the loaded events that the filters leave. */
export function Summary(props: PictureProps) {
  const { snapshot, shown, zone, filters, onNarrow, onAddress, onOpenEvent } = props
  const t = useTexts(picturesTexts)
  const { fields } = useTexts(filterTexts)
  const name = useRowNames()
  const [params] = useSearchParams()
  const { totals, counting, isOld } = useTotals(shown, snapshot, zone)
  if (totals === null) {
    return <NothingToDraw counting={counting} snapshot={snapshot} />
  }
  const { events, principals, resources, operations, deniedReasons } = totals
  const first = resources[0]?.value
  // Where all of it is in one Scope, the first row says its id for all.
  const isOneScope = new Set(resources.map(({ value }) => scopeIdOf(value))).size === 1
  const narrowing = { filters: readLoadedFilters(params), onAddress }
  return (
    <Box
      // Unseen, not taken away: the name that was pressed keeps the focus, and nothing moves.
      aria-busy={isOld || undefined}
      sx={{
        opacity: isOld ? 0 : 1,
        display: 'grid',
        gap: 2.5,
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          md: 'minmax(0, 1fr) minmax(0, 1.3fr) minmax(0, 1fr)',
        },
      }}
    >
      <Typography variant="body2" component="h2" sx={{ fontWeight: 600, gridColumn: '1 / -1' }}>
        {t.ofLoaded(events, snapshot.phase === 'complete')}
      </Typography>
      <TopTable
        title={t.principals}
        column={fields.principal}
        counts={principals}
        nameOf={name.principal}
        onlyOf={ONLY_OF.principals}
        {...narrowing}
      />
      <TopTable
        title={t.resources}
        column={fields.on}
        counts={resources}
        nameOf={(resource) => name.resource(resource, isOneScope && resource !== first)}
        onlyOf={ONLY_OF.resources}
        {...narrowing}
      />
      <Box sx={{ display: 'grid', gap: 2.5, alignContent: 'start', minWidth: 0 }}>
        <TopTable
          title={t.operations}
          column={fields.operation}
          counts={operations}
          nameOf={name.code}
          onlyOf={ONLY_OF.operations}
          {...narrowing}
        />
        <TopTable
          title={t.reasons}
          column={fields.reason}
          counts={deniedReasons}
          empty={t.noDenied}
          nameOf={name.code}
          onlyOf={ONLY_OF.deniedReasons}
          {...narrowing}
        />
      </Box>
      <Box sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
        <HeatMaps
          totals={totals}
          snapshot={snapshot}
          zone={zone}
          onNarrow={onNarrow}
          {...narrowing}
        />
      </Box>
      <PeriodBefore {...props} narrowing={narrowing} totals={totals} />
      <FlipList
        totals={totals}
        zone={zone}
        filtered={shown.filtered}
        only={filters.result}
        onBothResults={() => onAddress((now) => withParams(now, { result: null }))}
        onOpenEvent={onOpenEvent}
      />
    </Box>
  )
}
