import { Facts } from '../../../components/export/Facts'
import { exactTime, type Zone } from '../../../lib/date/stamp'
import { own } from '../../../lib/json/own'
import { useNames } from '../../../names/use-names'
import { useTexts } from '../../../ui/language'
import { WholeTimes } from '../../../ui/WholeTimes'
import {
  filterText,
  SERVER_FILTER_NAMES,
  type ServerFilter,
  type ServerFilters,
} from '../query/server-filters'
import type { ExportRequest } from './export-request'
import { exportTexts } from './export-texts'

type Props = { request: ExportRequest; zone: Zone }

/** What the server will be asked for, in words. */
export function AskedFacts({ request, zone }: Props) {
  const t = useTexts(exportTexts)
  const names = useNames()
  const { resource, start, end } = request
  const scopeText = (id: string) => {
    const name = names.scope(id)
    return `${t.scope} ${name === undefined ? id : `${name} (${id})`}`
  }
  const wordOf = (value: ServerFilters[ServerFilter]) => {
    if (value == null) return t.any
    const text = filterText(value)
    return own(t.values, text) ?? text
  }
  return (
    <Facts
      name={t.what}
      facts={[
        [t.resource, resource.type === 'server' ? t.server : scopeText(resource.scope_id)],
        ...SERVER_FILTER_NAMES.map((name) => [t.filters[name], wordOf(request[name])] as const),
        [t.from, <WholeTimes text={start === null ? t.beginning : exactTime(start, zone)} />],
        [t.until, <WholeTimes text={end === null ? t.now : exactTime(end, zone)} />],
      ]}
    />
  )
}
