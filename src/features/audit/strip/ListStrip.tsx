import Box from '@mui/material/Box'
import { Suspense } from 'react'
import type { Zone } from '../../../lib/date/stamp'
import { TimeStrip } from '../load-after-rows'
import { PictureButtons } from '../pictures/PictureButtons'
import type { AuditListState } from '../use-audit-list'
import type { ListView } from '../use-list-view'
import { STRIP_BUTTONS } from './strip-layout'
import { StripSpace } from './StripSpace'

type Props = {
  list: AuditListState
  view: ListView
  zone: Zone
  /** There is no room for the buttons of the pictures. */
  phone: boolean
  /** Narrows the list to a stretch of time: ISO instants, the end excluded. */
  onNarrow: (from: string, to: string) => void
}

/** The time of the list, and before its code is there, the room for it. */
export function ListStrip({ list, view, zone, phone, onNarrow }: Props) {
  if (!list.feed) return <StripSpace />
  return (
    <Suspense fallback={<StripSpace />}>
      <TimeStrip
        // What was counted of another list is not drawn.
        key={list.key}
        list={list}
        view={view}
        zone={zone}
        onNarrow={onNarrow}
      >
        {!phone && (
          <Box sx={STRIP_BUTTONS}>
            <PictureButtons />
          </Box>
        )}
      </TimeStrip>
    </Suspense>
  )
}
