import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { serverNow } from '../../../api/server-clock'
import { exactTime, type Zone } from '../../../lib/date/stamp'
import { resolveTimePoint } from '../../../lib/date/time-point'
import { pointFrom, readTypedTime } from '../../../lib/date/typed-time'
import type { Store } from '../../../lib/store'
import { Field } from '../../../ui/Field'
import { useTexts } from '../../../ui/language'
import type { FeedSnapshot, Place } from '../reading/event-feed'
import { JUMP_BAR, JUMP_FIELD, JUMP_RANGE } from './jump-bar-layout'
import { scrubRange } from './scrub-range'
import { tableTexts } from './table-texts'
import { TimeScrubber } from './TimeScrubber'

type Props = {
  snapshot: FeedSnapshot
  viewTime: Store<number | null>
  zone: Zone
  /** The field is left out, for want of room. */
  folded: boolean
  onJump: (place: Place) => void
}

/** To a time, to either end, and along the range: jumps within the list, which the address does not hold. */
export function JumpBar({ snapshot, viewTime, zone, folded, onJump }: Props) {
  const t = useTexts(tableTexts)
  const [typed, setTyped] = useState('')
  const [fault, setFault] = useState(false)
  const { order } = snapshot
  const instantOf = () => {
    const time = readTypedTime(typed, zone, serverNow())
    return time && resolveTimePoint(pointFrom(time, 'from'), serverNow())
  }
  const instant = typed.trim() === '' ? null : instantOf()
  const go = () => {
    setFault(typed.trim() !== '' && instant === null)
    if (instant !== null) onJump(Date.parse(instant))
  }
  const range = scrubRange(snapshot, serverNow())
  const ends = [
    { place: 'end' as const, label: t.newest },
    { place: 'start' as const, label: t.oldest },
  ]
  if (order === 'oldest') ends.reverse()
  const [top, bottom] = ends
  return (
    <Box role="group" aria-label={t.jumps} sx={JUMP_BAR}>
      {!folded && (
        <>
          <Field
            label={t.goToTime}
            value={typed}
            error={fault}
            help={
              fault
                ? t.notUnderstood
                : instant && t.understood(exactTime(instant, zone).replace('.000', ''))
            }
            onChange={(text) => {
              setTyped(text)
              setFault(false)
            }}
            onKeyDown={(key) => {
              if (key.key === 'Enter') go()
            }}
            labelAbove
            helpIsLive
            input={{ maxLength: 64, autoComplete: 'off', spellCheck: false }}
            sx={JUMP_FIELD}
          />
          <Button variant="outlined" onClick={go} sx={{ minHeight: 40 }}>
            {t.go}
          </Button>
        </>
      )}
      <Box sx={JUMP_RANGE}>
        {top && (
          <Button variant="text" onClick={() => onJump(top.place)}>
            {top.label}
          </Button>
        )}
        {range && (
          <TimeScrubber range={range} order={order} viewTime={viewTime} zone={zone} onGo={onJump} />
        )}
        {bottom && (
          <Button variant="text" onClick={() => onJump(bottom.place)}>
            {bottom.label}
          </Button>
        )}
      </Box>
    </Box>
  )
}
