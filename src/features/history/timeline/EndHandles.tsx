import Box from '@mui/material/Box'
import visuallyHidden from '@mui/utils/visuallyHidden'
import { useId, type KeyboardEvent, type PointerEvent } from 'react'
import { useTexts } from '../../../ui/language'
import type { Compared } from '../compared'
import { revisionAfterKey, type End } from './end-moves'
import { timelineTexts } from './timeline-texts'

type Props = {
  /** Where the two ends stand, also while one is on its way. */
  ends: Compared
  head: number
  /** Pixels to the dot of a revision, from the upper left corner of the list. */
  placeOf: (revision: number) => { x: number; y: number }
  /** The revision whose row is at a height of the window, in pixels. */
  revisionAt: (clientY: number) => number | null
  onMove: (end: End, revision: number) => void
  onTake: () => void
  onGiveBack: () => void
}

/** The two ends of the comparison on the line, to be dragged to another revision or moved by keyboard. */
export function EndHandles({ ends, head, placeOf, revisionAt, ...on }: Props) {
  const t = useTexts(timelineTexts)
  const keysId = useId()
  const onKeyDown = (end: End) => (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    // The list's own keys are for its rows.
    event.stopPropagation()
    const next = revisionAfterKey(event.key, ends, end, head)
    if (next !== null) on.onMove(end, next)
    else if (event.key === 'Enter' || event.key === ' ') on.onTake()
    else if (event.key === 'Escape') on.onGiveBack()
    else return
    event.preventDefault()
  }
  const onPointerMove = (end: End) => (event: PointerEvent) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    const revision = revisionAt(event.clientY)
    if (revision !== null) on.onMove(end, revision)
  }
  return (
    <>
      <Box id={keysId} sx={visuallyHidden}>
        {t.handleKeys}
      </Box>
      {(['from', 'to'] as const).map((end) => {
        const { x, y } = placeOf(ends[end])
        return (
          <div
            key={end}
            className="grip"
            role="slider"
            tabIndex={0}
            title={t.handle[end]}
            aria-label={t.handle[end]}
            aria-describedby={keysId}
            aria-orientation="vertical"
            aria-valuemin={1}
            aria-valuemax={head}
            aria-valuenow={ends[end]}
            aria-valuetext={t.revision(ends[end])}
            style={{ transform: `translate(${x - 12}px, ${y - 12}px)` }}
            onKeyDown={onKeyDown(end)}
            onBlur={on.onGiveBack}
            onPointerDown={(event) => {
              if (event.button === 0) event.currentTarget.setPointerCapture(event.pointerId)
            }}
            onPointerMove={onPointerMove(end)}
            onPointerUp={on.onTake}
            onPointerCancel={on.onGiveBack}
          />
        )
      })}
    </>
  )
}
