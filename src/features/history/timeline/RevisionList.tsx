import Box from '@mui/material/Box'
import useMediaQuery from '@mui/material/useMediaQuery'
import visuallyHidden from '@mui/utils/visuallyHidden'
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import {
  lazy,
  Suspense,
  useCallback,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type Ref,
} from 'react'
import type { ArtifactItem } from '../../../api/contract/artifacts'
import { FailureState } from '../../../components/FailureState'
import {
  measureAfterLayout,
  observeRectAfterLayout,
  scrollUnlessBegins,
} from '../../../components/measure-after-layout'
import { indexAfterKey } from '../../../lib/keyboard/row-keys'
import { useTexts } from '../../../ui/language'
import type { Compared } from '../compared'
import type { RevisionPlaces } from '../revision-places'
import type { Revisions } from '../use-revisions'
import { EdgeLinks } from './EdgeLinks'
import { EndHandles } from './EndHandles'
import { Gutter, type DrawnRow } from './Gutter'
import { DOT_Y, dotX, gutterWidth, type Dot } from './gutter-geometry'
import type { PlacedLink } from './links'
import { RevisionRow } from './RevisionRow'
import type { RevisionAct } from './RowActions'
import { actOfClick, actOfKey, revisionUnder } from './row-acts'
import { NARROW, rowHeight } from './row-height'
import { TimelineGrid } from './TimelineGrid'
import { timelineTexts } from './timeline-texts'
import { UnloadedNote } from './UnloadedNote'
import { useHeldPlace } from './use-held-place'
import { useLoadingInView } from './use-loading-in-view'
import { useMovedEnd } from './use-moved-end'
import { useOpeningPlace } from './use-opening-place'

// Only a long history loads more. Where the bar's code does not come, the rows come without it.
const LinearProgress = lazy(() =>
  import('@mui/material/LinearProgress').catch(() => ({ default: () => <></> })),
)

const OVERSCAN = 4
/** Roughly the height of the list on a phone, in pixels. */
const NARROW_HEIGHT = 340

export type RevisionListHandle = {
  /** Brings a revision into view and gives its row the focus. */
  jumpTo: (revision: number) => void
}

type ModeOf = ((digest: string) => string | null) | undefined

type Props = {
  revisions: Revisions
  places: RevisionPlaces
  itemOf: (revision: number) => ArtifactItem | null
  /** Mode by digest, or null where that is not known; undefined for a family without modes. */
  modeOf: ModeOf
  sameAs: ReadonlyMap<number, number>
  links: readonly PlacedLink[]
  compared: Compared
  restoreReason: (item: ArtifactItem | null) => string | null
  onAct: (act: RevisionAct, revision: number) => void
  ref: Ref<RevisionListHandle>
}

/** The list "Revisions": however many there are, only the rows near the view exist. */
export function RevisionList(props: Props) {
  const { revisions, places, itemOf, modeOf, sameAs, links, compared, onAct } = props
  const t = useTexts(timelineTexts)
  const keysId = useId()
  const scroller = useRef<HTMLDivElement>(null)
  const { count } = places
  const head = places.revisionAt(0)
  // By its number: the place of a revision changes when a new head comes in above.
  const [active, setActive] = useState({ revision: compared.to, focus: false })
  const tabbable = Math.max(0, places.indexOf(active.revision))
  const lanes = modeOf ? 2 : 1
  const narrow = useMediaQuery(NARROW, { noSsr: true })

  // eslint-disable-next-line react-hooks/incompatible-library -- rows are memoised by hand, on plain values
  const rows = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    getItemKey: places.revisionAt,
    estimateSize: (index) => {
      const revision = places.revisionAt(index)
      return rowHeight(itemOf(revision), sameAs.has(revision), narrow)
    },
    measureElement: measureAfterLayout,
    observeElementRect: observeRectAfterLayout,
    scrollToFn: scrollUnlessBegins,
    overscan: OVERSCAN,
    // With this guess React draws the first rows in slices. Without it the list would learn its height once it is on the page,
    // and draw them all within that task.
    initialRect: { width: 0, height: narrow ? NARROW_HEIGHT : Math.max(418, innerHeight - 246) },
    // The row that holds the focus stays, wherever the view goes: focus would fall to the page otherwise.
    rangeExtractor: (range) => {
      const indexes = defaultRangeExtractor(range)
      if (!indexes.includes(tabbable)) indexes.push(tabbable)
      return indexes.sort((a, b) => a - b)
    },
  })
  const items = rows.getVirtualItems()
  const first = rows.range?.startIndex ?? 0
  const last = rows.range?.endIndex ?? 0
  // Whoever goes to a row looks at it, also where the view need not move for it.
  const untouched = useOpeningPlace(rows, places, compared) && !active.focus
  const view = { last, scrolling: rows.isScrolling, untouched }
  const { unasked, load } = useLoadingInView(revisions, view)

  useHeldPlace(rows, places, first)

  const focusRow = useCallback(
    (index: number, align: 'auto' | 'center') => {
      rows.scrollToIndex(index, { align })
      setActive({ revision: places.revisionAt(index), focus: true })
    },
    [places, rows],
  )
  const jumpTo = useCallback(
    (revision: number) => {
      const index = places.indexOf(revision)
      if (index >= 0) focusRow(index, 'center')
    },
    [places, focusRow],
  )
  useImperativeHandle(props.ref, () => ({ jumpTo }))
  // The row may be made only by the render that follows the key.
  useLayoutEffect(() => {
    if (!active.focus) return
    const row = scroller.current?.querySelector<HTMLElement>(
      `[data-index="${places.indexOf(active.revision)}"]`,
    )
    row?.focus({ preventScroll: true })
    // eslint-disable-next-line react-hooks/exhaustive-deps -- focus is given once, not when the list grows
  }, [active])

  const onKeyDown = (key: KeyboardEvent<HTMLDivElement>) => {
    if (key.ctrlKey || key.metaKey || key.altKey) return
    const act = actOfKey(key)
    if (act) onAct(act, places.revisionAt(tabbable))
    else {
      const page = Math.max(1, last - first - 1)
      const next = indexAfterKey(key.key, tabbable, count, page)
      if (next === null) return
      focusRow(next, 'auto')
    }
    key.preventDefault()
  }
  const onClick = (click: MouseEvent<HTMLDivElement>) => {
    const act = actOfClick(click)
    if (act) onAct(act, revisionUnder(click))
  }

  const moved = useMovedEnd(compared, onAct)
  const placeOf = (revision: number) => ({
    x: dotX(dotOf(itemOf(revision), modeOf), lanes),
    y: (rows.measurementsCache[places.indexOf(revision)]?.start ?? 0) + DOT_Y,
  })
  const revisionAt = (clientY: number) => {
    const list = scroller.current
    if (!list) return null
    const offset = clientY - list.getBoundingClientRect().top + list.scrollTop
    const row = rows.getVirtualItemForOffset(offset)
    return row ? places.revisionAt(row.index) : null
  }

  // A row that is kept for its focus stands apart from those in view.
  const inView = items.filter(({ index }) => index >= first - OVERSCAN && index <= last + OVERSCAN)
  const drawn = inView.map(({ index, start }): DrawnRow => {
    const revision = places.revisionAt(index)
    return { revision, top: start, dot: dotOf(itemOf(revision), modeOf) }
  })
  const lastDrawn = items.findLast(({ index }) => index <= last + OVERSCAN)
  return (
    <>
      <Box sx={{ position: 'relative', display: 'flex', flex: 1, minHeight: 0 }}>
        <TimelineGrid
          ref={scroller}
          onKeyDown={onKeyDown}
          // Before the buttons have it: what one of them jumps to is then the active one.
          onClickCapture={(click) => {
            const revision = revisionUnder(click)
            if (revision > 0) setActive({ revision, focus: false })
          }}
          onClick={onClick}
          onMouseDown={(event) => {
            if (event.shiftKey) event.preventDefault()
          }}
        >
          <Box id={keysId} sx={visuallyHidden}>
            {t.keys}
          </Box>
          <ol
            reversed
            className="rows"
            role="list"
            aria-label={t.revisions}
            aria-describedby={keysId}
            style={{ height: rows.getTotalSize() }}
          >
            {items.map(({ index, start }) => {
              const revision = places.revisionAt(index)
              const item = itemOf(revision)
              return (
                <RevisionRow
                  key={revision}
                  revision={revision}
                  item={item}
                  index={index}
                  count={count}
                  top={start}
                  gutter={gutterWidth(lanes)}
                  narrow={narrow}
                  isHead={revision === head}
                  mode={item && modeOf ? modeOf(item.content_digest) : null}
                  sameAs={sameAs.get(revision) ?? null}
                  isFrom={revision === compared.from}
                  isTo={revision === compared.to}
                  tabbable={index === tabbable}
                  restoreReason={props.restoreReason(item)}
                  onAct={onAct}
                  onJump={jumpTo}
                  measure={rows.measureElement}
                />
              )
            })}
          </ol>
          <Gutter
            rows={drawn}
            bottom={lastDrawn?.end ?? 0}
            lanes={lanes}
            links={links}
            head={head}
            first={places.revisionAt(count - 1)}
            from={moved.ends.from}
            to={moved.ends.to}
          />
          {count > 1 && (
            <EndHandles
              ends={moved.ends}
              head={head}
              placeOf={placeOf}
              revisionAt={revisionAt}
              onMove={(end, revision) => {
                moved.move(end, revision)
                rows.scrollToIndex(places.indexOf(revision), { align: 'auto' })
              }}
              onTake={moved.take}
              onGiveBack={moved.giveBack}
            />
          )}
        </TimelineGrid>
        <EdgeLinks
          links={links}
          newest={places.revisionAt(first)}
          oldest={places.revisionAt(last)}
          onJump={jumpTo}
        />
        {revisions.loadingMore && (
          <Suspense>
            <LinearProgress
              aria-label={t.loading}
              sx={{ position: 'absolute', insetInline: 0, bottom: 0 }}
            />
          </Suspense>
        )}
      </Box>
      {revisions.moreError && (
        <FailureState error={revisions.moreError} onRetry={revisions.loadMore} />
      )}
      {unasked > 0 && !revisions.loadingMore && (
        <UnloadedNote
          newest={places.revisionAt(first)}
          oldest={places.revisionAt(last)}
          pages={unasked}
          onLoad={load}
        />
      )}
    </>
  )
}

function dotOf(item: ArtifactItem | null, modeOf: ModeOf): Dot {
  if (!item) return 'unloaded'
  if (!modeOf) return 'plain'
  const mode = modeOf(item.content_digest)
  return mode === 'auto' || mode === 'custom' ? mode : 'unknown'
}
