import { daysBetween, DAY } from './calendar'

/** How busy each hour (UTC) of a working day is; nights are the nightly account's, weekends whoever is on call. */
const HOURS = [
  1, 2, 30, 2, 2, 8, 30, 70, 95, 100, 90, 70, 60, 85, 90, 70, 45, 20, 9, 5, 4, 3, 2, 1,
] as const
const WEEKEND = 0.08
const HOUR = DAY / 24

/**
 * Maps a share of all requests, 0 to 1, to the instant (ms) by which they have been made between `from` and `to`:
 * rising, fast by day and slow by night.
 */
export function workingTime(from: number, to: number): (share: number) => number {
  const starts: number[] = []
  const before: number[] = []
  let sum = 0
  for (const day of daysBetween(from, to)) {
    HOURS.forEach((weight, hour) => {
      const start = day.start + hour * HOUR
      if (start + HOUR <= from || start >= to) return
      starts.push(Math.max(start, from))
      before.push(sum)
      const length = Math.min(start + HOUR, to) - Math.max(start, from)
      sum += (weight * (day.weekend ? WEEKEND : 1) * length) / HOUR
    })
  }
  starts.push(to)
  before.push(sum)
  let index = 0
  return (share) => {
    const wanted = share * sum
    // Asked for in rising order, all but always: a step or two from where it was.
    while (index > 0 && (before[index] ?? 0) > wanted) index -= 1
    while (index < starts.length - 2 && (before[index + 1] ?? 0) <= wanted) index += 1
    const [start = from, end = to] = starts.slice(index, index + 2)
    const [low = 0, high = sum] = before.slice(index, index + 2)
    return start + ((wanted - low) / (high - low)) * (end - start)
  }
}
