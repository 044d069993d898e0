import { useTexts } from '../../../ui/language'
import { HeatGrid, type Press } from './HeatGrid'
import { HOURS, type Cells } from './hours-of-principals'
import { fitsAddress, isOnly, ONLY_OF, withOnly, withoutOnly } from './only'
import { Others } from './Others'
import { picturesTexts } from './pictures-texts'
import { BUSIEST, type Totals } from './tally'
import type { Narrowing } from './TopTable'
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
}

/**
 * Events by principal and hour of the day, all days together. An address has no filter for an hour of each day, so a cell
 * narrows the list to its principal, as the name at the head of the row does; pressed once more, it takes the filter away.
 */
export function PrincipalHeatMap(props: Props) {
  const { principals, hours, nameOf, column, filters, onAddress } = props
  const t = useTexts(picturesTexts)
  const rows = principals.slice(0, BUSIEST).map(({ value, key }) => {
    const only = ONLY_OF.principals(key)
    const { name, ids } = nameOf(value)
    const whole = wholeName({ name, ids })
    const isPressed = isOnly(filters, only)
    const press = {
      label: t.only(whole),
      isPressed,
      onPress: () => onAddress((now) => (isPressed ? withoutOnly : withOnly)(now, only)),
    }
    return fitsAddress(only)
      ? { key, head: name, whole, press }
      : { key, head: <span className="head">{name}</span>, whole }
  })
  const pressOf = (row: number, hour: number): Press | undefined => {
    const { press, whole } = rows[row] ?? {}
    if (!press || whole === undefined) return undefined
    const cell = row * HOURS + hour
    const said = t.cell(hours.events[cell] ?? 0, hours.denied[cell] ?? 0)
    return { ...press, label: t.cellPrincipal(said, hour, whole) }
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
