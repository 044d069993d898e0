import { Facts } from '../../../components/export/Facts'
import { exactTime } from '../../../lib/date/stamp'
import { useNames } from '../../../names/use-names'
import { useTexts } from '../../../ui/language'
import { WholeTimes } from '../../../ui/WholeTimes'
import { placeText } from '../place-text'
import { tableTexts } from '../table-texts'
import type { BindingsExport } from './bindings-receipt'
import { exportTexts } from './texts'

/** What is exported, in words, and how it came to be here. */
export function AskedFacts({ request }: { request: BindingsExport }) {
  const t = useTexts(exportTexts)
  const places = useTexts(tableTexts)
  const names = useNames()
  const { shown, rows, filters, reading } = request
  const { role, subject, search, standing } = filters
  const readAt = exactTime(new Date(reading.at).toISOString(), 'local')
  return (
    <Facts
      name={t.what}
      facts={[
        [t.resource, placeText(shown.resource, places, names)],
        [
          t.asOf,
          <WholeTimes
            text={shown.asOf === null ? t.now(readAt) : exactTime(shown.asOf, 'local')}
          />,
        ],
        [t.standing, t.standings[standing]],
        [t.role, role ?? t.any],
        [t.person, subject === null ? t.any : `${subject.type} ${subject.id}`],
        ...(search === '' ? [] : [[t.search, search] as const]),
        [t.bindings, t.of(rows.length, reading.count)],
        [t.readAt, <WholeTimes text={t.readWith(readAt, reading.calls)} />],
      ]}
    />
  )
}
