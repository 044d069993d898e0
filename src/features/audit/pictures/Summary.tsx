import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { offsetAt } from '../../../lib/date/stamp'
import { useNames } from '../../../names/use-names'
import { useTexts } from '../../../ui/language'
import { principalText } from '../../../components/resource-words'
import { useSearchParams } from 'react-router'
import { withParams } from '../../../routing/search-params'
import { filterTexts } from '../filters/filter-texts'
import { readLoadedFilters } from '../filters/loaded-filters'
import { resourceWords } from '../event/event-sentence'
import { sentenceTexts } from '../event/sentence-texts'
import { idsOf } from '../table/cell-fields'
import { NothingToDraw } from './NothingToDraw'
import type { PictureProps } from './picture-props'
import { FlipList } from './FlipList'
import { HeatMap } from './HeatMap'
import { ONLY_OF } from './only'
import { picturesTexts } from './pictures-texts'
import { TopTable } from './TopTable'
import { useTotals } from './use-totals'

const code = (name: string) => ({ name, isCode: true })

/** Who, what and why most often, when, and what turned with the policy: of the loaded events that the filters leave. */
export function Summary(props: PictureProps) {
  const { snapshot, shown, zone, result, onNarrow, onAddress, onOpenEvent } = props
  const t = useTexts(picturesTexts)
  const { fields } = useTexts(filterTexts)
  const words = useTexts(sentenceTexts)
  const names = useNames()
  const [params] = useSearchParams()
  const { totals, counting } = useTotals(shown, snapshot, zone)
  if (totals === null) {
    return <NothingToDraw counting={counting} snapshot={snapshot} />
  }
  const { axis, events, heat, principals, resources, operations, deniedReasons } = totals
  const narrowing = { filters: readLoadedFilters(params), onAddress }
  return (
    <Box
      sx={{
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
        nameOf={(principal) => {
          const [id, name] = [principalText(principal), names.principal(principal)]
          return name === undefined ? { name: id } : { name, ids: id }
        }}
        onlyOf={ONLY_OF.principals}
        {...narrowing}
      />
      <TopTable
        title={t.resources}
        column={fields.on}
        counts={resources}
        nameOf={(resource) => ({
          name: resourceWords(resource, words, names).trim(),
          ids: idsOf(resource, names).join(' · '),
        })}
        onlyOf={ONLY_OF.resources}
        {...narrowing}
      />
      <Box sx={{ display: 'grid', gap: 2.5, alignContent: 'start', minWidth: 0 }}>
        <TopTable
          title={t.operations}
          column={fields.operation}
          counts={operations}
          nameOf={code}
          onlyOf={ONLY_OF.operations}
          {...narrowing}
        />
        <TopTable
          title={t.reasons}
          column={fields.reason}
          counts={deniedReasons}
          empty={t.noDenied}
          nameOf={code}
          onlyOf={ONLY_OF.deniedReasons}
          {...narrowing}
        />
      </Box>
      <Box sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
        <HeatMap
          heat={heat}
          zone={zone}
          zoneName={offsetAt(new Date(axis.startMs).toISOString(), zone)}
          range={snapshot}
          onNarrow={onNarrow}
        />
      </Box>
      <FlipList
        totals={totals}
        zone={zone}
        filtered={shown.filtered}
        only={result}
        onBothResults={() => onAddress((now) => withParams(now, { result: null }))}
        onOpenEvent={onOpenEvent}
      />
    </Box>
  )
}
