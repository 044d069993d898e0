import { relativeTime } from '../lib/date/format'
import { exactTime } from '../lib/date/stamp'
import { useNow } from '../ui/clock'
import { useLanguage } from '../ui/language'
import { usePrintedAt } from '../ui/printing'
import { Tip } from '../ui/Tip'
import { WholeTimes } from '../ui/WholeTimes'

type Props = {
  /** RFC 3339, as the server sent it. */
  instant: string
  /** Lists show "3 h ago" with the exact time in the tooltip; details and paper show the exact time. */
  exact?: boolean
}

/** A time of the server in the browser's zone, its offset always told. */
export function TimeText({ instant, exact = false }: Props) {
  const { language } = useLanguage()
  const now = useNow()
  const isPrinted = usePrintedAt() !== null
  const full = exactTime(instant, 'local')
  // How long ago something was says nothing on paper.
  if (isPrinted || exact) {
    return (
      <time dateTime={instant}>
        <WholeTimes text={full} />
      </time>
    )
  }
  return (
    <Tip title={full}>
      <time dateTime={instant} style={{ whiteSpace: 'nowrap' }}>
        {relativeTime(instant, now, language)}
      </time>
    </Tip>
  )
}
