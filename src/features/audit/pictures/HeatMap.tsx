import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import ButtonBase from '@mui/material/ButtonBase'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import visuallyHidden from '@mui/utils/visuallyHidden'
import { useRef, useState, type KeyboardEvent } from 'react'
import { stamp, type Zone } from '../../../lib/date/stamp'
import { useTexts } from '../../../ui/language'
import { picturesTexts } from './pictures-texts'
import { HOUR_MS, HOURS, type Heat, type Hour } from './tally'

/** Share of the accent, in percent, in the cell with the most events; text stays readable on it. */
const STRONGEST = 42

type Props = {
  heat: Heat
  zone: Zone
  zoneName: string
  /** What the list was asked for: the hours at its ends are cut by it. */
  range: { startMs: number | null; endMs: number | null }
  /** Narrows the list to a stretch of time: ISO instants, the end excluded. */
  onNarrow: (from: string, to: string) => void
}

/** How far each key goes through the cells. */
const KEYS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -HOURS,
  ArrowDown: HOURS,
}

/**
 * Events by weekday and hour: a grid whose cells are tinted by their count. A cell narrows the list to its hour; an address
 * has no filter for all Mondays at nine, so where a cell has such hours of several weeks, one of them is chosen.
 */
export function HeatMap({ heat, zone, zoneName, range, onNarrow }: Props) {
  const t = useTexts(picturesTexts)
  const table = useRef<HTMLTableElement>(null)
  const [active, setActive] = useState(-1)
  const [open, setOpen] = useState<{
    anchor: HTMLElement
    label: string
    hours: readonly Hour[]
  } | null>(null)
  const tabbable = heat.hours.has(active) ? active : Math.min(...heat.hours.keys())
  const narrow = ({ startMs }: Hour) => {
    const from = Math.max(startMs, range.startMs ?? startMs)
    const to = Math.min(startMs + HOUR_MS, range.endMs ?? Infinity)
    onNarrow(new Date(from).toISOString(), new Date(to).toISOString())
  }
  const startOf = ({ startMs }: Hour) => stamp(new Date(startMs).toISOString(), zone).slice(0, 16)
  const onKeyDown = (key: KeyboardEvent) => {
    const by = KEYS[key.key]
    if (by === undefined) return
    key.preventDefault()
    // To the next one that has events, in the row or the column.
    let cell = tabbable + by
    const row = Math.floor(tabbable / HOURS)
    const isInside = () =>
      cell >= 0 &&
      cell < heat.events.length &&
      (Math.abs(by) !== 1 || Math.floor(cell / HOURS) === row)
    while (isInside() && !heat.hours.has(cell)) cell += by
    if (isInside()) table.current?.querySelector<HTMLElement>(`[data-cell="${cell}"]`)?.focus()
  }
  const most = heat.events.reduce((max, n) => Math.max(max, n), 1)
  return (
    <Box component="section" sx={{ minWidth: 0 }}>
      <Typography variant="h3" component="h3">
        {t.heat}
      </Typography>
      <Typography variant="caption" color="textSecondary">
        {t.heatHelp(zoneName)}
      </Typography>
      <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-label={t.heat}>
        <Box
          component="table"
          role="grid"
          ref={table}
          onKeyDown={onKeyDown}
          sx={{
            borderCollapse: 'separate',
            borderSpacing: '2px',
            fontSize: '0.6875rem',
            fontVariantNumeric: 'tabular-nums',
            '& th': {
              fontWeight: 500,
              color: 'text.secondary',
              px: 0.5,
              textAlign: 'center',
              whiteSpace: 'nowrap',
            },
            '& td': {
              minWidth: 30,
              height: 24,
              p: 0,
              textAlign: 'center',
              borderRadius: '3px',
              bgcolor: 'neutral.soft',
              whiteSpace: 'nowrap',
            },
            '& td button': {
              minWidth: 30,
              width: '100%',
              height: 24,
              borderRadius: '3px',
              font: 'inherit',
            },
            '& td button:hover': { boxShadow: 'inset 0 0 0 1px var(--sc-palette-primary-main)' },
          }}
        >
          <caption style={{ ...visuallyHidden, position: 'absolute' }}>{t.heat}</caption>
          <thead>
            <tr>
              <th scope="col">
                <span style={visuallyHidden}>{t.weekday}</span>
              </th>
              {Array.from({ length: HOURS }, (_, hour) => (
                <th key={hour} scope="col">
                  {hour}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {t.days.map((day, weekday) => (
              <tr key={day}>
                <th scope="row">{day}</th>
                {Array.from({ length: HOURS }, (_, hour) => {
                  const cell = weekday * HOURS + hour
                  const events = heat.events[cell] ?? 0
                  const denied = heat.denied[cell] ?? 0
                  const hours = heat.hours.get(cell)
                  const [first] = hours ?? []
                  if (!hours || !first) return <td key={hour} />
                  const said = t.cell(events, denied)
                  const single = hours.length === 1
                  const label = single
                    ? t.cellHour(said, startOf(first))
                    : t.cellHours(said, hours.length)
                  const share = Math.round(6 + (STRONGEST - 6) * (events / most))
                  return (
                    <td
                      key={hour}
                      style={{
                        background: `color-mix(in srgb, var(--sc-palette-primary-main) ${share}%, var(--sc-palette-background-paper))`,
                      }}
                    >
                      <ButtonBase
                        data-cell={cell}
                        tabIndex={cell === tabbable ? 0 : -1}
                        title={label}
                        aria-label={label}
                        aria-haspopup={single ? undefined : 'menu'}
                        onFocus={() => setActive(cell)}
                        onClick={({ currentTarget }) =>
                          single ? narrow(first) : setOpen({ anchor: currentTarget, label, hours })
                        }
                      >
                        {events}
                        {denied > 0 && (
                          <Box component="strong" sx={DENIED}>
                            ({denied})
                          </Box>
                        )}
                      </ButtonBase>
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
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
    </Box>
  )
}

const DENIED = {
  color: 'denied.main',
  bgcolor: 'background.paper',
  borderRadius: '2px',
  px: '2px',
  ml: '2px',
} as const
