import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState, type ReactNode } from 'react'
import { FailureState } from '../../../../components/FailureState'
import { serverNow } from '../../../../api/server-clock'
import { offsetAt, stamp } from '../../../../lib/date/stamp'
import { useNumber, useTexts } from '../../../../ui/language'
import { WholeTimes } from '../../../../ui/WholeTimes'
import { isReadToItsEnd, type FeedSnapshot } from '../../reading/event-feed'
import { CALLS_PER_GESTURE } from '../../reading/stops'
import { filterTexts } from '../../filters/filter-texts'
import { useShownRows } from '../../filters/use-shown-rows'
import { serverFiltersOf } from '../../query/server-filters'
import { useFeed } from '../../use-feed'
import { NarrowingName, type Narrowing } from '../NarrowingName'
import { isOnly, ONLY_OF, type Only } from '../only'
import type { PictureProps } from '../picture-props'
import { picturesTexts } from '../pictures-texts'
import type { Count, Totals } from '../tally'
import { useRowNames, type RowName } from '../use-row-names'
import { useTotals } from '../use-totals'
import { differencesOf, periodsOf, type Periods } from './differences'

/** Values of a kind that are shown: those that differ most. */
const SHOWN = 5

type Props = Pick<PictureProps, 'who' | 'resource' | 'filters' | 'snapshot' | 'zone'> & {
  narrowing: Narrowing
  /** What was counted of the range that is on display. */
  totals: Totals
}

/** The range of the list beside the one before it, which is another list: it is read when somebody asks, and its calls are audited. */
export function PeriodBefore(props: Props) {
  const { filters, snapshot, resource } = props
  const t = useTexts(picturesTexts)
  // Another list is not compared before somebody asks for it again.
  const { from, to } = filters
  const list = JSON.stringify([resource, from, to, serverFiltersOf(filters)])
  const [asked, setAsked] = useState<{ list: string; periods: Periods } | null>(null)
  const ask = () => {
    const periods = periodsOf(snapshot, serverNow())
    if (periods) setAsked({ list, periods })
  }
  return (
    <Box component="section" aria-label={t.periods} sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
      <Typography variant="h3" component="h3">
        {t.periods}
      </Typography>
      {asked?.list === list ? (
        <Compared key={list} {...props} periods={asked.periods} />
      ) : periodsOf(snapshot, serverNow()) ? (
        <Button variant="outlined" sx={{ mt: 0.5, whiteSpace: 'normal' }} onClick={ask}>
          {t.readBefore(CALLS_PER_GESTURE)}
        </Button>
      ) : (
        <Typography variant="body2" color="textSecondary">
          {t.noBefore}
        </Typography>
      )}
    </Box>
  )
}

function Compared(props: Props & { periods: Periods }) {
  const { who, resource, filters, narrowing, snapshot, zone, totals, periods } = props
  const t = useTexts(picturesTexts)
  const looked = useTexts(filterTexts)
  const name = useRowNames()
  const iso = (ms: number) => new Date(ms).toISOString()
  const before = useFeed(who, resource, {
    ...filters,
    from: iso(periods.beforeMs),
    to: iso(periods.startMs),
  })
  const hidesOwn = filters.own !== 'show'
  const shown = useShownRows(before.feed, before.snapshot.rows, narrowing.filters, hidesOwn)
  const counted = useTotals(shown, before.snapshot, zone)
  const { stop, phase } = before.snapshot
  const isRead = isReadToItsEnd(before.snapshot)
  const time = (ms: number) => stamp(iso(ms), zone).slice(0, 'YYYY-MM-DD hh:mm:ss'.length)
  const of = (label: string, start: number, end: number, events: number, read: FeedSnapshot) => {
    const isWhole = read.phase === 'complete'
    const reached = read.rows.timeAt(read.rows.length - 1)
    return (
      <Typography variant="body2">
        <strong>{label}</strong> (
        <WholeTimes text={`${t.between(time(start), time(end))} ${offsetAt(iso(end), zone)}`} />
        ): {isWhole ? t.allOf(events) : t.loadedOf(events)}
        {!isWhole && !Number.isNaN(reached) && (
          <WholeTimes
            text={read.order === 'newest' ? t.backTo(time(reached)) : t.upTo(time(reached))}
          />
        )}
      </Typography>
    )
  }
  const old = counted.isOld ? null : counted.totals
  return (
    <>
      {of(t.thisPeriod, periods.startMs, periods.endMs, totals.events, snapshot)}
      {of(t.periodBefore, periods.beforeMs, periods.startMs, old?.events ?? 0, before.snapshot)}
      {(!isRead || !isReadToItsEnd(snapshot)) && (
        <Typography variant="body2" color="textSecondary">
          {t.partCompared}
        </Typography>
      )}
      {stop?.kind === 'failure' ? (
        <FailureState error={stop.error} onRetry={() => void before.feed?.retry()} />
      ) : before.snapshot.reading || phase === 'loading' || counted.counting ? (
        <Typography role="status" variant="body2">
          {t.counting}
        </Typography>
      ) : (
        !isRead && (
          <Button
            variant="outlined"
            sx={{ my: 0.5, whiteSpace: 'normal' }}
            onClick={() => void (stop ? before.feed?.retry() : before.feed?.loadMore())}
          >
            {t.readOn(CALLS_PER_GESTURE)}
          </Button>
        )
      )}
      {(old !== null || isRead) && (
        // On a phone its rows are grids, which browsers take for no table: hence the roles.
        <Box component="table" role="table" aria-label={t.periods} sx={TABLE}>
          <thead role="rowgroup">
            <tr role="row">
              {[t.counted, t.periodBefore, t.thisPeriod, t.difference].map((head) => (
                <th key={head} role="columnheader" scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            <Row name={t.events} before={old?.events ?? 0} now={totals.events} />
            <Row name={t.deniedColumn} before={old?.denied ?? 0} now={totals.denied} />
          </tbody>
          <Group
            title={looked.fields.principal}
            before={old?.principals}
            now={totals.principals}
            nameOf={name.principal}
            onlyOf={ONLY_OF.principals}
            narrowing={narrowing}
          />
          <Group
            title={looked.fields.on}
            before={old?.resources}
            now={totals.resources}
            nameOf={name.resource}
            onlyOf={ONLY_OF.resources}
            narrowing={narrowing}
          />
          <Group
            title={looked.fields.operation}
            before={old?.operations}
            now={totals.operations}
            nameOf={name.code}
            onlyOf={ONLY_OF.operations}
            narrowing={narrowing}
          />
          <Group
            title={looked.fields.reason}
            before={old?.deniedReasons}
            now={totals.deniedReasons}
            nameOf={name.code}
            onlyOf={ONLY_OF.deniedReasons}
            narrowing={narrowing}
          />
        </Box>
      )}
    </>
  )
}

type GroupProps<T> = {
  title: string
  before: readonly Count<T>[] | undefined
  now: readonly Count<T>[]
  nameOf: (value: T) => RowName
  onlyOf: (key: string) => Only
  narrowing: Narrowing
}

function Group<T>({ title, before = [], now, nameOf, onlyOf, narrowing }: GroupProps<T>) {
  const differences = differencesOf(before, now).slice(0, SHOWN)
  if (differences.length === 0) return null
  return (
    <tbody role="rowgroup">
      <tr role="row">
        <th role="rowheader" scope="rowgroup" colSpan={4}>
          {title}
        </th>
      </tr>
      {differences.map(({ key, value, ...counts }) => {
        const only = onlyOf(key)
        // The list shows this period. A name that this period does not have would leave it empty.
        const narrows = counts.now > 0 || isOnly(narrowing.filters, only)
        const name = (
          <NarrowingName {...nameOf(value)} only={narrows ? only : null} {...narrowing} />
        )
        return <Row key={key} name={name} {...counts} />
      })}
    </tbody>
  )
}

function Row({ name, before, now }: { name: ReactNode; before: number; now: number }) {
  const number = useNumber()
  const by = now - before
  return (
    <tr role="row">
      <td role="cell">{name}</td>
      <td role="cell">{number(before)}</td>
      <td role="cell">{number(now)}</td>
      <td role="cell">{by > 0 ? `+${number(by)}` : number(by)}</td>
    </tr>
  )
}

const TABLE = {
  mt: 1,
  maxWidth: 760,
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.8125rem',
  fontVariantNumeric: 'tabular-nums',
  '& th': { textAlign: 'left', fontWeight: 500, color: 'text.secondary', p: 0 },
  // Chinese may break behind each character: beside a long name the browser would make the column that narrow.
  '& thead th': { verticalAlign: 'bottom', wordBreak: 'keep-all' },
  '& tbody th': { pt: 1, fontWeight: 600 },
  '& td': { px: 0, py: 0.25, verticalAlign: 'top', overflowWrap: 'anywhere' },
  '& td:not(:first-of-type), & thead th:not(:first-of-type)': {
    textAlign: 'right',
    pl: 1.5,
    overflowWrap: 'normal',
  },
  // Beside three numbers a name would have room for a few letters: it gets a line of its own.
  '@media (max-width: 599.95px)': {
    '& tr': { display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)' },
    '& td:first-of-type, & th:first-of-type': { gridColumn: '1 / -1' },
    '& tbody td': { py: 0, pb: 0.25 },
  },
} as const
