import { Facts } from '../../../components/export/Facts'
import { exactTime, type Zone } from '../../../lib/date/stamp'
import { useNumber, useTexts } from '../../../ui/language'
import { WholeTimes } from '../../../ui/WholeTimes'
import type { HandSelection } from '../export/hand-selection'
import { evidenceTexts } from './evidence-texts'

type Props = { selection: HandSelection; zone: Zone }

/** What was selected by hand, and of how much. */
export function SelectionFacts({ selection, zone }: Props) {
  const t = useTexts(evidenceTexts)
  const number = useNumber()
  const { rows, rowsAre, decisions, ofList, loaded, stretches } = selection
  const last = stretches[stretches.length - 1] ?? stretches[0]
  return (
    <Facts
      name={t.selectionFacts}
      facts={[
        [rowsAre === 'requests' ? t.selectedRequests : t.selectedDecisions, number(rows)],
        [t.ofLoaded, t.ofLoadedText(decisions.length, ofList, loaded)],
        [
          t.between,
          <WholeTimes
            text={`${exactTime(stretches[0].start, zone)} – ${exactTime(last.end, zone)}`}
          />,
        ],
      ]}
    />
  )
}
