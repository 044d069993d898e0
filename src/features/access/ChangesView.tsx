import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { lazy, Suspense, useMemo, type CSSProperties } from 'react'
import { between } from '../../access/between'
import type { KeyedDeed } from '../../access/types'
import { serverNow } from '../../api/server-clock'
import { EmptyState } from '../../components/EmptyState'
import { formatInstant, parseInstant, type Micros } from '../../lib/date/micros'
import { exactTime } from '../../lib/date/stamp'
import { resolveTimePoint } from '../../lib/date/time-point'
import { Field } from '../../ui/Field'
import { useTexts } from '../../ui/language'
import { WholeTimes } from '../../ui/WholeTimes'
import { Because } from './Because'
import { deedsOn, type DeedName, type NamedDeed } from './deeds'
import { PersonLink } from './PersonLink'
import type { Shown } from './shown'
import { AccessTable } from './table-layout'
import { TableHead } from './TableHead'
import { accessTexts } from './texts'
import { useChange } from './use-change'
import { whyTexts } from './why-texts'

const COLUMNS = {
  '--columns': 'minmax(0, 1.2fr) minmax(0, 0.8fr) minmax(0, 0.6fr) minmax(0, 2fr)',
} as CSSProperties

// The field reads times as people write them, which the table does not need.
const AsOfField = lazy(async () => ({ default: (await import('./AsOfField')).AsOfField }))

/** Returns the two instants to compare, the earlier one first. If the address has no `until`, the later one is now. */
function spanOf(shown: Shown, until: string | undefined) {
  const now = serverNow()
  const other = until === undefined ? null : parseInstant(resolveTimePoint(until, now))
  if (other === null) return { from: shown.instant, to: now * 1000, isNow: true }
  const [from, to] = [shown.instant, other].toSorted((one, next) => one - next) as [Micros, Micros]
  return { from, to, isNow: false }
}

const textOf = (instant: Micros) => exactTime(formatInstant(instant), 'local').replace('.000', '')

/** Tab "Gained and lost": what changed between the instant of the screen and a later one, or now. */
export function ChangesView({ shown, until }: { shown: Shown; until: string | undefined }) {
  const t = useTexts(accessTexts)
  const change = useChange()
  const { from, to, isNow } = useMemo(() => spanOf(shown, until), [shown, until])
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-start', mb: 1.5 }}>
        <Suspense fallback={<Field disabled label={t.untilField} value="" labelAbove sx={FIELD} />}>
          <AsOfField
            label={t.untilField}
            clear={t.untilNow}
            asOf={until}
            texts={t}
            onChange={(point) => change({ until: point })}
          />
        </Suspense>
        <Typography variant="body2" color="textSecondary" sx={{ alignSelf: 'center' }}>
          <WholeTimes
            text={isNow ? t.sinceThen(textOf(from)) : t.betweenTimes(textOf(from), textOf(to))}
          />
        </Typography>
      </Box>
      <Differences shown={shown} from={from} to={to} />
    </>
  )
}

const FIELD = { width: { xs: '100%', sm: 240 } } as const

/** One line tells all names of an action that is decided in one place. */
function byAction(deeds: readonly NamedDeed[]) {
  const lines: (KeyedDeed & { names: DeedName[] })[] = []
  for (const { name, action, resource } of deeds) {
    const line = lines.find((each) => each.action === action && each.resource === resource)
    if (line) line.names.push(name)
    else lines.push({ key: name, action, resource, names: [name] })
  }
  return lines
}

function Differences({ shown, from, to }: { shown: Shown; from: Micros; to: Micros }) {
  const t = useTexts(accessTexts)
  const w = useTexts(whyTexts)
  const deeds = useMemo(() => byAction(deedsOn(shown.resource)), [shown.resource])
  const differences = useMemo(
    () =>
      between({
        before: { bindings: shown.bindings, instant: from },
        after: { bindings: shown.bindings, instant: to },
        rules: shown.rules,
        deeds,
      }),
    [shown, from, to, deeds],
  )
  if (differences.length === 0) {
    return <EmptyState title={t.noChanges}>{t.noChangesHelp}</EmptyState>
  }
  return (
    <AccessTable role="table" aria-label={t.changes} style={COLUMNS}>
      <TableHead columns={[t.principal, t.action, t.change, t.because]} />
      <div role="rowgroup" className="body">
        {differences.map(({ principal, action: key, change, paths }) => (
          <div role="row" key={`${principal.type} ${principal.id} ${key}`}>
            <div role="rowheader">
              <PersonLink principal={principal} shown={shown} />
            </div>
            <div role="cell">
              <span className="label">{t.action}</span>
              {w.list(
                deeds.find((deed) => deed.key === key)?.names.map((name) => w.deeds[name]) ?? [],
              )}
            </div>
            <div role="cell">
              <span className="label">{t.change}</span>
              {change === 'gained' ? `+ ${t.gained}` : `− ${t.lost}`}
            </div>
            <div role="cell">
              <span className="label">{t.because}</span>
              <Because paths={paths} on={shown.resource} />
            </div>
          </div>
        ))}
      </div>
    </AccessTable>
  )
}
