import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { stamp, type Zone } from '../../../lib/date/stamp'
import { useTexts } from '../../../ui/language'
import { HeatGrid } from './HeatGrid'
import { HOURS } from './hours-of-principals'
import { picturesTexts } from './pictures-texts'
import { HOUR_MS, type Heat, type Hour } from './tally'

type Props = {
  heat: Heat
  zone: Zone
  /** What the list was asked for: the hours at its ends are cut by it. */
  range: { startMs: number | null; endMs: number | null }
  /** Narrows the list to a stretch of time: ISO instants, the end excluded. */
  onNarrow: (from: string, to: string) => void
}

/**
 * Events by weekday and hour. A cell narrows the list to its hour; an address has no filter for all Mondays at nine, so
 * where a cell has such hours of several weeks, one of them is chosen.
 */
export function HeatMap({ heat, zone, range, onNarrow }: Props) {
  const t = useTexts(picturesTexts)
  const [open, setOpen] = useState<{
    anchor: HTMLElement
    label: string
    hours: readonly Hour[]
  } | null>(null)
  const narrow = ({ startMs }: Hour) => {
    const from = Math.max(startMs, range.startMs ?? startMs)
    const to = Math.min(startMs + HOUR_MS, range.endMs ?? Infinity)
    onNarrow(new Date(from).toISOString(), new Date(to).toISOString())
  }
  const startOf = ({ startMs }: Hour) => stamp(new Date(startMs).toISOString(), zone).slice(0, 16)
  const pressOf = (weekday: number, hour: number) => {
    const cell = weekday * HOURS + hour
    const hours = heat.hours.get(cell)
    const [first] = hours ?? []
    if (!hours || !first) return undefined
    const said = t.cell(heat.events[cell] ?? 0, heat.denied[cell] ?? 0)
    if (hours.length === 1) {
      return { label: t.cellHour(said, startOf(first)), onPress: () => narrow(first) }
    }
    const label = t.cellHours(said, hours.length)
    const onPress = (anchor: HTMLElement) => setOpen({ anchor, label, hours })
    return { label, onPress, opensMenu: true }
  }
  return (
    <>
      <HeatGrid
        name={t.heat}
        column={t.weekday}
        rows={t.days.map((day) => ({ key: day, head: day }))}
        cells={heat}
        pressOf={pressOf}
      />
      {open && (
        <Menu
          open
          // Inside the page, so that it is part of a landmark.
          disablePortal
          anchorEl={open.anchor}
          onClose={() => setOpen(null)}
          slotProps={{
            list: { 'aria-label': open.label },
            paper: { sx: { maxHeight: 320 } },
          }}
        >
          {open.hours.toReversed().map((hour) => (
            <MenuItem
              key={hour.startMs}
              dense
              onClick={() => {
                setOpen(null)
                narrow(hour)
              }}
            >
              {t.hour(startOf(hour), t.cell(hour.events, hour.denied))}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  )
}
