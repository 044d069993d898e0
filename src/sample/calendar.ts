import type { When } from './content/types'

export const MINUTE = 60_000
export const DAY = 86_400_000

/** Midnight UTC of the day that holds `at` (ms since 1970). */
const midnight = (at: number): number => Math.floor(at / DAY) * DAY

const isWeekend = (day: number) => [0, 6].includes(new Date(day).getUTCDay())

/** Milliseconds since midnight of a time written as HH:MM. */
function timeOfDay(time: string): number {
  const match = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time)
  if (match === null) throw new Error(`sample: "${time}" is not a time of day`)
  return (Number(match[1]) * 60 + Number(match[2])) * MINUTE
}

/** Midnight of the working day that is `back` (0 or negative) working days before the last one before `now`. */
export function workdayStart(now: number, back: number): number {
  let day = midnight(now) - DAY
  while (isWeekend(day)) day -= DAY
  for (let left = back; left < 0; left += 1) {
    do day -= DAY
    while (isWeekend(day))
  }
  return day
}

/** The instant of the sample in ms since 1970, for a history that ends at `now`. */
export const instantOf = (when: When, now: number): number =>
  'minutesAgo' in when
    ? now - when.minutesAgo * MINUTE
    : workdayStart(now, when.workday) + timeOfDay(when.time)

/** Days from `from` to `to` (ms), both included, as midnights, with whether they are at a weekend. */
export function daysBetween(from: number, to: number): { start: number; weekend: boolean }[] {
  const days = []
  for (let day = midnight(from); day <= to; day += DAY) {
    days.push({ start: day, weekend: isWeekend(day) })
  }
  return days
}
