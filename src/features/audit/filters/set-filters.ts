import type { Zone } from '../../../lib/date/stamp'
import type { AuditFilters } from '../query/audit-search'
import { filterText, type ServerFilter } from '../query/server-filters'
import type { auditTexts } from '../texts'
import { rangeText } from './range-text'
import type { FilterField } from './filter-fields'
import type { filterTexts } from './filter-texts'
import { readHours } from './hours'
import { LOADED_FIELDS, withValue, type LoadedField, type LoadedFilters } from './loaded-filters'

export type SetFilter = {
  key: string
  text: string
  /** The field that changes it; null where a value came from a cell and has no field. */
  field: FilterField | null
  /** The same address without it. */
  without: (now: URLSearchParams) => URLSearchParams
}

type Words = { t: typeof auditTexts.en; words: typeof filterTexts.en }

/** Writes a value of a field for people. The address alone has hours as `22-6@UTC`. */
export function valueText(field: LoadedField, value: string, words: typeof filterTexts.en): string {
  const hours = field === 'hours' ? readHours(value) : null
  return hours ? words.hours(hours.from, hours.until, hours.zone) : value
}

const dropping =
  (...names: readonly string[]) =>
  (now: URLSearchParams) => {
    const next = new URLSearchParams(now)
    for (const name of names) next.delete(name)
    return next
  }

/**
 * The filters that are set and stand in no field that is in sight, those that the server applies first.
 * @param phoneZone the zone of the times on a phone, where the time range and the result are out of sight too; null elsewhere
 */
export function setFilters(
  filters: AuditFilters,
  loaded: LoadedFilters,
  { t, words }: Words,
  phoneZone: Zone | null,
): SetFilter[] {
  const { from, to, order } = filters
  const ranges: Record<string, string> = t.ranges
  const named: Record<ServerFilter, string> = {
    result: t.result,
    action: t.action,
    subject: words.subject,
  }
  const ofServer = (Object.keys(named) as ServerFilter[]).map((field): SetFilter | false => {
    const value = filters[field]
    if (value == null || (field === 'result' && phoneZone === null)) return false
    return {
      key: field,
      text: words.chip(named[field], value === filters.result ? t[value] : filterText(value)),
      field,
      without: dropping(field),
    }
  })
  const set: (SetFilter | false)[] = [
    phoneZone !== null &&
      (from !== undefined || to !== undefined) && {
        key: 'time',
        text: words.chip(
          t.timeRange,
          (to === undefined && ranges[from ?? '']) || rangeText({ from, to }, phoneZone, words),
        ),
        field: 'time',
        without: dropping('from', 'to'),
      },
    ...ofServer,
    order === 'oldest' && {
      key: 'order',
      text: words.oldest,
      field: 'order',
      without: dropping('order'),
    },
    loaded.unlooked === true && {
      key: 'looked',
      text: words.unlooked,
      field: 'looked',
      without: dropping('looked'),
    },
    loaded.q !== '' && {
      key: 'text',
      text: words.chip(words.text, loaded.q),
      field: 'text',
      without: dropping('q'),
    },
  ]
  const ofCells = LOADED_FIELDS.flatMap((field) => {
    const chip = (value: string, name: typeof words.chip): SetFilter => ({
      key: name(field, value),
      text: name(words.fields[field], valueText(field, value, words)),
      field: null,
      without: (now) => withValue(now, field, value, null),
    })
    return [
      ...(loaded.only[field] ?? []).map((value) => chip(value, words.chip)),
      ...(loaded.not[field] ?? []).map((value) => chip(value, words.chipNot)),
    ]
  })
  return [...set.filter((each) => each !== false), ...ofCells]
}
