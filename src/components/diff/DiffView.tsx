import Box from '@mui/material/Box'
import {
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ClipboardEvent,
  type CSSProperties,
  type Ref,
} from 'react'
import type { Comparison, Side } from '../../lib/diff/comparison'
import { announce } from '../../ui/announcer'
import { useTexts } from '../../ui/language'
import { copiedText } from './copied-text'
import { DiffRegion, spokenWords } from './DiffRegion'
import { DiffNotes } from './DiffNotes'
import type { RowActions } from './DiffRow'
import { DiffRows, type RowsHandle } from './DiffRows'
import type { SideTitles } from './DiffSection'
import { DiffToolbar } from './DiffToolbar'
import { OPEN_STEP } from './FoldCell'
import { nextHidden, openedFor } from './hidden-lines'
import { Nothing } from './Nothing'
import { useDiffPreferences } from './preferences'
import { numberLetters } from './row-height'
import { foldKey, layOut, lineRow, type OpenedFolds, type Stop, type View } from './row-table'
import { SameParts } from './SameParts'
import { countsOf, sectionSummary } from './section-summary'
import { SidewaysBar } from './SidewaysBar'
import { SkeletonLines } from './ComparisonSkeleton'
import { diffTexts, type DiffTexts } from './texts'
import { useChangeKeys } from './use-change-keys'
import { useMetrics } from './use-metrics'
import { useSideways } from './use-sideways'

type Props = {
  /** Null while it is being computed for the first time. */
  comparison: Comparison | null
  pending: boolean
  failed: boolean
  view: View
  /** Accessible name of the scrolling region. */
  name: string
  titles: SideTitles | undefined
  height: string
  hasFields: boolean
  textOf: (side: Side) => string
  handle?: Ref<DiffHandle> | undefined
}

export type DiffHandle = {
  /** Shows the next line of what is new that hides characters, the first one after the last. */
  showNextHidden: () => void
}

/** Narrowest region in pixels that has room for two texts beside each other. */
const SPLIT_MIN_WIDTH = 560
const NO_STOPS: Stop[] = []

/** In place of counts of lines, where no line changed. */
function summaryOf(comparison: Comparison | null, stops: number, t: DiffTexts): string {
  if (!comparison) return ''
  if (comparison.same) return t.nothing
  return stops === 0 ? t.onlyWhitespace : t.sectionChange.changed
}

/** Where the reader is in a comparison, and what they opened in it. */
type Place = { of: Comparison | null; at: number; opened: OpenedFolds }

/** A comparison, folded, with the way from change to change. Its height is the same from the first moment. */
export function DiffView(props: Props) {
  const { comparison, pending, name, titles, height } = props
  const t = useTexts(diffTexts)
  const { showWhitespace, wrap, keys } = useDiffPreferences()
  const root = useRef<HTMLDivElement>(null)
  const region = useRef<HTMLDivElement>(null)
  const probe = useRef<HTMLSpanElement>(null)
  const bar = useRef<HTMLDivElement>(null)
  const rows = useRef<RowsHandle>(null)
  const metrics = useMetrics(region, probe)
  const fresh: Place = { of: comparison, at: 0, opened: new Map() }
  const [kept, setPlace] = useState<Place>(fresh)
  const place = kept.of === comparison ? kept : fresh
  if (place !== kept) setPlace(place)
  const narrow = metrics !== null && metrics.width < SPLIT_MIN_WIDTH
  const view = narrow ? 'unified' : props.view
  const { opened } = place
  const table = useMemo(
    () => (comparison ? layOut(comparison, view, opened) : null),
    [comparison, view, opened],
  )
  const stops = table?.stops ?? NO_STOPS
  const sideways = useSideways(region, bar, wrap, comparison, view, metrics)
  useLayoutEffect(() => {
    if (region.current) region.current.scrollTop = 0
  }, [comparison])

  const shownView = useRef(view)
  useLayoutEffect(() => {
    if (shownView.current === view) return
    shownView.current = view
    const stop = stops[place.at]
    // The same change in the other view: its rows stand elsewhere.
    if (stop && place.at > 0) rows.current?.show(stop.row)
  })

  const goTo = (at: number) => {
    const stop = stops[at]
    if (!stop || !comparison) return
    setPlace({ ...place, at })
    rows.current?.show(stop.row)
    const section = comparison.sections[stop.section]
    announce(
      stop.block < 0 && section
        ? t.announceOther(at + 1, stops.length, sectionSummary(section, t))
        : t.announce(at + 1, stops.length, stop.removed, stop.added),
    )
  }
  const go = (step: 1 | -1) => {
    if (stops.length > 0) goTo((place.at + step + stops.length) % stops.length)
  }
  useChangeKeys(root, keys, go)

  const hiddenAt = useRef<{ of: Comparison; at: number; wanted: boolean } | null>(null)
  useImperativeHandle(props.handle, () => ({
    showNextHidden: () => {
      if (!comparison) return
      const last = hiddenAt.current?.of === comparison ? hiddenAt.current.at : -1
      const at = nextHidden(comparison, last)
      if (at === null) return
      hiddenAt.current = { of: comparison, at: at.number, wanted: true }
      setPlace({ ...place, opened: openedFor(comparison, at, opened) })
      region.current?.focus({ preventScroll: true })
    },
  }))
  useLayoutEffect(() => {
    const wanted = hiddenAt.current
    if (!wanted?.wanted || wanted.of !== comparison || !comparison || !table) return
    wanted.wanted = false
    const at = nextHidden(comparison, wanted.at - 1)
    if (!at) return
    const row = lineRow(table, at.section, 'after', at.line)
    rows.current?.show(row >= 0 ? row : (table.sectionRows[at.section] ?? 0))
  })

  const handlers = useRef<RowActions | null>(null)
  useLayoutEffect(() => {
    handlers.current = {
      open: (section, block, where) => {
        const key = foldKey(section, block)
        const { head, tail } = opened.get(key) ?? { head: 0, tail: 0 }
        const more = where === 'all' ? Infinity : OPEN_STEP
        const next = where === 'tail' ? { head, tail: tail + more } : { head: head + more, tail }
        setPlace({ ...place, opened: new Map(opened).set(key, next) })
        // The button that had the focus may be gone.
        if (where === 'all') region.current?.focus({ preventScroll: true })
      },
      follow: (section, run, to) => {
        const line = comparison?.sections[section]?.diff.moved[run * 3 + (to === 'before' ? 0 : 1)]
        const row = table && line !== undefined ? lineRow(table, section, to, line) : -1
        const at = stops.findIndex((stop) => row >= stop.row && row < stop.end)
        if (at >= 0) goTo(at)
        if (row >= 0) rows.current?.show(row)
        region.current?.focus({ preventScroll: true })
      },
    }
  })
  const actions = useMemo<RowActions>(
    () => ({
      open: (...of) => handlers.current?.open(...of),
      follow: (...of) => handlers.current?.follow(...of),
    }),
    [],
  )
  const onCopy = (event: ClipboardEvent) => {
    const selection = document.getSelection()
    if (!selection?.rangeCount) return
    const side = region.current?.dataset.selecting ?? null
    const text = copiedText(selection.getRangeAt(0).cloneContents(), showWhitespace, side)
    if (text === null) return
    event.preventDefault()
    event.clipboardData.setData('text/plain', text)
  }
  const counts = comparison && countsOf(comparison, t)
  return (
    <Box
      ref={root}
      aria-busy={pending}
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1, minWidth: 0 }}
    >
      <DiffToolbar
        summary={pending ? t.comparing : counts || summaryOf(comparison, stops.length, t)}
        position={table && { at: place.at, count: stops.length }}
        hasFields={props.hasFields}
        textOf={comparison && props.textOf}
        onGo={go}
      />
      <Box sx={{ height, display: 'flex', flexDirection: 'column', gap: 1, minWidth: 0 }}>
        {comparison && (
          <DiffNotes comparison={comparison} narrow={narrow && props.view === 'split'} />
        )}
        <DiffRegion
          ref={region}
          role="group"
          aria-label={name}
          tabIndex={0}
          data-wrap={wrap}
          onCopy={onCopy}
          onPointerDown={(event) => {
            const cell = (event.target as Element).closest<HTMLElement>('[data-cell="text"]')
            event.currentTarget.dataset.selecting = cell?.dataset.column ?? ''
          }}
          onWheel={sideways.onWheel}
          onKeyDown={sideways.onKeyDown}
          style={
            {
              ...spokenWords(t),
              '--number': `${comparison ? numberLetters(comparison) : 5}ch`,
            } as CSSProperties
          }
        >
          <span ref={probe} data-part="probe" aria-hidden="true" />
          {!comparison && !props.failed && <SkeletonLines />}
          {comparison && stops.length === 0 && <Nothing comparison={comparison} />}
          {comparison && table && metrics && (
            <DiffRows
              ref={rows}
              region={region}
              comparison={comparison}
              table={table}
              view={view}
              titles={titles}
              metrics={metrics}
              wrap={wrap}
              showWhitespace={showWhitespace}
              current={stops[place.at] ?? null}
              actions={actions}
            />
          )}
          {comparison && <SameParts comparison={comparison} />}
        </DiffRegion>
        {!wrap && <SidewaysBar ref={bar} beyond={sideways.beyond} onScroll={sideways.onScroll} />}
      </Box>
    </Box>
  )
}
