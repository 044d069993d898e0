import { formatsIn } from '../language/formats'
import { LANGUAGES, type Language } from '../language/languages'

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_536_000_000],
  ['month', 2_592_000_000],
  ['week', 604_800_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
]

/** Writes the time from `instant` (RFC 3339) to `now` (ms since the epoch) in words: "3 h ago". Less than a minute is "now". */
export function relativeTime(instant: string, now: number, language: Language): string {
  const distance = Date.parse(instant) - now
  const formats = formatsIn(language)
  for (const [unit, size] of UNITS) {
    if (Math.abs(distance) >= size) return formats.relative(Math.trunc(distance / size), unit)
  }
  return formats.now()
}

/** "10:41" for a time (ms since the epoch) of the day of `now`, with its date for one of another day; the browser's zone. */
export function clockTime(at: number, now: number, tag: string): string {
  const today = new Date(at).toDateString() === new Date(now).toDateString()
  return new Intl.DateTimeFormat(tag, {
    ...(today ? {} : { year: 'numeric', month: 'short', day: 'numeric' }),
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(at)
}

/**
 * Makes the browser's formats of numbers and times for this language before a screen needs them, each in a task of its own.
 * The browser takes several ms for the first format of a kind, and a screen would need all of them in the task that draws it.
 * @returns gives up those that are not made yet
 */
export function makeFormatsAhead(language: Language): () => void {
  const { number, relative } = formatsIn(language)
  const timers = [
    () => clockTime(0, 0, LANGUAGES[language].tag),
    () => relative(0, 'hour'),
    () => number(0),
  ].map((make) => setTimeout(make))
  return () => timers.forEach((timer) => clearTimeout(timer))
}
