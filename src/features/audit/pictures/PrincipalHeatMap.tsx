import type { Zone } from '../../../lib/date/stamp'
import { zoneName } from '../../../lib/date/zone-hours'
import { useTexts } from '../../../ui/language'
import { hoursValue } from '../filters/typed-hours'
import { HeatGrid, type Press } from './HeatGrid'
import { HOURS, type Cells } from './hours-of-principals'
import { fitsAddress, isOnly, ONLY_OF, withOnly, withoutOnly, type Only } from './only'
import { Others } from './Others'
import { picturesTexts } from './pictures-texts'
import { BUSIEST, type Totals } from './tally'
import type { Narrowing } from './NarrowingName'
import { wholeName, type RowName } from './use-row-names'

type Principals = Totals['principals']
type Props = Narrowing & {
  /** Most frequent first. */
  principals: Principals
  /** By hour, of the first of these. */
  hours: Cells
  nameOf: (value: Principals[number]['value']) => RowName
  /** Names the column of principals, for screen readers. */
  column: string
  /** The zone by whose clocks `hours` are counted. */
  zone: Zone
}

/**
 * Events by principal and hour of the day, all days together. A name narrows the list to its principal, a cell to this
 * principal at this hour of every day; pressed once more, it takes these filters away.
 */
export function PrincipalHeatMap(props: Props) {
  const { principals, hours, nameOf, column, zone, filters, onAddress } = props
  const t = useTexts(picturesTexts)
  const clock = zoneName(zone)
  const pressTo = (only: Only, label: string): Press => {
    const isPressed = isOnly(filters, only)
    const narrow = isPressed ? withoutOnly : withOnly
    return { label, isPressed, onPress: () => onAddress((now) => narrow(now, only)) }
  }
  const rows = principals.slice(0, BUSIEST).map(({ value, key }) => {
    const only = ONLY_OF.principals(key)
    const { name, ids } = nameOf(value)
    const whole = wholeName({ name, ids })
    return fitsAddress(only)
      ? { key, head: name, whole, only, press: pressTo(only, t.only(whole)) }
      : { key, head: <span className="head">{name}</span>, whole }
  })
  const pressOf = (row: number, hour: number): Press | undefined => {
    const { only, whole } = rows[row] ?? {}
    if (!only || whole === undefined) return undefined
    const cell = row * HOURS + hour
    const said = t.cell(hours.events[cell] ?? 0, hours.denied[cell] ?? 0)
    const atHour = hoursValue({ from: hour, until: hour + 1, zone: clock })
    return pressTo({ ...only, hours: atHour }, t.cellPrincipal(said, hour, whole))
  }
  return (
    <>
      <HeatGrid
        name={t.principalHeat}
        column={column}
        rows={rows}
        cells={hours}
        pressOf={pressOf}
      />
      <Others rest={principals.slice(BUSIEST)} />
    </>
  )
}
