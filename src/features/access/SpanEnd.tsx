import { TimeText } from '../../components/TimeText'
import { formatInstant, type Micros } from '../../lib/date/micros'
import { exactTime } from '../../lib/date/stamp'
import { WholeTimes } from '../../ui/WholeTimes'

/** Since when or until when somebody may do something: how long ago, and the time itself, which an auditor asks for. */
export function SpanEnd({ at }: { at: Micros }) {
  const instant = formatInstant(at)
  return (
    <>
      <TimeText instant={instant} />
      <div className="muted">
        <WholeTimes text={exactTime(instant, 'local').replace('.000', '')} />
      </div>
    </>
  )
}
