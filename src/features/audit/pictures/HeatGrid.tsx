import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import visuallyHidden from '@mui/utils/visuallyHidden'
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { HOURS, type Cells } from './hours-of-principals'

/** Share of the accent, in percent, in the cell with the most events; text stays readable on it. */
const STRONGEST = 42
/** Places in a row: its head, then its hours. */
const PLACES = HOURS + 1

/** What a press on a cell or on a row's head does, in words, and the doing. */
export type Press = {
  label: string
  onPress: (pressed: HTMLElement) => void
  opensMenu?: boolean
  isPressed?: boolean
}
type HeatRow = {
  key: string
  head: ReactNode
  /** Undefined where the head is no button. */
  press?: Press | undefined
}

type Props = {
  name: string
  /** Names the first column, for screen readers. */
  column: string
  rows: readonly HeatRow[]
  cells: Cells
  /** Undefined where a cell is no button. */
  pressOf: (row: number, hour: number) => Press | undefined
}

/** How far each key goes through the places of the grid. */
const KEYS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -PLACES,
  ArrowDown: PLACES,
}

/** The grid of a heat map. The caller decides what a row is; columns are the hours of the day, and a cell is tinted by its count. */
export function HeatGrid({ name, column, rows, cells, pressOf }: Props) {
  const table = useRef<HTMLTableElement>(null)
  const [active, setActive] = useState({ key: '', place: 0 })
  const presses = rows.flatMap(({ press }, row) => [
    press,
    ...Array.from({ length: HOURS }, (_, hour) =>
      cells.events[row * HOURS + hour] ? pressOf(row, hour) : undefined,
    ),
  ])
  // The focus stays with its row when rows come or go above it.
  const wanted = rows.findIndex(({ key }) => key === active.key) * PLACES + active.place
  const tabbable = presses[wanted] ? wanted : presses.findIndex((press) => press !== undefined)
  const onKeyDown = (key: KeyboardEvent) => {
    const by = KEYS[key.key]
    if (by === undefined) return
    key.preventDefault()
    // To the next one that has events, in the row or the column.
    let place = tabbable + by
    const row = Math.floor(tabbable / PLACES)
    const isInside = () =>
      place >= 0 &&
      place < presses.length &&
      (Math.abs(by) !== 1 || Math.floor(place / PLACES) === row)
    while (isInside() && !presses[place]) place += by
    if (isInside()) table.current?.querySelector<HTMLElement>(`[data-place="${place}"]`)?.focus()
  }
  const most = cells.events.reduce((max, n) => Math.max(max, n), 1)
  const content = (row: number, placeInRow: number, children: ReactNode) => {
    const place = row * PLACES + placeInRow
    const press = presses[place]
    if (!press) return children
    return (
      <ButtonBase
        data-place={place}
        tabIndex={place === tabbable ? 0 : -1}
        title={press.label}
        aria-label={press.label}
        aria-haspopup={press.opensMenu ? 'menu' : undefined}
        aria-pressed={press.isPressed}
        onFocus={() => setActive({ key: rows[row]?.key ?? '', place: placeInRow })}
        onClick={({ currentTarget }) => press.onPress(currentTarget)}
      >
        {children}
      </ButtonBase>
    )
  }
  return (
    <Box sx={SCROLLER} tabIndex={0} role="group" aria-label={name}>
      <Box component="table" role="grid" ref={table} onKeyDown={onKeyDown} sx={GRID}>
        <caption style={{ ...visuallyHidden, position: 'absolute' }}>{name}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span style={visuallyHidden}>{column}</span>
            </th>
            {Array.from({ length: HOURS }, (_, hour) => (
              <th key={hour} scope="col">
                {hour}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, head }, row) => (
            <tr key={key}>
              <th scope="row">{content(row, 0, head)}</th>
              {Array.from({ length: HOURS }, (_, hour) => {
                const events = cells.events[row * HOURS + hour] ?? 0
                const denied = cells.denied[row * HOURS + hour] ?? 0
                if (events === 0) return <td key={hour} />
                const share = Math.round(6 + (STRONGEST - 6) * (events / most))
                return (
                  <td
                    key={hour}
                    style={{
                      background: `color-mix(in srgb, var(--sc-palette-primary-main) ${share}%, var(--sc-palette-background-paper))`,
                    }}
                  >
                    {content(
                      row,
                      1 + hour,
                      <>
                        {events}
                        {denied > 0 && (
                          <Box component="strong" sx={DENIED}>
                            ({denied})
                          </Box>
                        )}
                      </>,
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  )
}

/** Least width of a cell, px. */
const CELL_WIDTH = 30
/**
 * The names of rows stick to the left edge and would cover a cell that the keys lead to. The scroll padding makes the browser
 * scroll further. The padding is one cell wider than the names, because Chromium does not scroll to a cell of which half is clear.
 */
const NAME_WIDTH = { xs: 112, sm: 240 }
const SCROLLER = {
  overflowX: 'auto',
  scrollPaddingLeft: { xs: NAME_WIDTH.xs + CELL_WIDTH, sm: NAME_WIDTH.sm + CELL_WIDTH },
} as const
const GRID = {
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
  '& th:has(> button, > .head)': {
    position: 'sticky',
    left: 0,
    zIndex: 1,
    px: 0,
    bgcolor: 'background.paper',
  },
  '& th > button, & th > .head': {
    display: 'block',
    maxWidth: NAME_WIDTH,
    minHeight: 24,
    lineHeight: '24px',
    px: 0.5,
    borderRadius: '3px',
    font: 'inherit',
    fontSize: '0.75rem',
    color: 'text.primary',
    textAlign: 'left',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
  '& th > button:hover': { bgcolor: 'action.hover' },
  '& th > button[aria-pressed="true"]': { bgcolor: 'action.selected' },
  '& td': {
    minWidth: CELL_WIDTH,
    height: 24,
    p: 0,
    textAlign: 'center',
    borderRadius: '3px',
    bgcolor: 'neutral.soft',
    whiteSpace: 'nowrap',
  },
  '& td button': {
    minWidth: CELL_WIDTH,
    width: '100%',
    height: 24,
    borderRadius: '3px',
    font: 'inherit',
  },
  '& td button:hover': { boxShadow: 'inset 0 0 0 1px var(--sc-palette-primary-main)' },
} as const
const DENIED = {
  color: 'denied.main',
  bgcolor: 'background.paper',
  borderRadius: '2px',
  px: '2px',
  ml: '2px',
} as const
