import type { Zone } from '../../../lib/date/stamp'
import { useTexts } from '../../../ui/language'
import { eventsIn, type BlindSpot } from '../store/rows'
import { RowBetween, type BetweenPlace } from '../table/RowBetween'
import { blindTexts } from './blind-texts'
import { timesOf } from './times-of'

type Props = BetweenPlace & { spot: BlindSpot; zone: Zone }

/** The row of a blind spot. The table explains it on a click on its button, or on Enter. */
export function BlindRow({ spot, zone, ...place }: Props) {
  const t = useTexts(blindTexts)
  return (
    <RowBetween {...place} className="event gap blind" button={t.why}>
      <span className="when">{timesOf(spot, zone, t)}</span> {t.row(eventsIn([spot]))}
    </RowBetween>
  )
}
