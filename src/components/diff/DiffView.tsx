import Box from '@mui/material/Box'
import {
  lazy,
  Suspense,
  useLayoutEffect,
  useRef,
  type ClipboardEvent,
  type CSSProperties,
  type ReactNode,
  type Ref,
} from 'react'
import type { Comparison, Side } from '../../lib/diff/comparison'
import { announce } from '../../ui/announcer'
import { useTexts } from '../../ui/language'
import { copiedText } from './copied-text'
import { DiffLimits } from './DiffLimits'
import { DiffRegion, spokenWords } from './DiffRegion'
import { DiffNotes } from './DiffNotes'
import { DiffRows, type RowsHandle } from './DiffRows'
import type { SideTitles } from './DiffSection'
import { DiffToolbar } from './DiffToolbar'
import { Nothing } from './Nothing'
import { useDiffPreferences } from './preferences'
import { numberLetters } from './row-height'
import type { View } from './row-table'
import { SameParts } from './SameParts'
import { countsOf, sectionSummary } from './section-summary'
import { SidewaysBar } from './SidewaysBar'
import { SkeletonLines } from './ComparisonSkeleton'
import { diffTexts, type DiffTexts } from './texts'
import { useChangeKeys } from './use-change-keys'
import { useHiddenSteps, type DiffHandle } from './use-hidden-steps'
import { useMetrics } from './use-metrics'
import { usePlace } from './use-place'
import { useRowActions } from './use-row-actions'
import { useSideways } from './use-sideways'

const FieldSummary = lazy(async () => ({
  default: (await import('./FieldSummary')).FieldSummary,
}))

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
  /** What a reader has to know of the contents, above the lines and within their height. */
  note: ReactNode
  /** One line above the lines says what changed field by field. */
  byField: boolean
  hasFields: boolean
  textOf: (side: Side) => string
  handle?: Ref<DiffHandle | null> | undefined
}

/** Narrowest region in pixels that has room for two texts beside each other. */
const SPLIT_MIN_WIDTH = 560

/** In place of counts of lines, where no line changed. */
function summaryOf(comparison: Comparison | null, stops: number, t: DiffTexts): string {
  if (!comparison) return ''
  if (comparison.same) return t.nothing
  return stops === 0 ? t.onlyWhitespace : t.sectionChange.changed
}

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
  const narrow = metrics !== null && metrics.width < SPLIT_MIN_WIDTH
  const view = narrow ? 'unified' : props.view
  const place = usePlace(comparison, view)
  const { table, stops } = place
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
    place.setAt(at)
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

  useHiddenSteps(props.handle, comparison, place, rows, region)
  const actions = useRowActions(comparison, place, goTo, rows, region)
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
      <Box
        sx={{
          height,
          display: 'flex',
          flexDirection: 'column',
          gap: 1,
          minWidth: 0,
          '@media print': { display: 'block', height: 'auto' },
        }}
      >
        {props.byField && (
          // It keeps its place until the line comes.
          <Box sx={{ flex: 'none', minHeight: 24 }}>
            <Suspense fallback={null}>
              <FieldSummary comparison={comparison} stops={stops} onGoTo={goTo} />
            </Suspense>
          </Box>
        )}
        {props.note}
        <DiffNotes comparison={comparison} narrow={narrow && props.view === 'split'} />
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
        {comparison && <DiffLimits comparison={comparison} />}
        {!wrap && <SidewaysBar ref={bar} beyond={sideways.beyond} onScroll={sideways.onScroll} />}
      </Box>
    </Box>
  )
}
