import Box from '@mui/material/Box'
import useMediaQuery from '@mui/material/useMediaQuery'
import visuallyHidden from '@mui/utils/visuallyHidden'
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import {
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type Ref,
  useImperativeHandle,
} from 'react'
import type { AuditEvent } from '../../api/contract/audit'
import type { Zone } from '../../lib/date/format'
import { offsetAt } from '../../lib/date/stamp'
import { useTexts } from '../../ui/language'
import { ROW_HEIGHT } from '../../ui/tokens'
import { AuditGrid, COMPACT_ROW_HEIGHT, HEADER_HEIGHT } from './AuditGrid'
import { AuditRow } from './AuditRow'
import { indexAfterKey } from '../../lib/keyboard/row-keys'
import { auditTexts } from './texts'

const OVERSCAN = 12
/** Rows before the end at which more is asked for: a page of 500 is then on its way before it is missed. */
const AHEAD = 250

export type AuditTableHandle = {
  /** Gives focus to the row of an event, or to the row that Tab reaches when it is not in the list. */
  focusEvent: (eventId: string | null) => void
}

type Props = {
  events: readonly AuditEvent[]
  /** Whether the server said that there is no more. */
  complete: boolean
  zone: Zone
  openEventId: string | null
  onOpen: (event: AuditEvent) => void
  /** Asked near the end of what is loaded, as often as the view moves there. */
  onNearEnd: () => void
  ref: Ref<AuditTableHandle>
}

/** The table "Audit events": however many events, only the rows near the view exist. */
export function AuditTable(props: Props) {
  const { events, complete, zone, openEventId, onOpen, onNearEnd, ref } = props
  const t = useTexts(auditTexts)
  const helpId = useId()
  const scroller = useRef<HTMLDivElement>(null)
  const compact = useMediaQuery((theme) => theme.breakpoints.down('md'), { noSsr: true })
  const [active, setActive] = useState({ index: 0, focus: false })
  const tabbable = Math.min(active.index, events.length - 1)
  const header = compact ? 0 : HEADER_HEIGHT
  const height = compact ? COMPACT_ROW_HEIGHT : ROW_HEIGHT

  // eslint-disable-next-line react-hooks/incompatible-library -- rows are memoised by hand, on plain values
  const rows = useVirtualizer({
    count: events.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    overscan: OVERSCAN,
    scrollMargin: header,
    scrollPaddingStart: header,
    // The row that holds the focus stays, wherever the view goes: focus would fall to the page otherwise.
    rangeExtractor: (range) => {
      const indexes = defaultRangeExtractor(range)
      if (tabbable >= 0 && !indexes.includes(tabbable)) indexes.push(tabbable)
      return indexes.sort((a, b) => a - b)
    },
  })
  const items = rows.getVirtualItems()

  useEffect(() => rows.measure(), [rows, height])

  const lastShown = rows.range?.endIndex ?? -1
  useEffect(() => {
    if (events.length > 0 && lastShown >= events.length - Math.min(AHEAD, events.length / 2)) {
      onNearEnd()
    }
  }, [lastShown, events.length, onNearEnd])

  const focusRow = (index: number) => {
    rows.scrollToIndex(index, { align: 'auto' })
    setActive({ index, focus: true })
  }
  // The row may be made only by the render that follows the key.
  useLayoutEffect(() => {
    if (!active.focus) return
    const row = scroller.current?.querySelector<HTMLElement>(`[data-index="${active.index}"]`)
    row?.focus({ preventScroll: true })
  }, [active])
  useImperativeHandle(ref, () => ({
    focusEvent: (eventId) => {
      const index = events.findIndex((event) => event.event_id === eventId)
      focusRow(index >= 0 ? index : tabbable)
    },
  }))

  const onKeyDown = (key: KeyboardEvent<HTMLDivElement>) => {
    if (key.ctrlKey || key.metaKey || key.altKey) return
    if (key.key === 'Enter') {
      const event = events[tabbable]
      if (event) onOpen(event)
      return
    }
    const page = Math.max(
      1,
      Math.floor(((scroller.current?.clientHeight ?? 0) - header) / height) - 1,
    )
    const next = indexAfterKey(key.key, tabbable, events.length, page)
    if (next === null) return
    key.preventDefault()
    focusRow(next)
  }
  const onClick = (click: MouseEvent<HTMLDivElement>) => {
    const row = (click.target as HTMLElement).closest<HTMLElement>('[data-index]')
    const index = Number(row?.dataset.index ?? NaN)
    const event = events[index]
    // Marking a request id to copy it is no click on the row.
    if (!event || window.getSelection()?.isCollapsed === false) return
    setActive({ index, focus: false })
    onOpen(event)
  }

  const newest = events.at(-1)?.occurred_at ?? ''
  const offset = offsetAt(newest, zone)
  const words = useMemo(
    () => ({
      allowed: t.allowed,
      denied: t.denied,
      server: t.server,
      scope: t.scope,
      prompt: t.prompt,
    }),
    [t],
  )
  const names = Object.entries(t.columns)
  return (
    <>
      <Box id={helpId} sx={visuallyHidden}>
        {t.tableHelp}
      </Box>
      <AuditGrid
        ref={scroller}
        role="table"
        aria-label={t.table}
        aria-describedby={helpId}
        aria-rowcount={complete ? events.length + 1 : -1}
        aria-colcount={names.length}
        onKeyDown={onKeyDown}
        onClick={onClick}
      >
        <div role="rowgroup" className="header-group" style={{ display: 'contents' }}>
          <div role="row" aria-rowindex={1} className="header">
            {names.map(([name, label], column) => (
              <div key={name} role="columnheader" aria-colindex={column + 1}>
                {typeof label === 'function' ? label(offset) : label}
              </div>
            ))}
          </div>
        </div>
        <div role="rowgroup" className="body" style={{ height: rows.getTotalSize() }}>
          {items.map(({ index, start }) => {
            const event = events[index]
            return event ? (
              <AuditRow
                key={event.cursor}
                event={event}
                index={index}
                top={start - header}
                zone={zone}
                offset={offset}
                words={words}
                tabbable={index === tabbable}
                current={event.event_id === openEventId}
              />
            ) : null
          })}
        </div>
      </AuditGrid>
    </>
  )
}
