import type { Zone } from './stamp'
import { isTimePoint } from './time-point'

/** What a person meant by what they typed. */
export type TypedTime =
  /** `-24h`, `now`: counted from the moment it is used, also tomorrow. */
  | { kind: 'relative'; point: string }
  /** From `startMs` until before `endMs`, both ms since the epoch: a whole day, a minute; an instant is as long as a ms. */
  | {
      kind: 'span'
      startMs: number
      endMs: number
      whole: 'month' | 'day' | 'minute' | 'second' | 'instant'
    }

type Day = { year: number; month: number; day: number }

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const MONTH_NAMES = [
  'january', 'february', 'march', 'april', 'may', 'june',
  'july', 'august', 'september', 'october', 'november', 'december',
] // prettier-ignore
const UNIT: Record<string, string> = {
  s: 's', sec: 's', secs: 's', second: 's', seconds: 's', 秒: 's', 秒钟: 's',
  m: 'm', min: 'm', mins: 'm', minute: 'm', minutes: 'm', 分: 'm', 分钟: 'm',
  h: 'h', hr: 'h', hrs: 'h', hour: 'h', hours: 'h', 小时: 'h', 个小时: 'h',
  d: 'd', day: 'd', days: 'd', 天: 'd', 日: 'd',
} // prettier-ignore
const WEEK = new Set(['w', 'week', 'weeks', '周', '星期', '个星期'])
const NOW = new Set(['now', '现在', '此刻'])
const DAYS_BACK: Record<string, number> = { today: 0, 今天: 0, yesterday: 1, 昨天: 1, 前天: 2 }

const TIME = /^(\d{1,2}):(\d{2})(?::(\d{2})(?:\.(\d{1,9}))?)?(?: ?(z|utc|[+-]\d{2}:?\d{2}))?$/
const ZH_TIME = /^(\d{1,2})[点时](?:(\d{1,2})分?(?:(\d{1,2})秒?)?)?$/
const DATES: readonly [RegExp, (parts: string[], recent: Recent) => Day | null][] = [
  [/^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})/, ([year, , month, day]) => dayOf(year, month, day)],
  [/^(\d{4})年 ?(\d{1,2})月 ?(\d{1,2})[日号]?/, ([year, month, day]) => dayOf(year, month, day)],
  [/^(\d{1,2})月 ?(\d{1,2})[日号]?/, ([month, day], recent) => recent(Number(month), Number(day))],
  [
    /^(\d{1,2})(?:st|nd|rd|th)? ([a-z]{3,9})\.?(?:,? (\d{4}))?(?![\d:])/,
    ([day, name, year], recent) => named(name, day, year, recent),
  ],
  [
    /^([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?(?:,? (\d{4}))?(?![\d:])/,
    ([name, day, year], recent) => named(name, day, year, recent),
  ],
]
/** The latest year in which this day is not after today. */
type Recent = (month: number, day: number) => Day | null

const monthOf = (name: string) => {
  const month = MONTHS.indexOf(name.slice(0, 3))
  return month >= 0 && (MONTH_NAMES[month] ?? '').startsWith(name) ? month + 1 : null
}

function dayOf(year?: string, month?: string, day?: string): Day | null {
  const at = { year: Number(year), month: Number(month), day: Number(day) }
  const date = new Date(Date.UTC(at.year, at.month - 1, at.day))
  // 31 April would become 1 May.
  const real = date.getUTCMonth() === at.month - 1 && date.getUTCDate() === at.day
  return real && at.year >= 1970 && at.year < 9999 ? at : null
}

function named(name = '', day = '', year: string | undefined, recent: Recent): Day | null {
  const month = monthOf(name)
  if (month === null) return null
  return year ? dayOf(year, String(month), day) : recent(month, Number(day))
}

/** Midnight and times of day as clocks on the wall in the zone show them; days of 23 and 25 hours are as long. */
const wall = (zone: Zone, { year, month, day }: Day, hour = 0, minute = 0, second = 0, ms = 0) =>
  zone === 'utc'
    ? Date.UTC(year, month - 1, day, hour, minute, second, ms)
    : new Date(year, month - 1, day, hour, minute, second, ms).getTime()

const todayIn = (zone: Zone, now: number): Day => {
  const date = new Date(now)
  return zone === 'utc'
    ? { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
    : { year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate() }
}

function relativeOf(text: string): string | null {
  if (NOW.has(text)) return 'now'
  const match =
    /^[-−–] ?(\d{1,6}) ?(\D+)$/.exec(text) ?? /^(\d{1,6}) ?(\D+?) ?(?:ago|前|之前|以前)$/.exec(text)
  if (!match) return null
  const [, count = '', unit = ''] = match
  const point = WEEK.has(unit) ? `-${Number(count) * 7}d` : `-${Number(count)}${UNIT[unit] ?? ''}`
  return isTimePoint(point) ? point : null
}

/** A time of day on a day, or null when there is no such time. */
function at(text: string, day: Day, zone: Zone): TypedTime | null {
  const zh = ZH_TIME.exec(text)
  const match = zh ?? TIME.exec(text)
  if (!match) return null
  const [, hour = '0', minute, second, fraction, own] = match
  if (Number(hour) > 23 || Number(minute ?? 0) > 59 || Number(second ?? 0) > 59) return null
  const ms = Number((fraction ?? '').padEnd(3, '0').slice(0, 3))
  let startMs = wall(own ? 'utc' : zone, day, +hour, +(minute ?? 0), +(second ?? 0), ms)
  const offset = own && /^([+-])(\d\d):?(\d\d)$/.exec(own)
  if (offset) {
    const [, sign, hours, minutes] = offset
    if (Number(hours) > 14 || Number(minutes) > 59) return null
    startMs -= (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000
  }
  const [whole, length] = fraction
    ? (['instant', 1] as const)
    : second
      ? (['second', 1_000] as const)
      : (['minute', 60_000] as const)
  return { kind: 'span', startMs, endMs: startMs + length, whole }
}

/**
 * Understands a time as people write it: `2026-05-05`, `2026-05-05 14:30`, `5 May`, `May 2026`, `14:30`, `yesterday 9:00`,
 * `-2h`, `2 hours ago`, `now`, `5月5日 14点30分`, `2小时前`. Without a year: the latest one that is not in the future. Two
 * numbers that could be day and month in either order are not guessed. Null when it is not understood.
 * @param now ms since the epoch
 */
export function readTypedTime(typed: string, zone: Zone, now: number): TypedTime | null {
  // Full-width digits and signs of Chinese keyboards.
  const text = typed.normalize('NFKC').trim().toLowerCase().replace(/\s+/g, ' ')
  const relative = relativeOf(text)
  if (relative) return { kind: 'relative', point: relative }
  const today = todayIn(zone, now)
  const month = /^(\d{4})(?:[-/.](\d{1,2})|年 ?(\d{1,2})月)$/.exec(text)
  const namedMonth = /^([a-z]{3,9}) (\d{4})$/.exec(text)
  if (month || namedMonth) {
    const number = month ? Number(month[2] ?? month[3]) : monthOf(namedMonth?.[1] ?? '')
    const first = dayOf(month?.[1] ?? namedMonth?.[2], String(number ?? 0), '1')
    return first && wholeFrom(first, 'month', zone)
  }
  if (/^(\d{1,2}:\d{2}|\d{1,2}[点时])/.test(text)) {
    const time = at(text, today, zone)
    // A time that is still to come today was meant of yesterday.
    return time?.kind === 'span' && time.startMs > now ? at(text, dayBefore(today, 1), zone) : time
  }
  const { day, rest } = dateIn(text, today)
  if (!day) return null
  return rest === '' ? wholeFrom(day, 'day', zone) : at(rest, day, zone)
}

function dateIn(text: string, today: Day): { day: Day | null; rest: string } {
  const recent: Recent = (month, day) => {
    for (let year = today.year; year > today.year - 8; year -= 1) {
      const found = dayOf(String(year), String(month), String(day))
      if (
        found &&
        Date.UTC(year, month - 1, day) <= Date.UTC(today.year, today.month - 1, today.day)
      ) {
        return found
      }
    }
    return null
  }
  const word = Object.keys(DAYS_BACK).find((each) => text.startsWith(each))
  if (word) {
    return { day: dayBefore(today, DAYS_BACK[word] ?? 0), rest: restOf(text.slice(word.length)) }
  }
  for (const [pattern, read] of DATES) {
    const match = pattern.exec(text)
    if (match)
      return { day: read(match.slice(1), recent), rest: restOf(text.slice(match[0].length)) }
  }
  return { day: null, rest: '' }
}

/** What follows a date: a time, after a blank, a comma, an "at" or the T of ISO 8601. */
const restOf = (text: string) => text.replace(/^(,? at |t(?=\d)|, ?| )/, '').trim()

function dayBefore({ year, month, day }: Day, days: number): Day {
  const date = new Date(Date.UTC(year, month - 1, day - days))
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
}

const wholeFrom = (first: Day, whole: 'month' | 'day', zone: Zone): TypedTime => ({
  kind: 'span',
  startMs: wall(zone, first),
  // The calendar's next day, not 24 hours on.
  endMs: wall(
    zone,
    whole === 'day' ? { ...first, day: first.day + 1 } : { ...first, month: first.month + 1 },
  ),
  whole,
})

/**
 * The point of an address for one end of a range. "To 5 May" includes 5 May: the end is the first instant after it. A time
 * of day ends where it is.
 */
export function pointFrom(time: TypedTime, side: 'from' | 'to'): string {
  if (time.kind === 'relative') return time.point
  const days = time.whole === 'day' || time.whole === 'month'
  return new Date(side === 'to' && days ? time.endMs : time.startMs).toISOString()
}

/** How an end of a range reads in its field, so that reading it again gives the same: "2026-05-05", "2026-05-05 14:30". */
export function fieldText(point: string, side: 'from' | 'to', zone: Zone): string {
  const ms = Date.parse(point)
  if (Number.isNaN(ms)) return point
  const { year, month, day } = todayIn(zone, ms)
  const two = (n: number) => String(n).padStart(2, '0')
  const dayText = (of: Day) => `${String(of.year).padStart(4, '0')}-${two(of.month)}-${two(of.day)}`
  if (wall(zone, { year, month, day }) === ms && year > 1970) {
    return dayText(side === 'to' ? dayBefore({ year, month, day }, 1) : { year, month, day })
  }
  const date = new Date(ms)
  const [hour, minute, second, milli] =
    zone === 'utc'
      ? [date.getUTCHours(), date.getUTCMinutes(), date.getUTCSeconds(), date.getUTCMilliseconds()]
      : [date.getHours(), date.getMinutes(), date.getSeconds(), date.getMilliseconds()]
  const fraction = milli > 0 ? `.${String(milli).padStart(3, '0')}` : ''
  const seconds = second > 0 || milli > 0 ? `:${two(second)}${fraction}` : ''
  const text = `${dayText({ year, month, day })} ${two(hour)}:${two(minute)}${seconds}`
  // An hour that a clock shows twice in autumn, and what is finer than a millisecond, can only be said whole.
  return wall(zone, { year, month, day }, hour, minute, second, milli) === ms &&
    !/\.\d{4}/.test(point)
    ? text
    : point
}
