import Button from '@mui/material/Button'
import { useMemo } from 'react'
import { serverNow } from '../../api/server-clock'
import { TypedFilter } from '../../components/TypedFilter'
import { exactTime } from '../../lib/date/stamp'
import { isTimePoint, resolveTimePoint } from '../../lib/date/time-point'
import { fieldText, pointFrom, readTypedTime } from '../../lib/date/typed-time'
import type { accessTexts } from './texts'

type Props = {
  label: string
  /** What the button says that empties the field. */
  clear: string
  asOf: string | undefined
  onChange: (point: string | null) => void
  /** From the screen, whose file has them: this field stands in the audit's. */
  texts: typeof accessTexts.en
}

/** The instant that is meant by what is typed, as the address has it; null: none, or one that is still to come. */
function pointOf(typed: string): string | null {
  const time = readTypedTime(typed, 'local', serverNow())
  const point = time && pointFrom(time, 'from')
  if (point === null || !isTimePoint(point)) return null
  // "Yesterday" becomes its instant: the address says tomorrow what it said today.
  const instant = resolveTimePoint(point, serverNow())
  return Date.parse(instant) > serverNow() ? null : instant
}

/** What the field shows of the address. "-20d" is no time that people read: its instant to the second is. */
function textOf(asOf: string): string {
  if (!Number.isNaN(Date.parse(asOf))) return fieldText(asOf, 'from', 'local')
  const instant = Date.parse(resolveTimePoint(asOf, serverNow()))
  return fieldText(new Date(instant - (instant % 1_000)).toISOString(), 'from', 'local')
}

/** Any past instant as people write it ("As of", "Until"); empty is now. */
export function AsOfField({ label, clear, asOf, onChange, texts: t }: Props) {
  // "-20d" is another second with each second that passes: what is typed meanwhile stays.
  const value = useMemo(() => (asOf === undefined ? '' : textOf(asOf)), [asOf])
  return (
    <>
      <TypedFilter
        label={label}
        value={value}
        placeholder={t.asOfHelp}
        faultOf={(typed) => (pointOf(typed) === null ? t.asOfFault : null)}
        echoOf={(typed) => {
          const point = pointOf(typed)
          if (point === null) return null
          return t.asOfEcho(exactTime(point, 'local').replace('.000', ''))
        }}
        width={240}
        onApply={(typed) => {
          onChange(typed === '' ? null : pointOf(typed))
        }}
      />
      {asOf !== undefined && (
        <Button variant="text" sx={{ minHeight: 40 }} onClick={() => onChange(null)}>
          {clear}
        </Button>
      )}
    </>
  )
}
